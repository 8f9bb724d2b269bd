const vm = require('node:vm');

/**
 * Jest compiles every module again for every test file. Here a worker compiles it once and runs the compiled script in the
 * context of each test file, which saves a sixth of the processor time of all unit tests.
 */
const compileFunction = vm.compileFunction;

/** The compiled modules of this worker by file. */
const compiled = new Map();

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined) return compileFunction(source, parameters, options);
  let module = compiled.get(filename);
  // Without and with coverage, or in two projects, the code of a file can differ.
  if (module?.source !== source) {
    const head = `(function (${parameters.join(', ')}) {`;
    module = {
      source,
      // Errors then name the same columns as without the head.
      script: new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }),
    };
    compiled.set(filename, module);
  }
  return module.script.runInContext(parsingContext);
};
