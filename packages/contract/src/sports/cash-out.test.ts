import fc from 'fast-check';
import vectors from '../../vectors/sports-settlement.json';
import { type CashOutLeg, cashOutOffer, fairValue, partOf } from './cash-out';
import { payoutOf, potentialPayout } from './payout';

const single = [1];

describe('cash-out', () => {
  it.each(vectors.cashOuts)('[SPT-8] of $name offers $offer', (vector) => {
    const { won, returned, price, state, unit } = vector;
    const legs = [{ value: (won * price) / 1000 + returned, state: state as CashOutLeg['state'] }];
    const potential = potentialPayout(BigInt(unit), [price], single);
    expect(fairValue(BigInt(unit), legs, single)).toBe(BigInt(vector.fair));
    expect(cashOutOffer(BigInt(unit), legs, single, potential)).toBe(BigInt(vector.offer));
  });

  it('[SPT-8] keeps 5 % of each live leg, 3 % of each other open leg, and at most 20 %', () => {
    const offer = (...states: CashOutLeg['state'][]) => {
      const legs = states.map((state) => ({ value: 1, state }));
      return cashOutOffer(1_000_000n, legs, [legs.length], 10n ** 12n);
    };
    expect(offer('settled')).toBe(1_000_000n);
    expect(offer('prematch')).toBe(970_000n);
    expect(offer('live', 'prematch', 'settled')).toBe(921_500n);
    expect(offer('live', 'live', 'live', 'live', 'live')).toBe(800_000n);
  });

  it.each([
    // Doubles give 3989.
    [0.2, 2100, 'live', 3990n],
    [0.95, 1750, 'prematch', 16126n],
    [0.3, 1900, 'live', 5415n],
    [0.1, 1100, 'prematch', 1067n],
  ] as const)('[SPT-8] offers the exact amount: of %s at %s, %s, %s', (won, price, state, offer) => {
    const legs = [{ value: (won * price) / 1000, state }];
    expect(cashOutOffer(10_000n, legs, single, 10n ** 9n)).toBe(offer);
  });

  it('[SPT-8] offers nothing under 1.00, and nothing that is not below the potential payout', () => {
    const legs = [{ value: 0.5, state: 'settled' as const }];
    expect(cashOutOffer(199n, legs, single, 1000n)).toBeUndefined();
    expect(cashOutOffer(200n, legs, single, 1000n)).toBe(100n);
    expect(cashOutOffer(200n, legs, single, 100n)).toBeUndefined();
  });

  it('[SPT-8] values a ticket of settled legs at its payout', () => {
    const leg = fc.record({
      result: fc.constantFrom('won' as const, 'half-won' as const, 'push' as const, 'half-lost' as const),
      price: fc.integer({ min: 1010, max: 5000 }),
    });
    const multiples = {
      won: (o: number) => o,
      'half-won': (o: number) => (1 + o) / 2,
      push: () => 1,
      'half-lost': () => 0.5,
    };
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 5 }), (legs) => {
        const sizes = [2, legs.length];
        const values = legs.map(({ result, price }) => ({
          value: multiples[result](price / 1000),
          state: 'settled' as const,
        }));
        expect(fairValue(1000n, values, sizes)).toBe(payoutOf(1000n, legs, sizes));
      }),
    );
  });

  it('[SPT-8] rounds a part down', () => {
    expect(partOf(15_319n, 50)).toBe(7659n);
    expect(partOf(15_319n, 100)).toBe(15_319n);
  });
});
