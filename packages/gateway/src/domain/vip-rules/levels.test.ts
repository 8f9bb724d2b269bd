import { gameCategories, vipGiftKinds, vipPrivilegeDefinitions, vipPrivileges } from '@pavilion/contract';
import { coinsOf, coinsPerUnit } from '../engagement/coins/coin-rules';
import { rebateRate } from '../engagement/rebates/rebate-rules';
import { firstLevelWith, keepDays, type VipLevel, vipLevels } from './levels';
import { vipGifts } from './vip-gifts';

/** What the coins for turnover are worth, minor units. */
const coinValueOf = (turnover: bigint) => coinsOf(turnover) / coinsPerUnit;

describe('the table of the VIP levels', () => {
  const columns: ((row: VipLevel) => bigint | number)[] = [
    ({ turnover }) => turnover,
    ({ deposits }) => deposits,
    ({ keep }) => keep,
    ...vipGiftKinds.map(
      (kind) =>
        ({ gifts }: VipLevel) =>
          gifts[kind],
    ),
    ({ extraRebate }) => extraRebate,
    ...vipPrivileges.map((privilege) => ({ withdrawals }: VipLevel) => {
      const value = Number(withdrawals[privilege]);
      return vipPrivilegeDefinitions[privilege].better === 'higher' ? value : -value;
    }),
  ];

  it('[VIP-1] never offers less at a higher level, and always asks for more', () => {
    for (const [level, row] of vipLevels.entries()) {
      const before = vipLevels[level - 1];
      if (!before) continue;
      for (const column of columns) expect(column(row) >= column(before)).toBe(true);
      expect(row.turnover > before.turnover && row.deposits > before.deposits).toBe(true);
      expect(row.keep * 2n <= row.turnover).toBe(true);
    }
  });

  it('[VIP-1] gives the highest level priority, which the first level with it says', () => {
    expect(vipLevels.map(({ withdrawals }) => withdrawals.priority)).toEqual([...Array(6).fill(false), true]);
    expect(firstLevelWith('priority')).toBe(6);
  });

  it('[VIP-1] gives back at most 40 % of a margin of 3 % to a member who keeps the level and no more', () => {
    for (const [level, { keep, gifts }] of [...vipLevels.entries()].slice(1)) {
      const rates = gameCategories.map((category) => rebateRate(category, level));
      const rebate = (keep * BigInt(Math.max(...rates))) / 10_000n;
      const given = vipGiftKinds.reduce(
        (sum, kind) => sum + Number(gifts[kind]) * vipGifts[kind].atMostIn(keepDays),
        Number(rebate + coinValueOf(keep)),
      );
      expect(given / Number((keep * 3n) / 100n)).toBeLessThanOrEqual(0.4);
    }
  });
});
