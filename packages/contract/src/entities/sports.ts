import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { sportBetStates } from '../enumerations';
import type {
  EventStatus,
  LegResult,
  MarketStatus,
  SlipRefusalReason,
  SlipStep,
  Sport as SportName,
  SuspensionReason,
} from '../sports';
import { maxLegs, priceBounds, slipRefusals, sports } from '../sports';
import { type SportsProvider, sportsProviders } from '../sports/providers';
import { Amount, Id, LocalText, Moment, Nullable, oneOf } from './common';

const names = <Name extends string>(...values: Name[]) => oneOf(values);

export const Sport = names<SportName>(...sports);
export const Provider = names<SportsProvider>(...(Object.keys(sportsProviders) as SportsProvider[]));

/** Europe price in integer thousandths. */
export const Price = Type.Integer({ minimum: 1000, maximum: priceBounds.highest, examples: [1950] });

/** The id of a selection. */
export const SelectionId = Type.String({
  pattern: '^[^:]{1,48}:[^:]{1,16}:[^:]{1,8}:-?\\d{1,4}:[^:]{1,8}$',
  examples: ['fb.river.20261122.03:ah:ft:-2:h'],
});

const tuple = <Item extends TSchema>(item: Item) => Type.Tuple([item, item]);
const Score = tuple(Type.Integer({ minimum: 0 }));

/** A team or a player. */
export const Side = Type.Object({ id: Id, name: LocalText, short: LocalText, colours: tuple(Type.String()) });

export const eventStatuses = names<EventStatus>(
  ...(['scheduled', 'live', 'interrupted', 'ended', 'settled'] as const),
  ...(['postponed', 'abandoned', 'cancelled'] as const),
);
const suspensions = names<SuspensionReason>(
  ...(['kick-off', 'danger', 'penalty', 'goal', 'video-review'] as const),
  ...(['red-card', 'period-end', 'interrupted', 'operator'] as const),
);

/** The status of a market, and what changes it. */
const marketState = {
  key: Type.String({ description: '{event}:{type}:{period}', examples: ['fb.river.20261122.03:ah:ft'] }),
  status: names<MarketStatus>('open', 'suspended', 'closed', 'settled', 'void'),
  reason: Type.Optional(suspensions),
  epoch: Type.Integer({ minimum: 0, description: 'Number of material changes; a bet names the one it saw' }),
};

const MarketView = Type.Object({
  ...marketState,
  type: Type.String({ examples: ['ah'] }),
  period: Type.String({ examples: ['ft'] }),
  lines: Type.Array(
    Type.Object({
      q: Type.Integer({ description: 'The line in quarters', examples: [-2] }),
      selections: Type.Array(
        Type.Object({
          side: Type.String({ examples: ['h'] }),
          price: Type.Integer({
            minimum: 0,
            maximum: priceBounds.highest,
            description: 'Europe price in integer thousandths; 0 while there is none',
            examples: [1950],
          }),
          open: Type.Boolean(),
        }),
      ),
    }),
    { description: 'The main line first' },
  ),
});

/** Whole seconds since the event opened, and the number of overrides by the operator. Ordered as a pair. */
export const EventVersion = tuple(Type.Integer({ minimum: 0 }));

/** The clock of a match. */
export const MatchClock = Type.Object({
  at: Type.Number({ description: 'Match seconds since the start, breaks included' }),
  phase: Type.String({ examples: ['h1'] }),
  shown: Type.Optional(
    Type.Number({ description: 'Seconds on the scoreboard; missing in sports without a clock' }),
  ),
});
export const Scores = Type.Record(Type.String(), Score, {
  description: 'By period, home first; in football also corners and reds',
  examples: [{ ft: [1, 0] }],
});

/** Counts of each side by name, such as shots. */
export const Statistics = Type.Record(Type.String(), Score, {
  description: 'Counts of each side by name, such as shots',
  examples: [{ shots: [4, 2] }],
});

/** Something that happened in a match, for the tracker. */
export const EventIncident = Type.Object({
  kind: Type.String({ examples: ['goal'] }),
  side: Type.Optional(names('h', 'a')),
  at: Type.Number({ description: 'Match seconds since the start, breaks included' }),
  value: Type.Optional(
    Type.Number({ description: 'Points, minutes of added time, or the number of a period' }),
  ),
});
const incidentList = (description: string) => Type.Array(EventIncident, { description, examples: [[]] });

const CompetitionView = Type.Object({
  id: Id,
  sport: Sport,
  name: LocalText,
  rank: Type.Integer({ minimum: 1 }),
  speed: Type.Integer({ minimum: 1 }),
});

