import { parseMinor } from '@pavilion/format';
import { mostOf } from '../domain/engagement/promotions/promotion-rules';
import { promotions } from './promotions';

/** The most that a promotion about play pays, and the turnover that it asks for, in minor units. */
const most = { amount: 20_00n, dayTurnover: 50_00n };

describe('the promotions of a new database', () => {
  it('[ACT-4] pay neither for losses nor for volume of play', () => {
    for (const { slug, rule } of promotions) {
      if (!rule) continue;
      expect([slug, rule.type]).toEqual([
        slug,
        expect.stringMatching(/^(deposit-match|days-played|first-real-name|manual)$/),
      ]);
      if (rule.type !== 'days-played') continue;
      expect(mostOf(rule)).toBeLessThanOrEqual(most.amount);
      expect(parseMinor(rule.dayTurnover)).toBeLessThanOrEqual(most.dayTurnover);
    }
  });

  it('[ACT-4] have a budget for at least 100 participations, if they pay', () => {
    for (const { rule, budget } of promotions)
      if (rule) expect(budget).toBeGreaterThanOrEqual(mostOf(rule) * 100n);
  });
});
