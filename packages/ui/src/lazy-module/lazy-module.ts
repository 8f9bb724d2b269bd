import { useEffect, useState } from 'react';

/** A module in a separate chunk. */
export interface LazyModule<Module> {
  /** Imports the module. Calls share one import; a call after a failure starts a new one. */
  load(): Promise<Module>;
  /** The module, or undefined until it has been imported. */
  loaded(): Module | undefined;
  /** Imports the module when the browser is idle; a failure is left to the next `load`. Returns a cancel function. */
  preloadWhenIdle(): () => void;
}

/** Delays before the second and the third attempt, in ms. */
const defaultRetryDelays: readonly number[] = [500, 2000];

/**
 * Defines a module that is imported on demand, with retries for a network that drops a request.
 *
 * @param importModule - the dynamic import, written out so that bundlers can split the chunk.
 */
export const lazyModule = <Module>(
  importModule: () => Promise<Module>,
  retryDelays = defaultRetryDelays,
): LazyModule<Module> => {
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;

  const importWithRetries = async (): Promise<Module> => {
    for (const delay of retryDelays) {
      try {
        return await importModule();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return importModule();
  };

  const load = () => {
    pending ??= importWithRetries().then(
      (module) => {
        loaded = module;
        return module;
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  const preload = () => void load().catch(() => undefined);

  return {
    load,
    loaded: () => loaded,
    preloadWhenIdle: () => {
      if (typeof requestIdleCallback === 'function') {
        const id = requestIdleCallback(preload, { timeout: 5000 });
        return () => cancelIdleCallback(id);
      }
      const id = setTimeout(preload, 2000);
      return () => clearTimeout(id);
    },
  };
};

/**
 * A lazy module, imported as soon as it is needed; undefined until it has arrived. A hook and not `React.lazy`:
 * `Suspense` delays what it reveals by up to 300 ms, and `React.lazy` never retries a failed import.
 *
 * @throws the error of the import, while rendering, so that an error boundary can recover from a chunk that a new
 * deployment removed.
 */
export const useLazyModule = <Module>(lazy: LazyModule<Module>, isNeeded: boolean): Module | undefined => {
  const [module, setModule] = useState(lazy.loaded);
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    if (!isNeeded || module) return;
    let isCurrent = true;
    lazy.load().then(
      (arrived) => isCurrent && setModule(() => arrived),
      (error) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lazy, isNeeded, module]);

  if (failure) throw failure.error;
  return module;
};