const eventFields = {
  id: Id,
  sport: Sport,
  competition: CompetitionView,
  home: Side,
  away: Side,
  startsAt: Type.Integer({ description: 'Milliseconds since 1970', examples: [1_795_500_000_000] }),
  status: eventStatuses,
  clock: MatchClock,
  scores: Scores,
  parlayMin: Type.Unsafe<1 | 2 | 3>({ type: 'integer', enum: [1, 2, 3] }),
  commitment: Type.String({ description: 'SHA-256 of the seed of the event' }),
  version: EventVersion,
};

/** An event with its markets. */
export const EventView = Type.Object({
  ...eventFields,
  marketCount: Type.Integer({ minimum: 0, description: 'Of the event, also when not all are listed' }),
  markets: Type.Array(MarketView),
  incidents: Type.Optional(incidentList('Oldest first; only with all markets')),
  statistics: Type.Optional(Statistics),
});
export type EventView = Static<typeof EventView>;

/** What changed of an event between two versions. */
export const EventChange = Type.Object({
  id: Id,
  from: EventVersion,
  version: EventVersion,
  status: eventStatuses,
  clock: MatchClock,
  scores: Scores,
  prices: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
    description: 'Changed prices by the id of the selection; 0: the selection is not open',
    examples: [{ 'fb.river.20261122.03:ah:ft:-2:h': 1950 }],
  }),
  markets: Type.Array(Type.Object(marketState), {
    description: 'Markets whose status, reason or epoch changed',
  }),
  incidents: incidentList('Since the older version, oldest first'),
});
export type EventChange = Static<typeof EventChange>;

/** An event that a change cannot describe: its lines changed, or the older version is unknown. */
export const EventSnapshot = Type.Object({ id: Id, version: EventVersion, snapshot: EventView });
export type EventSnapshot = Static<typeof EventSnapshot>;

/** A selection of a slip as it is offered now. */
export const LegPrice = Type.Object({
  selection: SelectionId,
  price: Type.Integer({
    minimum: 0,
    maximum: priceBounds.highest,
    description: 'Europe price in integer thousandths; 0 while there is none',
    examples: [1950],
  }),
  epoch: Type.Integer({ minimum: 0, description: 'Of the market' }),
  open: Type.Boolean({ description: 'Whether it takes bets' }),
});

/** Why a slip is refused, as the data of 20601 slipRefused. */
export const SlipRefusalView = Type.Object({
  reason: oneOf<readonly SlipRefusalReason[]>(slipRefusals),
  next: names<SlipStep>(
    ...(['login', 'wait', 'protection', 'deposit', 'nearest-line', 'remove-leg'] as const),
    ...(['place-singles', 'accept-change', 'use-maximum', 'use-minimum', 'confirm', 'none'] as const),
  ),
  selection: Type.Optional(SelectionId),
  suspension: Type.Optional(suspensions),
  prices: Type.Optional(Type.Object({ asked: Type.Integer(), now: Type.Integer() })),
  nearest: Type.Optional(Type.Object({ selection: SelectionId, price: Type.Integer() })),
  limit: Type.Optional(
    Type.String({
      description: 'The unit stake that is allowed, or the number of legs',
      examples: ['100.00'],
    }),
  ),
});
export type SlipRefusalView = Static<typeof SlipRefusalView>;

/** An event that has ended. */
export const ResultView = Type.Object({
  ...eventFields,
  seed: Nullable(Type.String(), {
    description:
      'The seed of the event, from which the match can be computed again; null until its results are final',
  }),
  setup: Type.Optional(
    Type.Object(
      {
        opening: Type.Array(Type.Number(), { description: 'Strengths when the event opened' }),
        spread: Type.Array(Type.Number(), { description: 'How far each moves until the start' }),
        bestOf: Type.Integer({ minimum: 1, description: 'Sets or maps; 1 in other sports' }),
      },
      { description: 'What the match was simulated with, besides the seed; not in the formats of providers' },
    ),
  ),
});
export type ResultView = Static<typeof ResultView>;

