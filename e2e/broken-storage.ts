/** Replaces the storage of a page before its scripts run: every access throws. */
export const denyStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

/** Replaces the storage of a page before its scripts run: nothing more can be stored. */
export const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};
