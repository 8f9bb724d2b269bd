import type { LocalText, SportBet, SportLeg, SportLegEvent } from '@pavilion/contract';
import { formatMinor, inEachLanguage, inLanguage } from '@pavilion/format';
import type { Row } from '../../db/schema';

export type BetRow = Omit<Row<'sport_bets'>, 'fingerprint' | 'request_id' | 'exposure' | 'look_at'>;
export type LegRow = Row<'sport_legs'>;

// The database stores objects with the keys in its own order. A repeated request must get the same bytes as the first, which
// was answered before they were stored.
const textInOrder = (text: LocalText): LocalText => inEachLanguage((language) => inLanguage(text, language));

const eventInOrder = (event: SportLegEvent): SportLegEvent => {
  const { sport, startsAt } = event;
  const common = { sport, competition: textInOrder(event.competition), startsAt };
  return 'participant' in event
    ? { ...common, participant: textInOrder(event.participant) }
    : { ...common, home: textInOrder(event.home), away: textInOrder(event.away) };
};

export const presentLeg = (
  leg: Pick<LegRow, 'event' | 'selection' | 'asked_price' | 'price' | 'score' | 'result'>,
): SportLeg => ({
  event: eventInOrder(leg.event),
  selection: leg.selection,
  askedPrice: leg.asked_price,
  price: leg.price,
  score: leg.score as SportLeg['score'],
  result: leg.result,
});

type ShownLeg = Parameters<typeof presentLeg>[0];
type ShownBet = Pick<
  BetRow,
  | (
      | 'id'
      | 'provider'
      | 'state'
      | 'subject'
      | 'sizes'
      | 'bets'
      | 'unit'
      | 'stake'
      | 'stake_open'
      | 'potential'
    )
  | ('payout' | 'cashed' | 'placed_at' | 'decide_at' | 'settled_at' | 'reason' | 'rev')
>;

/** A bet as its member sees it. */
export const presentSportBet = (row: ShownBet, legs: readonly ShownLeg[], now: number): SportBet => ({
  id: row.id,
  provider: row.provider,
  state: row.state,
  name: textInOrder(row.subject),
  sizes: row.sizes,
  bets: row.bets,
  unit: formatMinor(row.unit),
  stake: formatMinor(row.stake),
  openStake: formatMinor(row.stake_open),
  potential: formatMinor(row.potential),
  payout: formatMinor(row.payout),
  cashedOut: formatMinor(row.cashed),
  placedAt: row.placed_at.toISOString(),
  decideInMs: row.state === 'pending' && row.decide_at ? Math.max(0, row.decide_at.getTime() - now) : null,
  settledAt: row.settled_at?.toISOString() ?? null,
  refusal: row.reason as SportBet['refusal'],
  settlements: row.rev,
  legs: legs.map(presentLeg),
});
