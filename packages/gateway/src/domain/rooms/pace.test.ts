import { limits } from '@pavilion/contract';
import fc from 'fast-check';
import { paceWait } from './pace';

describe('paceWait', () => {
  const { burst } = limits.rooms;
  const moments = fc.array(fc.nat(120_000), { maxLength: 40 });
  const slows = fc.constantFrom(...limits.rooms.slowModes);

  it('[LIV-3] accepts at most three messages in the time of three intervals, whenever members send', () => {
    fc.assert(
      fc.property(moments, slows, (attempts, slow) => {
        const sent: number[] = [];
        for (const at of attempts.sort((one, other) => one - other))
          if (paceWait(sent, slow, at) === 0) sent.push(at);
        const window = slow * burst * 1_000;
        for (const [index, at] of sent.entries()) {
          const later = sent[index + burst];
          if (later !== undefined) expect(later - at).toBeGreaterThanOrEqual(window);
        }
      }),
    );
  });

  it('[LIV-3] accepts the next message after exactly the wait that it tells', () => {
    fc.assert(
      fc.property(moments, slows, (sent, slow) => {
        const now = 120_000;
        const wait = paceWait(sent, slow, now);
        expect(paceWait(sent, slow, now + wait)).toBe(0);
        if (wait > 0) expect(paceWait(sent, slow, now + wait - 1)).toBe(1);
      }),
    );
  });

  it('[LIV-3] never waits in a room without a pace', () => {
    expect(
      paceWait(
        Array.from({ length: 50 }, () => 1_000),
        0,
        1_000,
      ),
    ).toBe(0);
  });
});
