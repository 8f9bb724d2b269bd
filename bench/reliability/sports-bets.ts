import { selectionId } from '../../packages/contract/src/sports';
import { dataOf, type GatewayResponse, type Member } from './member';
import type { Random } from './random';

/** Sends a single bet with a key and a stake. */
export type PlaceBet = (key: string, unit: string) => Promise<GatewayResponse>;

/** Chooses a selection of a football match of another day, so that its bets are not settled meanwhile. */
export const chooseBet = async (member: Member, random: Random): Promise<PlaceBet> => {
  const provider = 'IMTY' as const;
  const board = await member.call('sportsBoard', { provider, sport: 'football', tab: 'early' });
  const { id, markets } = random.pick(dataOf<'sportsBoard'>(board).events);
  const { epoch, lines } = markets.find(({ type, period }) => type === 'ah' && period === 'ft')!;
  const { q, selections } = lines[0]!;
  const { side, price } = selections[0]!;
  const selection = selectionId({ event: id, type: 'ah', period: 'ft', q, side });
  const legs = [{ selection, price, epoch }];
  const bet = { provider, legs, sizes: [1], consent: 'any' as const, confirmed: true };
  return (key, unit) => member.call('sportsPlace', { ...bet, unit }, key);
};
