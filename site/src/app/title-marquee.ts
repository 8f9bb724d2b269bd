import { textUnits } from '@pavilion/format';

/** Interval of a step in ms, and the width in units from which a title scrolls (APP-2). */
export const marquee = { step: 350, minUnits: 27 } as const;

/** The gap between the end of the title and its next start. */
const gap = ' \u00a0 ';

/** The title after a number of scroll steps. */
export const titleAt = (title: string, steps: number): string => {
  const letters = [...(title + gap)];
  const start = steps % letters.length;
  return [...letters.slice(start), ...letters.slice(0, start)].join('');
};

export interface MarqueePorts {
  readonly show: (title: string) => void;
  readonly isVisible: () => boolean;
  readonly onVisibility: (listener: () => void) => () => void;
}

/**
 * Shows a title; scrolls it while the tab is visible if it is long enough. Returns a function that stops it (APP-2).
 */
export const startTitle = (title: string, { show, isVisible, onVisibility }: MarqueePorts): (() => void) => {
  show(title);
  if (textUnits(title) < marquee.minUnits) return () => {};

  let steps = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const follow = () => {
    stop();
    if (!isVisible()) return;
    timer = setInterval(() => {
      steps += 1;
      show(titleAt(title, steps));
    }, marquee.step);
  };

  follow();
  const unsubscribe = onVisibility(follow);
  return () => {
    stop();
    unsubscribe();
  };
};
