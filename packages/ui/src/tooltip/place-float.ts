/** Above or below what the words are about. */
export type FloatSide = 'top' | 'bottom';

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;
interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;

/**
 * Where a float stands in the window, in px: centred on its anchor, on the wished side unless only the other has room,
 * and never past the window's sides. `top` is that of its edge at the anchor, so that it touches it whatever becomes
 * of its own height: the lower edge of what stands above.
 */
export const placeFloat = (anchor: Box, float: Size, screen: Size, wished: FloatSide) => {
  const room = { top: anchor.top, bottom: screen.height - anchor.top - anchor.height };
  const other = wished === 'top' ? 'bottom' : 'top';
  const fits = (side: FloatSide) => room[side] >= float.height;
  const side = !fits(wished) && fits(other) ? other : wished;
  const centred = anchor.left + (anchor.width - float.width) / 2;
  return {
    side,
    left: Math.max(EDGE, Math.min(centred, screen.width - float.width - EDGE)),
    top: side === 'top' ? anchor.top : anchor.top + anchor.height,
  };
};
