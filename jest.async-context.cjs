const { AsyncLocalStorage } = require('node:async_hooks');

/**
 * Jest creates an `AsyncLocalStorage` for each test file and never disables it. Node 20 copies the stores of all enabled ones
 * to each new promise, so that a promise in the 300th test file of a worker costs some twenty times as much as in the first.
 */
const enabled = new Set();

for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...values) {
    enabled.add(this);
    return original.apply(this, values);
  };
}

/** An environment that disables at its end what its test file has enabled. */
exports.endingAsyncContext = (Environment) =>
  class extends Environment {
    async teardown() {
      for (const storage of enabled) storage.disable();
      enabled.clear();
      await super.teardown();
    }
  };
