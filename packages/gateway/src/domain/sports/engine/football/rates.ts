import type { Score } from '@pavilion/contract/sports';
import type { GoalRates } from './goal-distributions';

/** Factors of both goal rates after a red card (Vecer, Kopriva and Ichiba 2009). */
const redCard = { own: 2 / 3, other: 5 / 4 } as const;

/** Red cards of a side in a whole match, Poisson distributed over the match. */
export const redCardRate = 0.055;

/**
 * Expected loss of goals by a red card to come, for each unit of the match that remains. Without it, prices before the
 * first red card would overstate the goals.
 */
const expectedRedCardLoss = 0.0023;

const times = (factor: number, count: number): number => {
  let product = 1;
  for (let index = 0; index < count; index += 1) product *= factor;
  return product;
};

/** Goal rates after red cards. The dependence of low scores ends with the first one. */
export const afterRedCards = ({ home, away, rho }: GoalRates, [homeReds, awayReds]: Score): GoalRates => ({
  home: home * times(redCard.own, homeReds) * times(redCard.other, awayReds),
  away: away * times(redCard.own, awayReds) * times(redCard.other, homeReds),
  rho: homeReds + awayReds === 0 ? rho : 0,
});

/** Factor of the rates that accounts for red cards to come, at a share of the match. */
export const redCardsToCome = (share: number): number => 1 - expectedRedCardLoss * (1 - share);

/** Dependence of low scores in all matches. */
export const rho = -0.08;

/** Goal rates of an expected difference and an expected total. */
export const goalRates = (supremacy: number, total: number): GoalRates => ({
  home: (total + supremacy) / 2,
  away: (total - supremacy) / 2,
  rho,
});
