import type { LoggerPort, StoragePort } from './ports';

/** A storage that never throws: a full or forbidden one costs what it would have kept, not the page. */
export const carefulStorage = (storage: StoragePort, logger: LoggerPort): StoragePort => {
  const attempt = <T>(what: string, run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch (error) {
      logger.warn(`The storage could not ${what}.`, error);
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt(`read ${key}`, () => storage.getItem(key), null),
    setItem: (key, value) => attempt(`keep ${key}`, () => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt(`remove ${key}`, () => storage.removeItem(key), undefined),
  };
};
