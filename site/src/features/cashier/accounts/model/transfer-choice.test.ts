import { buildBalances, buildVenue } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { percentOf } from '../../model/percent-of';
import { movableOf, readChoice, venueOf, writeChoice } from './transfer-choice';
import { venueSum } from './venue-sum';

const venue = (code: string, balance: string) => ({
  venue: buildVenue({ code }),
  category: null,
  balance,
});

describe('a transfer between wallets', () => {
  it('[MNY-3] round-trips through the query', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
        fc.constantFrom('in' as const, 'out' as const),
        (code, direction) =>
          expect(readChoice(new URLSearchParams(writeChoice({ venue: code, direction })))).toEqual({
            venue: code,
            direction,
          }),
      ),
    );
    expect(readChoice(new URLSearchParams('direction=up'))).toEqual({ venue: undefined, direction: 'in' });
  });

  it('[MNY-3] chooses the venue of the query, else one with money to transfer', () => {
    const venues = [venue('a', '0.00'), venue('b', '5.00')];
    expect(venueOf(venues, { venue: 'a', direction: 'out' })?.venue.code).toBe('a');
    expect(venueOf(venues, { venue: 'gone', direction: 'out' })?.venue.code).toBe('b');
    expect(venueOf(venues, { venue: undefined, direction: 'in' })?.venue.code).toBe('a');
    expect(venueOf([], { venue: 'a', direction: 'in' })).toBeUndefined();
  });

  it('[MNY-3] is limited by the balance of the source wallet', () => {
    const balances = buildBalances({ main: '12.00' });
    expect(movableOf(balances, venue('a', '3.00'), 'in')).toBe('12.00');
    expect(movableOf(balances, venue('a', '3.00'), 'out')).toBe('3.00');
  });

  it('[MNY-2] sums the venue balances exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 20n })), (minors) => {
        const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
        const venues = minors.map((minor, index) => venue(String(index), text(minor)));
        expect(venueSum({ venues })).toBe(text(minors.reduce((sum, each) => sum + each, 0n)));
      }),
    );
    expect(percentOf('1.00', '3.00')).toBe(33.3);
    expect(percentOf('1.00', '0.00')).toBe(0);
  });
});
