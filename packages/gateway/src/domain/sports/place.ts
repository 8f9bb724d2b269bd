import {
  type CallResponse,
  errorCodes,
  type SlipRefusalView,
  type SportBet,
  type SportLegEvent,
  type SportsProvider,
  sportsProviders,
} from '@pavilion/contract';
import {
  type Consent,
  countBets,
  effectiveStatus,
  type Line,
  type Market,
  marketKey,
  marketTypes,
  parseSelectionId,
  potentialPayout,
  returnOfUnit,
  type Selection,
  type SelectionParts,
  type SlipFacts,
  type SlipLeg,
  type SlipRefusal,
  type StakeBounds,
  selectionId,
  sportDefinitions,
  systemsFor,
  validateSlip,
} from '@pavilion/contract/sports';
import { formatMinor, inEachLanguage, inLanguage } from '@pavilion/format';
import { type RawBuilder, sql } from 'kysely';
import { BusinessError, fieldError } from '../../business-error';
import { prepared } from '../../db/prepared';
import type { Idempotency, PostedRow } from '../money';
import { composed, text } from '../texts';
import { presentSportBet } from './bet-view';
import { isOver } from './events';
import type { EventBook } from './sports-engine';
import { stakeShare, stakeTable } from './stake-table';

/** A leg as the member asks for it. */
export interface AskedLeg {
  readonly selection: string;
  readonly price: number;
  readonly epoch: number;
}

/** A bet as the member asks for it. */
export interface AskedBet {
  readonly provider: SportsProvider;
  readonly legs: readonly AskedLeg[];
  readonly sizes: readonly number[];
  readonly unit: bigint;
  readonly consent: Consent;
  /** Whether the member wants a bet like one of the last seconds again. */
  readonly isConfirmed: boolean;
}

/** A leg with the state of its selection. */
export interface LegNow {
  readonly asked: AskedLeg;
  readonly parts: SelectionParts;
  readonly book: EventBook;
  readonly market: Market | undefined;
  readonly line: Line | undefined;
  readonly selection: Selection | undefined;
}

/** Limits that only the database knows; the statement that places the bet checks them. */
const unlimited = 10n ** 15n;
/** Lowest price in thousandths, of a selection without one. */
const lowestPrice = 1_000;
/** @throws BusinessError 10003 for an id that is not a selection of a market type of the sport. */
export const readSelection = (id: string): SelectionParts => {
  const parts = parseSelectionId(id);
  if (!parts) throw fieldError({ field: 'legs', reason: 'format' });
  return parts;
};

/** The selection in a book, and everything around it. */
export const findSelection = (asked: AskedLeg, parts: SelectionParts, book: EventBook): LegNow => {
  const key = marketKey(parts.event, parts.type, parts.period);
  const market = book.markets.find((each) => each.key === key);
  const line = market?.lines.find(({ q }) => q === parts.q);
  return {
    asked,
    parts,
    book,
    market,
    line,
    selection: line?.selections.find(({ side }) => side === parts.side),
  };
};

/** Whether the market moves in lines. */
export const hasLines = ({ book, parts }: Pick<LegNow, 'book' | 'parts'>): boolean =>
  (marketTypes[book.event.sport][parts.type]?.lines ?? 'none') !== 'none';

/** The status of a selection for a new bet. */
export const statusOf = ({ book, market, selection }: LegNow) =>
  effectiveStatus({
    venue: 'open',
    event: book.event.status,
    market: market?.status ?? 'closed',
    ...(market?.reason && { reason: market.reason }),
    isOffered: selection?.open ?? false,
    // Computed now.
    feedAge: 0,
  });

const nearestOf = ({ market, parts }: LegNow) => {
  const offered = (market?.lines ?? [])
    .filter(({ q }) => q !== parts.q)
    .flatMap(({ q, selections }) =>
      selections.filter(({ side, open }) => side === parts.side && open).map(({ price }) => ({ q, price })),
    )
    .sort((one, other) => Math.abs(one.q - parts.q) - Math.abs(other.q - parts.q));
  const nearest = offered[0];
  return nearest && { selection: selectionId({ ...parts, q: nearest.q }), price: nearest.price };
};

