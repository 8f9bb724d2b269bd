import fc from 'fast-check';
import { placeFloating } from './place-floating';

const viewport = { width: 360, height: 640 };
const anchors = fc.record({
  left: fc.integer({ min: 0, max: 320 }),
  top: fc.integer({ min: 0, max: 600 }),
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 40 }),
});
const elements = fc.record({
  width: fc.integer({ min: 10, max: 280 }),
  height: fc.integer({ min: 10, max: 300 }),
});

it('keeps an element in the window and off its anchor, wherever the anchor is', () => {
  const placements = fc.record({
    side: fc.constantFrom('top', 'bottom'),
    align: fc.constantFrom('start', 'center', 'end'),
    gap: fc.constantFrom(0, 8),
  });
  fc.assert(
    fc.property(anchors, elements, placements, fc.boolean(), (anchor, element, placement, isRtl) => {
      const { gap } = placement;
      const { left, top: edge, side } = placeFloating(anchor, element, viewport, placement, isRtl);
      const top = side === 'top' ? edge - element.height : edge;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + element.width).toBeLessThanOrEqual(viewport.width);
      const isAbove = top + element.height === anchor.top - gap;
      const isBelow = top === anchor.top + anchor.height + gap;
      expect([isAbove, isBelow]).toContain(true);
      const fitsAbove = anchor.top - element.height - gap >= 0;
      const fitsBelow = anchor.top + anchor.height + element.height + gap <= viewport.height;
      if (fitsAbove || fitsBelow) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + element.height).toBeLessThanOrEqual(viewport.height);
      }
      if (placement.side === 'top' ? fitsAbove : fitsBelow) expect(side).toBe(placement.side);
    }),
  );
});

it.each([
  ['start', false, 100],
  ['end', false, 40],
  ['center', false, 70],
  ['start', true, 40],
  ['end', true, 100],
] as const)('aligns with the %s edge of the anchor, right to left: %s', (align, isRtl, left) => {
  const anchor = { left: 100, top: 300, width: 40, height: 20 };
  const placement = { side: 'bottom', align, gap: 0 } as const;
  expect(placeFloating(anchor, { width: 100, height: 50 }, viewport, placement, isRtl).left).toBe(left);
});
