import type { LoggerPort, StoragePort } from './ports';

/** A storage that never throws. When storage is full or blocked, values are not persisted and a warning is logged. */
export const safeStorage = (storage: StoragePort, logger: LoggerPort): StoragePort => {
  const attempt = <T>(key: string, run: () => T, fallback: T): T => {
    try {
      return run();
    } catch (error) {
      logger.warn(`Storage is not available for ${key}.`, error);
      return fallback;
    }
  };
  return {
    getItem: (key) => attempt(key, () => storage.getItem(key), null),
    setItem: (key, value) => attempt(key, () => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt(key, () => storage.removeItem(key), undefined),
  };
};
