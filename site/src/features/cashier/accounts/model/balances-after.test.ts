import { addAmounts, compareAmounts } from '@pavilion/format';
import fc from 'fast-check';
import { balancesAfter } from './balances-after';

const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const minors = fc.bigInt({ min: 0n, max: 10n ** 20n });

describe('the balances after a transfer', () => {
  it('[MNY-3] move the amount from the source wallet to the target wallet', () => {
    expect(balancesAfter({ main: '1280.50' }, { balance: '100.00' }, 'in', '20')).toEqual({
      main: '1260.50',
      venue: '120.00',
    });
    expect(balancesAfter({ main: '1280.50' }, { balance: '100.00' }, 'out', '0.1')).toEqual({
      main: '1280.60',
      venue: '99.90',
    });
  });

  it('[MNY-2] keep the exact sum of both wallets', () => {
    fc.assert(
      fc.property(minors, minors, minors, fc.constantFrom('in', 'out'), (main, venue, amount, direction) => {
        const after = balancesAfter({ main: text(main) }, { balance: text(venue) }, direction, text(amount));
        expect(compareAmounts(addAmounts(after.main, after.venue), text(main + venue))).toBe(0);
        const gain = direction === 'in' ? after.venue : after.main;
        const target = direction === 'in' ? venue : main;
        expect(compareAmounts(gain, text(target + amount))).toBe(0);
      }),
    );
  });
});