const slipLeg = (leg: LegNow, provider: SportsProvider): SlipLeg => {
  const { asked, parts, book, market, selection } = leg;
  const nearest = selection === undefined ? nearestOf(leg) : undefined;
  return {
    selection: asked.selection,
    event: parts.event,
    venue: provider,
    hasLines: hasLines(leg),
    competition: { id: book.event.competition.id, isOutright: 'participants' in book.event },
    asked: { price: asked.price, epoch: asked.epoch },
    now: {
      ...statusOf(leg),
      isEventOver: isOver(book),
      price: selection?.price ?? asked.price,
      epoch: market?.epoch ?? asked.epoch,
      parlayMin: book.event.parlayMin,
      isParlayable: true,
      ...(nearest && { nearest }),
    },
  };
};

/**
 * Smallest and largest unit stake of a ticket, by its market types and competitions, and the most that it pays. The check of a
 * slip, the limits that members see and the bet that settlement and cash-out read all have them from here.
 */
export const ticketBounds = (
  legs: readonly LegNow[],
  sizes: readonly number[],
): Pick<StakeBounds, 'smallest' | 'largest' | 'maxPayout'> => {
  const isSystem = countBets(legs.length, sizes) > 1;
  const { smallest, largest } = isSystem ? stakeTable.system : stakeTable.single;
  const shares = legs.map(({ parts, book }) => stakeShare(parts.type, book.event.competition.rank));
  let share = 10_000n;
  for (const each of shares) if (each < share) share = each;
  return { smallest, largest: (largest * share) / 10_000n, maxPayout: stakeTable.maxPayout };
};

/** A bet whose stake may be missing. */
type Slip = Omit<AskedBet, 'unit'> & { readonly unit: bigint | undefined };

/** The facts of a slip, apart from what only the database knows. */
export const factsOf = ({ provider, sizes, consent, unit }: Slip, legs: readonly LegNow[]): SlipFacts => ({
  // The pipeline and the ledger check the rest.
  member: { isSignedIn: true, isExcluded: false, isInTimeOut: false },
  venue: { isOpen: true, isHalted: false },
  legs: legs.map((leg) => slipLeg(leg, provider)),
  sizes,
  consent,
  ...(unit !== undefined && { unit }),
  bounds: {
    ...ticketBounds(legs, sizes),
    marketRoom: unlimited,
    eventRoom: unlimited,
    ownRoom: unlimited,
    balance: unlimited,
  },
  looksRepeated: false,
});

/** The data of 20601 slipRefused: the refusal with amounts as decimal text. */
export const refusalData = ({
  reason,
  next,
  selection,
  suspension,
  prices,
  nearest,
  limit,
}: SlipRefusal): SlipRefusalView => ({
  reason,
  next,
  ...(selection !== undefined && { selection }),
  ...(suspension !== undefined && { suspension }),
  ...(prices !== undefined && { prices }),
  ...(nearest !== undefined && { nearest }),
  ...(limit !== undefined && {
    limit: reason === 'below-parlay-min' ? String(limit) : formatMinor(limit),
  }),
});

/** 20601 slipRefused with the reason. */
export const slipRefused = (refusal: SlipRefusal): BusinessError =>
  new BusinessError(errorCodes.slipRefused, refusalData(refusal));

/** @throws BusinessError 20601 slipRefused with the first reason of the contract's checks. */
export const checkSlip = (bet: AskedBet, legs: readonly LegNow[]): void => {
  const answer = validateSlip(factsOf(bet, legs));
  // guard: slip-valid
  if (!answer.ok) throw slipRefused(answer);
};

/** The largest unit stake whose profit fits into a room, for the refusals of the statement. */
export const unitWithin = (room: bigint, legs: readonly LegNow[], sizes: readonly number[]): bigint => {
  const { numerator, denominator } = returnOfUnit(
    legs.map(({ asked, selection }) => ({ result: 'won', price: selection?.price ?? asked.price })),
    sizes,
  );
  const profit = numerator - BigInt(countBets(legs.length, sizes)) * denominator;
  return profit > 0n ? (room * denominator) / profit : room;
};

