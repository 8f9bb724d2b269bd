import { textUnits } from '@pavilion/format';

/** One step in milliseconds, and the width in units from which a title scrolls. Source: section 9 of the specification. */
export const marquee = { step: 350, minUnits: 27 } as const;

/** A pause between the end of the title and its next beginning. */
const gap = ' \u00a0 ';

/** The title as it reads after some steps. */
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
 * Shows a title, and scrolls it while the tab is visible if it is long enough. Returns what stops it.
 *
 * Source: section 1 of the specification; requirement APP-2.
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
