import fc from 'fast-check';
import { placeFloat } from './place-float';

const screen = { width: 360, height: 640 };
const anchors = fc.record({
  left: fc.integer({ min: 0, max: 320 }),
  top: fc.integer({ min: 0, max: 600 }),
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 40 }),
});
const floats = fc.record({
  width: fc.integer({ min: 10, max: 280 }),
  height: fc.integer({ min: 10, max: 300 }),
});

it('keeps a float in the window and off its anchor wherever the anchor stands', () => {
  fc.assert(
    fc.property(anchors, floats, fc.constantFrom('top', 'bottom'), (anchor, float, wished) => {
      const { left, top: edge, side } = placeFloat(anchor, float, screen, wished);
      const top = side === 'top' ? edge - float.height : edge;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + float.width).toBeLessThanOrEqual(screen.width);
      const above = top + float.height === anchor.top;
      const below = top === anchor.top + anchor.height;
      expect([above, below]).toContain(true);
      const roomAbove = anchor.top - float.height >= 0;
      const roomBelow = anchor.top + anchor.height + float.height <= screen.height;
      if (roomAbove || roomBelow) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + float.height).toBeLessThanOrEqual(screen.height);
      }
      if (wished === 'top' ? roomAbove : roomBelow) expect(side).toBe(wished);
    }),
  );
});
