type Drawing = typeof import('./modal-dialog');

/** Waits before the second and the third try, in ms. */
const pauses = [500, 2000] as const;

const load = (): Promise<Drawing> => import('./modal-dialog');

/** The part that draws is a chunk of its own; a network that stumbles gets two more tries. */
export const loadDrawing = async (): Promise<Drawing> => {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
};

/** Fetches the chunk when the browser has nothing better to do. Gives the way to call that off. */
export const warmDrawing = (): (() => void) => {
  const warm = () => {
    // Whoever needs the chunk will ask again and see the failure.
    load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(warm, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(warm, 2000);
  return () => clearTimeout(id);
};
