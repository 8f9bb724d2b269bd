/**
 * Does something again and again, never twice at the same time. A failure is told and tried again.
 *
 * @returns how to stop it; resolves when what is under way has ended.
 */
export const repeat = (
  interval: number,
  act: () => Promise<void>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= act()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
