const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Fulfilled when a person first does something with the page. */
export const interest = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = () => {
      for (const sign of signs) removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, seen, { capture: true, passive: true });
  });