/** A leg that asks for a selection as it is. */
export const askedNow = (selection: string): AskedLeg => ({ selection, price: 0, epoch: 0 });

/**
 * The limits of a slip at the prices now, from the same checks as those of its bet.
 *
 * @param rooms what the house may still lose on a side of a leg, and to the member in an event.
 */
export const limitsOf = (
  slip: Slip,
  legs: readonly LegNow[],
  rooms: { readonly market: bigint; readonly event: bigint },
): CallResponse<'sportsLimits'> => {
  const facts = factsOf(
    slip,
    legs.map((leg) => ({
      ...leg,
      asked: { ...leg.asked, price: leg.selection?.price ?? lowestPrice, epoch: leg.market?.epoch ?? 0 },
    })),
  );
  const atLeastNothing = (room: bigint) => (room < 0n ? 0n : room);
  const bounds = {
    ...facts.bounds,
    marketRoom: atLeastNothing(rooms.market),
    eventRoom: atLeastNothing(rooms.event),
  };
  const answer = validateSlip({ ...facts, bounds, unit: bounds.smallest });
  return {
    min: formatMinor(bounds.smallest),
    max: formatMinor(answer.ok ? answer.maxUnit : 0n),
    maxPayout: formatMinor(bounds.maxPayout),
    legs: legs.map((leg) => ({
      selection: leg.asked.selection,
      price: leg.selection?.price ?? 0,
      epoch: leg.market?.epoch ?? 0,
      open: statusOf(leg).status === 'open',
    })),
    ...(!answer.ok && { refusal: refusalData(answer) }),
  };
};

/** The names of a leg, as records show them. */
export const legEvent = ({ book: { event }, parts }: Pick<LegNow, 'book' | 'parts'>): SportLegEvent => ({
  sport: event.sport,
  competition: event.competition.name,
  startsAt: new Date(event.startsAt).toISOString(),
  ...('participants' in event
    ? { participant: event.participants.find(({ id }) => id === parts.side)!.name }
    : { home: event.home.name, away: event.away.name }),
});

/** The score at acceptance, of an event that is running. */
export const scoreOf = ({ book: { event } }: LegNow) =>
  event.status === 'scheduled' || 'participants' in event ? null : (event.scores.ft ?? null);

const englishCombination = (legs: number, sizes: readonly number[], bets: number): string => {
  if (bets === 1) return `${legs}-fold parlay`;
  return sizes.includes(1) ? `Lucky ${bets}` : `${legs}-leg system, ${bets} bets`;
};

/** The name of a bet in records: the event of a single bet, or the system. */
export const subjectOf = (legs: readonly LegNow[], sizes: readonly number[]) => {
  const [first] = legs as readonly [LegNow];
  if (legs.length === 1) {
    const names = legEvent(first);
    if ('participant' in names) {
      const { competition, participant } = names;
      return inEachLanguage(
        (language) => `${inLanguage(competition, language)} · ${inLanguage(participant, language)}`,
      );
    }
    const { home, away } = names;
    return composed(text('{home} 对 {away}', '{home} v {away}'), { home, away });
  }
  const system = systemsFor(legs.length).find((each) => each.sizes.join() === sizes.join());
  const bets = countBets(legs.length, sizes);
  return text(system?.name ?? `${legs.length} 串 ${bets}`, englishCombination(legs.length, sizes, bets));
};

export interface BetToPlace {
  readonly id: string;
  readonly memberId: string;
  readonly asked: AskedBet;
  readonly legs: readonly LegNow[];
  /** The number of overrides that each book considers. */
  readonly overridesOf: (event: string) => number;
  readonly requestId: string;
  readonly fingerprint: string;
  readonly at: Date;
  readonly idempotency: Idempotency;
}

