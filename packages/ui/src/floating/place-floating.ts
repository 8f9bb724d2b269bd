export type FloatingSide = 'top' | 'bottom';

/** The edge of the anchor that a floating element is aligned with. `start` and `end` follow the text direction. */
export type FloatingAlign = 'start' | 'center' | 'end';

export interface FloatingPlacement {
  /** The preferred side; the other one is used where only that has room. */
  readonly side: FloatingSide;
  readonly align: FloatingAlign;
  /** Distance to the anchor, in px. */
  readonly gap: number;
}

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum distance to the sides of the window, in px. */
const WINDOW_MARGIN = 8;

const alignedLeft = (anchor: Box, width: number, align: FloatingAlign, isRtl: boolean): number => {
  if (align === 'center') return anchor.left + (anchor.width - width) / 2;
  return (align === 'start') === isRtl ? anchor.left + anchor.width - width : anchor.left;
};

/**
 * The position of a floating element in the window, in px. `top` is the edge at the anchor (the lower edge of an
 * element above it), so that the element stays at the anchor when its height changes.
 */
export const placeFloating = (
  anchor: Box,
  floating: Size,
  viewport: Size,
  { side: preferred, align, gap }: FloatingPlacement,
  isRtl = false,
) => {
  const room = { top: anchor.top, bottom: viewport.height - anchor.top - anchor.height };
  const other = preferred === 'top' ? 'bottom' : 'top';
  const fits = (side: FloatingSide) => room[side] >= floating.height + gap;
  const side = !fits(preferred) && fits(other) ? other : preferred;
  const left = alignedLeft(anchor, floating.width, align, isRtl);
  const maxLeft = viewport.width - floating.width - WINDOW_MARGIN;
  return {
    side,
    left: Math.max(WINDOW_MARGIN, Math.min(left, maxLeft)),
    top: side === 'top' ? anchor.top - gap : anchor.top + anchor.height + gap,
  };
};
