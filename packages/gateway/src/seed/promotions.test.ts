import { parseMinor } from '@pavilion/format';
import { mostOf, ruleType } from '../domain/engagement/promotions/promotion-rules';
import { promotions } from './promotions';

/** The most that a promotion about play pays, and the turnover that it asks for, in minor units. */
const most = { amount: 20_00n, dayTurnover: 50_00n };

describe('the promotions of a new database', () => {
  it('[ACT-4] pay neither for losses nor for volume of play', () => {
    for (const { slug, rule } of promotions) {
      if (!rule) continue;
      expect([slug, ruleType(rule).paysForVolume]).toEqual([slug, false]);
      if ('categories' in rule) expect(mostOf(rule)).toBeLessThanOrEqual(most.amount);
      if ('dayTurnover' in rule) expect(parseMinor(rule.dayTurnover)).toBeLessThanOrEqual(most.dayTurnover);
    }
  });

  it('[ACT-4] have a budget for at least 100 participations, if they pay', () => {
    for (const { rule, budget } of promotions)
      if (rule) expect(budget).toBeGreaterThanOrEqual(mostOf(rule) * 100n);
  });
});
