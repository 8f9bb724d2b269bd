import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Chart {
  /** Accessible name of the cursor. */
  readonly label: string;
  /** Text of each position. */
  readonly texts: readonly string[];
  /** Index at a pointer position, given as a fraction of the width. */
  readonly placeAt: (share: number) => number;
}

/** Index after each key. A chart runs from left to right in every text direction, and so do the arrow keys. */
const moveByKey: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The position of a chart that pointer or arrow keys selected; for screen readers a slider over the values. */
export const useChartCursor = ({ label, texts, placeAt }: Chart) => {
  const last = texts.length - 1;
  const [selected, setSelected] = useState<number>();
  const [isShown, setIsShown] = useState(false);
  const clamp = (at: number) => Math.max(0, Math.min(last, at));
  const at = clamp(selected ?? last);

  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setSelected(clamp(placeAt((event.clientX - left) / (width || 1))));
    setIsShown(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setIsShown(false);
    }
    const move = moveByKey[event.key];
    if (!move) return;
    event.preventDefault();
    setSelected(clamp(move(at, last)));
    setIsShown(true);
  };
  return {
    /** Undefined while nothing is selected. */
    active: isShown && last >= 0 ? at : undefined,
    plot: {
      role: 'slider',
      tabIndex: 0,
      dir: 'ltr',
      'aria-label': label,
      'aria-readonly': true,
      'aria-valuemin': 1,
      'aria-valuemax': last + 1,
      'aria-valuenow': at + 1,
      'aria-valuetext': texts[at],
      onPointerMove: handlePointer,
      onPointerDown: handlePointer,
      onPointerLeave: () => setIsShown(false),
      onFocus: () => setIsShown(true),
      onBlur: () => setIsShown(false),
      onKeyDown,
    },
  } as const;
};