/** The time that the venue takes to accept a bet: the longest of its legs. */
export const delayOf = (legs: readonly { readonly book: EventBook }[]): number =>
  Math.max(...legs.map(({ book }) => book.delay));

/** The columns of a new bet. */
export const betRow = ({ id, asked, legs, at }: Pick<BetToPlace, 'id' | 'asked' | 'legs' | 'at'>) => {
  const { provider, sizes, unit, consent } = asked;
  const bets = countBets(legs.length, sizes);
  const delay = delayOf(legs);
  return {
    id,
    provider,
    subject: subjectOf(legs, sizes),
    category: legs.every(({ book }) => sportDefinitions[book.event.sport].area === 'gaming')
      ? ('gaming' as const)
      : ('sport' as const),
    sizes: [...sizes],
    bets,
    unit,
    consent,
    potential: potentialPayout(
      unit,
      legs.map(({ asked: leg, selection }) => selection?.price ?? leg.price),
      sizes,
    ),
    placedAt: at,
    decideAt: delay === 0 ? null : new Date(at.getTime() + delay),
  };
};

/** The legs of a new bet, as the statement takes them. */
const legRows = ({ legs, overridesOf }: Pick<BetToPlace, 'legs' | 'overridesOf'>, isPending: boolean) =>
  legs.map((leg, n) => ({
    n,
    event: leg.parts.event,
    overrides: overridesOf(leg.parts.event),
    names: legEvent(leg),
    selection: leg.asked.selection,
    market: `${leg.parts.type}:${leg.parts.period}`,
    asked: leg.asked.price,
    // The price now is within the consent, and of a pending bet it is read again.
    price: isPending ? leg.asked.price : (leg.selection?.price ?? leg.asked.price),
    epoch: leg.asked.epoch,
    base: leg.book.baseOf(leg.parts),
    score: isPending ? null : scoreOf(leg),
  }));

/** A bet as its statement has stored it, so that the answer need not read it again. */
export const newBet = (bet: BetToPlace): SportBet => {
  const row = betRow(bet);
  const isPending = row.decideAt !== null;
  const stake = row.unit * BigInt(row.bets);
  return presentSportBet(
    {
      ...row,
      state: isPending ? 'pending' : 'open',
      stake,
      stake_open: stake,
      payout: 0n,
      cashed: 0n,
      placed_at: row.placedAt,
      decide_at: row.decideAt,
      settled_at: null,
      reason: null,
      rev: 0,
    },
    legRows(bet, isPending).map(({ names, selection, asked, price, score }) => ({
      event: names,
      selection,
      asked_price: asked,
      price,
      score,
      result: null,
    })),
    bet.at.getTime(),
  );
};

/**
 * The statement that places a bet in one round trip: limits, stake, bet, legs, exposure, and the answer stored for the
 * idempotency key. For a repeated key it answers the stored answer and writes nothing.
 */
export const placeBetStatement = (bet: BetToPlace): RawBuilder<PostedRow> => {
  const { id, memberId, asked, legs, requestId, fingerprint, at, idempotency } = bet;
  const row = betRow(bet);
  const rows = legRows(bet, row.decideAt !== null);
  return sql<PostedRow>`${prepared('sport-place')} select replayed, answer from sport_place(
    ${idempotency.owner}::text, ${idempotency.key}::text, ${idempotency.requestHash}::text, ${requestId}::text,
    ${id}::text, ${memberId}::text, ${sportsProviders[asked.provider].venue}::text, ${row.provider}::text, ${row.category}::text,
    ${JSON.stringify(row.subject)}::jsonb, ${at}::timestamptz, ${row.decideAt}::timestamptz, ${row.sizes}::int[],
    ${row.bets}::int, ${row.unit}::bigint, ${JSON.stringify(row.consent)}::jsonb, ${row.potential}::bigint,
    ${ticketBounds(legs, asked.sizes).maxPayout}::bigint, ${fingerprint}::text, ${asked.isConfirmed}::boolean,
    ${stakeTable.marketRoom}::bigint, ${stakeTable.eventRoom}::bigint, ${JSON.stringify(rows)}::jsonb)`;
};
