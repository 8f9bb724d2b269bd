import fc from 'fast-check';
import { createTestPorts } from '../testing';
import { createInvites } from './invites';

const kinds = ['invite_code', 'i_code', 'r_code', 'r_bet'] as const;
type Kind = (typeof kinds)[number];
const life: Record<Kind, number> = { invite_code: 24, i_code: 12, r_code: 12, r_bet: 12 };
const hour = 3_600_000;

type Move = { do: 'capture'; codes: Partial<Record<Kind, string>> } | { do: 'wait'; ms: number };

const code = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
const wait = fc.oneof(
  fc.integer({ min: 0, max: 30 * hour }),
  fc.constantFrom(12 * hour - 1, 12 * hour, 24 * hour - 1, 24 * hour, 1),
);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    do: fc.constant('capture' as const),
    codes: fc.record({ invite_code: code, i_code: code, r_code: code, r_bet: code }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constant('wait' as const), ms: wait }),
);

/** Reference model: all captures with their times, searched from the last. */
const expected = (moves: readonly Move[]) => {
  let now = 0;
  const captured: { kind: Kind; value: string | undefined; at: number }[] = [];
  for (const one of moves) {
    if (one.do === 'wait') now += one.ms;
    else {
      if (one.codes.r_code) captured.push({ kind: 'r_bet', value: undefined, at: now });
      for (const kind of kinds) {
        const value = one.codes[kind];
        if (value) captured.push({ kind, value, at: now });
      }
    }
  }
  const alive = (kind: Kind) => {
    const last = captured.filter((row) => row.kind === kind).pop();
    return last && now < last.at + life[kind] * hour ? last.value : undefined;
  };
  if (alive('r_code')) return ['r_code', alive('r_code'), alive('r_bet')];
  if (alive('i_code')) return ['i_code', alive('i_code'), undefined];
  if (alive('invite_code')) return ['invite_code', alive('invite_code'), undefined];
  return undefined;
};

describe('invite codes after any sequence of captures', () => {
  it('[INV-1] [INV-2] [INV-3] agrees with the reference model at any time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), fc.boolean(), async (moves, readOften) => {
        const ports = createTestPorts();
        const invites = createInvites(ports);
        for (const one of moves) {
          if (one.do === 'wait') ports.clock.setNow(ports.clock.now() + one.ms);
          else invites.capture(`?${new URLSearchParams(one.codes as Record<string, string>)}`);
          if (readOften) invites.current();
        }
        const found = invites.current();
        expect(found && [found.kind, found.code, found.bet]).toEqual(expected(moves));
      }),
      { numRuns: 500 },
    );
  });

  it('[INV-4] never throws on stored text, and returns only codes that can be sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ value, time: value })),
        ),
        (text) => {
          const ports = createTestPorts();
          for (const kind of kinds) ports.storage.setItem(kind, text);
          const found = createInvites(ports).current();
          if (!found) return;
          for (const sent of [found.code, found.bet ?? 'x']) {
            expect(sent).toBe(sent.trim());
            expect(sent.length).toBeGreaterThanOrEqual(1);
            expect(sent.length).toBeLessThanOrEqual(64);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('[INV-4] reads a legacy value and its saved new form alike', () => {
    fc.assert(
      fc.property(code, (plain) => {
        const ports = createTestPorts();
        ports.storage.setItem('invite_code', plain);
        const invites = createInvites(ports);
        const first = invites.current();
        expect(invites.current()).toEqual(first);
        expect(first?.code).toBe(['null', 'undefined'].includes(plain) ? undefined : plain);
      }),
    );
  });

  it('[INV-4] reads a time stamp in the future as empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (ahead) => {
        const ports = createTestPorts();
        ports.storage.setItem('i_code', JSON.stringify({ value: 'X1', time: ports.clock.now() + ahead }));
        expect(createInvites(ports).current()).toBeUndefined();
      }),
    );
  });
});