/** A season of a competition, on whose winner bets are taken. */
export const OutrightView = Type.Object({
  id: Id,
  sport: Sport,
  competition: CompetitionView,
  participants: Type.Array(Side),
  startsAt: Type.Integer({ description: 'Milliseconds since 1970', examples: [1_795_363_200_000] }),
  endsAt: Type.Integer({ description: 'The first moment after the season', examples: [1_795_968_000_000] }),
  settlesAt: Type.Integer({
    description: 'When the table is final and bets are settled',
    examples: [1_796_011_200_000],
  }),
  status: eventStatuses,
  played: Type.Integer({ minimum: 0, description: 'Matches that count for the table' }),
  matches: Type.Integer({ minimum: 0, description: 'Of the season' }),
  parlayMin: Type.Literal(1),
  commitment: Type.String({ description: 'SHA-256 of the seed from which lots are drawn' }),
  version: EventVersion,
  markets: Type.Array(MarketView, {
    description: 'One market with a selection for each participant; none once the table is final',
  }),
  winner: Nullable(Id, { description: 'Once the table is final' }),
  seed: Nullable(Type.String(), { description: 'Once the table is final' }),
});
export type OutrightView = Static<typeof OutrightView>;

const legEventFields = { sport: Sport, competition: LocalText, startsAt: Moment };

/** The event of a leg, as records show it: a match, or the season that the participant is to win. */
export const SportLegEvent = Type.Union([
  Type.Object({ ...legEventFields, home: LocalText, away: LocalText }),
  Type.Object({ ...legEventFields, participant: LocalText }),
]);
export type SportLegEvent = Static<typeof SportLegEvent>;

/** A leg of a bet, as records show it. */
export const SportLeg = Type.Object({
  event: SportLegEvent,
  selection: SelectionId,
  askedPrice: Price,
  price: Type.Integer({ description: 'Accepted price; of a pending bet as asked', examples: [1950] }),
  score: Nullable(Score, { description: 'When the bet was accepted in play' }),
  result: Nullable(names<LegResult>('won', 'half-won', 'push', 'half-lost', 'lost', 'void')),
});
/** A leg of a bet. */
export type SportLeg = Static<typeof SportLeg>;

/** Reasons for which a pending bet is refused. */
export const sportRefusals = [...slipRefusals, 'too-late'] as const;
const Refusal = Type.Object({
  reason: oneOf<readonly (SlipRefusalReason | 'too-late')[]>(sportRefusals),
  selection: Type.Optional(SelectionId),
  prices: Type.Optional(Type.Object({ asked: Type.Integer(), now: Type.Integer() })),
});
/** Why a pending bet was refused. */
export type SportRefusal = Static<typeof Refusal>;

/** The sizes of the combinations that a bet has. */
const Sizes = Type.Array(Type.Integer({ minimum: 1, maximum: maxLegs }), {
  description: 'Sizes of the combinations',
  examples: [[1]],
});

/** The sizes that a slip asks for. */
export const SlipSizes = Type.Array(Type.Integer({ minimum: 1, maximum: maxLegs }), {
  minItems: 1,
  maxItems: maxLegs,
  uniqueItems: true,
  description: 'Sizes of the combinations; [1] is a single bet on each leg',
  examples: [[1]],
});

/** The legs of a slip. */
export const slipLegs = <Leg extends TSchema>(leg: Leg) =>
  Type.Array(leg, { minItems: 1, maxItems: maxLegs });

/** A bet on sports events. */
export const SportBet = Type.Object({
  id: Id,
  provider: Provider,
  state: oneOf(sportBetStates),
  name: LocalText,
  sizes: Sizes,
  bets: Type.Integer({ minimum: 1, description: 'Number of combinations' }),
  unit: Amount,
  stake: Amount,
  openStake: Type.String({ description: 'What cash-outs have left of the stake', examples: ['100.00'] }),
  potential: Type.String({ description: 'Payout when every leg wins', examples: ['195.00'] }),
  payout: Type.String({ description: 'All that was credited', examples: ['0.00'] }),
  cashedOut: Type.String({ description: 'The part that cash-outs paid', examples: ['0.00'] }),
  placedAt: Moment,
  decideInMs: Nullable(Type.Integer({ minimum: 0 }), { description: 'Of a pending bet' }),
  settledAt: Nullable(Moment),
  refusal: Nullable(Refusal),
  settlements: Type.Integer({ minimum: 0, description: 'More than 1 after a correction' }),
  legs: Type.Array(SportLeg),
});
export type SportBet = Static<typeof SportBet>;

/** A sports bet in the bet records. */
export const SportDetail = Type.Object({
  kind: Type.Literal('sport'),
  sizes: Sizes,
  bets: Type.Integer({ minimum: 1, description: 'Number of combinations' }),
  unit: Amount,
  cashedOut: Amount,
  refusal: Nullable(Refusal),
  legs: Type.Array(SportLeg),
});
export type SportDetail = Static<typeof SportDetail>;

/** Price changes that a member accepts: none, better ones, worse ones within per cent of the profit, or any. */
export const ConsentName = names('none', 'better', 'within-1', 'within-3', 'within-5', 'any');
