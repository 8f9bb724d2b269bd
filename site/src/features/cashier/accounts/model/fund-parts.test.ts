import { addAmounts } from '@pavilion/format';
import { buildBalances, buildVenue } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { fundParts } from './fund-parts';

const amount = fc
  .bigInt({ min: 0n, max: 10n ** 20n })
  .map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`);

it('[MNY-2] splits the total into parts whose exact sum it is', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (main, locked, balance, stakes) => {
      const total = [main, locked, balance, stakes].reduce(addAmounts);
      const venues = [{ venue: buildVenue(), category: null, balance }];
      expect(fundParts(buildBalances({ total, main, locked, venues }))).toEqual({
        main,
        venues: balance,
        locked,
        openBets: stakes,
      });
    }),
  );
});
