import { gameCategories } from '@pavilion/contract';
import fc from 'fast-check';
import { turnoverOf } from '../../money/turnover/turnover-rules';
import { coinsOf, coinsOfClaim } from '../coins/coin-rules';
import { rebateOf } from './rebate-rules';

const category = fc.constantFrom(...gameCategories);
const level = fc.integer({ min: 0, max: 10 });

describe('a rebate', () => {
  it('[REQ-10] is no more for a million tiny bets than for one of their sum', () => {
    const played = gameCategories.map((of) => ({ of, sum: 0n, turnover: 0n, rebate: 0n, coins: 0n }));
    for (let bet = 0; bet < 1_000_000; bet++) {
      const row = played[bet % played.length] as (typeof played)[number];
      const stake = BigInt(1 + (bet % 97));
      const counted = turnoverOf(row.of, stake);
      row.sum += stake;
      row.turnover += counted;
      row.rebate += rebateOf(row.of, 6, counted);
      row.coins += coinsOf(counted);
    }
    for (const { of, sum, turnover, rebate, coins } of played) {
      expect(turnover <= turnoverOf(of, sum)).toBe(true);
      expect(rebate <= rebateOf(of, 6, turnover)).toBe(true);
      expect(coins <= coinsOf(turnover)).toBe(true);
    }
  });

  it('[REQ-10] is never more of two parts than of both together', () =>
    fc.assert(
      fc.property(category, level, fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (of, vip, a, b) => {
        expect(rebateOf(of, vip, a) + rebateOf(of, vip, b) <= rebateOf(of, vip, a + b)).toBe(true);
        expect(turnoverOf(of, a) + turnoverOf(of, b) <= turnoverOf(of, a + b)).toBe(true);
        expect(rebateOf(of, vip, a) <= a && turnoverOf(of, a) <= a).toBe(true);
      }),
    ));

  it('[REQ-10] gives as many coins for turnover in many claims as for all of it in one', () =>
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10n ** 6n), { minLength: 1, maxLength: 20 }), (parts) => {
        let [claimed, coins] = [0n, 0n];
        for (const part of parts) {
          const given = coinsOfClaim(claimed + part, claimed);
          expect(given >= 0n && given % 100n === 0n).toBe(true);
          coins += given;
          claimed += part;
        }
        // A coin of 100 minor units for each 100.00 of turnover.
        expect(coins).toBe((claimed / 10_000n) * 100n);
      }),
    ));
});
