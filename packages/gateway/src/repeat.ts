/**
 * Runs an action at an interval, never twice at the same time. A failure is reported, and the action runs again.
 *
 * @returns stops the repetition; resolves when a running action has ended.
 */
export const repeat = (
  interval: number,
  action: () => Promise<void>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= action()
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
