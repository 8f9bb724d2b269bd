import type { Closure, SportsProvider } from '@pavilion/contract';
import {
  countBets,
  defaultStakeLimits,
  type Line,
  marketKey,
  marketTypes,
  parlayPrice,
  parseSelectionId,
  potentialPayout,
  type SelectionParts,
  type SlipAnswer,
  type SlipFacts,
  type SlipLeg,
  type SlipRefusal,
  selectionId,
  slipRefusals,
  validateSlip,
} from '@pavilion/contract/sports';
import { compareAmounts, formatMinor, parseMinor } from '@pavilion/format';
import type { Cell, FeedEvent } from '../../feed/feed-types';
import { type ConsentName, consentOf, type PickedLeg, type Slip } from './slip';
import { systemOf } from './slip-systems';

/** What the feed knows of a selection. */
export interface LegFeed {
  readonly cell: Cell | undefined;
  readonly event: FeedEvent | undefined;
  /** The gateway does not know the event any more. */
  readonly isGone: boolean;
}

/** A leg with the state of its selection. */
export interface LegNow {
  readonly leg: PickedLeg;
  readonly facts: SlipLeg;
  /** Whether there is a price to show. */
  readonly hasPrice: boolean;
}

/** A bet of the slip: one for each single bet with a stake, or the only one of a parlay or a system. */
export interface Ticket {
  readonly legs: readonly LegNow[];
  readonly sizes: readonly number[];
  /** Decimal text, `''` while the field is empty. */
  readonly unit: string;
}

/** What limits the unit stake of a ticket, as decimal text. */
export interface TicketLimits {
  readonly min: string;
  readonly max: string;
  readonly maxPayout: string;
}

/** Facts of a slip that do not depend on its selections. */
export interface SlipContext {
  readonly isMember: boolean;
  readonly provider: SportsProvider;
  readonly consent: ConsentName;
  /** Whether money operations are halted. */
  readonly isHalted: boolean;
  /** What closes the account to bets; undefined also until it is known. */
  readonly closedBy: Closure['kind'] | undefined;
  /** The account that pays the stake, decimal text; undefined until it is known. */
  readonly balance: string | undefined;
}

/** Bounds that the gateway checks alone. */
const unlimited = 10n ** 15n;

const over: readonly string[] = ['ended', 'settled', 'abandoned', 'cancelled'];

const sideOf = (line: Line | undefined, side: string) =>
  line?.selections.find((selection) => selection.side === side && selection.open);

/** The open selection of the nearest other line. */
const nearestOf = (event: FeedEvent, parts: SelectionParts): SlipLeg['now']['nearest'] => {
  const key = marketKey(parts.event, parts.type, parts.period);
  const market = event.markets.find((each) => each.key === key && each.status === 'open');
  const [nearest] = (market?.lines ?? [])
    .filter((line) => line.q !== parts.q && sideOf(line, parts.side))
    .sort((one, other) => Math.abs(one.q - parts.q) - Math.abs(other.q - parts.q));
  if (!nearest) return undefined;
  return {
    selection: selectionId({ ...parts, q: nearest.q }),
    price: sideOf(nearest, parts.side)!.price,
  };
};

const statusOf = ({ cell, event, isGone }: LegFeed): SlipLeg['now']['status'] => {
  if (isGone) return 'closed';
  if (cell) return cell.status;
  return event ? 'closed' : 'stale';
};

/** A leg of the slip with the state of its selection, as the contract's checks take it. */
export const legNow = (leg: PickedLeg, provider: SportsProvider, feed: LegFeed): LegNow => {
  const { cell, event, isGone } = feed;
  const parts = parseSelectionId(leg.selection)!;
  const status = statusOf(feed);
  const price = cell && cell.price > 0 ? cell.price : leg.asked?.price;
  const epoch = cell?.epoch ?? leg.asked?.epoch ?? 0;
  const reason = event?.markets.find(
    ({ key }) => key === marketKey(parts.event, parts.type, parts.period),
  )?.reason;
  const nearest = status === 'closed' && event ? nearestOf(event, parts) : undefined;
  return {
    leg,
    hasPrice: price !== undefined,
    facts: {
      selection: leg.selection,
      event: parts.event,
      venue: provider,
      ...(event && {
        competition: { id: event.competition.id, isOutright: 'participants' in event },
      }),
      hasLines: (marketTypes[leg.event.sport][parts.type]?.lines ?? 'none') !== 'none',
      asked: leg.asked ?? { price: price ?? 1000, epoch },
      now: {
        status,
        ...(reason && { reason }),
        isEventOver: isGone || (event !== undefined && over.includes(event.status)),
        price: price ?? 1000,
        epoch,
        parlayMin: event?.parlayMin ?? 1,
        isParlayable: true,
        ...(nearest && { nearest }),
      },
    },
  };
};

/** The sizes of the combinations. A parlay has at least two legs, a system three: fewer are refused as too few. */
export const sizesOf = (slip: Slip): readonly number[] => {
  const { mode, legs } = slip;
  if (mode === 'single') return [1];
  if (mode === 'parlay') return [Math.max(2, legs.length)];
  return systemOf(slip)?.sizes ?? [3];
};

/** The bets of a slip. Single bets without a stake are none. */
export const ticketsOf = (slip: Slip, legs: readonly LegNow[]): readonly Ticket[] => {
  const sizes = sizesOf(slip);
  if (slip.mode !== 'single') return [{ legs, sizes, unit: slip.unit }];
  return legs.flatMap((each) => {
    const unit = slip.stakes[each.leg.selection];
    return unit === undefined ? [] : [{ legs: [each], sizes, unit }];
  });
};

/** Stake of a ticket in minor units; 0 while its field is empty. */
export const stakeOf = ({ legs, sizes, unit }: Ticket): bigint =>
  unit === '' ? 0n : parseMinor(unit) * BigInt(Math.max(1, countBets(legs.length, sizes)));

/** The most that a ticket pays. Until the gateway has answered its limits, that of any ticket. */
const maxPayoutOf = (limits: TicketLimits | undefined): bigint =>
  limits ? parseMinor(limits.maxPayout) : defaultStakeLimits.maxPayout;

/** Payout when every leg wins at the current prices, in minor units, within the limit of a ticket. */
export const possibleWin = (ticket: Ticket, limits: TicketLimits | undefined): bigint => {
  if (ticket.unit === '') return 0n;
  const payout = potentialPayout(
    parseMinor(ticket.unit),
    ticket.legs.map(({ facts }) => facts.now.price),
    ticket.sizes,
  );
  const most = maxPayoutOf(limits);
  if (payout > most) return most;
  return payout;
};

const boundsOf = (
  { legs, sizes }: Ticket,
  limits: TicketLimits | undefined,
  balance: bigint,
): SlipFacts['bounds'] => {
  const usual = countBets(legs.length, sizes) > 1 ? defaultStakeLimits.system : defaultStakeLimits.single;
  return {
    smallest: limits ? parseMinor(limits.min) : usual.smallest,
    largest: limits ? parseMinor(limits.max) : usual.largest,
    maxPayout: maxPayoutOf(limits),
    marketRoom: unlimited,
    eventRoom: unlimited,
    ownRoom: unlimited,
    balance,
  };
};

const answerOf = (
  ticket: Ticket,
  context: SlipContext,
  limits: TicketLimits | undefined,
  balance: bigint,
): SlipAnswer =>
  validateSlip({
    member: {
      isSignedIn: context.isMember,
      isExcluded: context.closedBy === 'self-exclusion',
      isInTimeOut: context.closedBy === 'time-out',
    },
    venue: { isOpen: true, isHalted: context.isHalted },
    legs: ticket.legs.map(({ facts }) => facts),
    sizes: ticket.sizes,
    consent: consentOf(context.consent),
    ...(ticket.unit !== '' && { unit: parseMinor(ticket.unit) }),
    bounds: boundsOf(ticket, limits, balance),
    looksRepeated: false,
  });

/** The validated slip. */
export interface CheckedSlip {
  readonly tickets: readonly Ticket[];
  /** Why the slip cannot be placed: of several single bets the first reason in the order of the checks. */
  readonly refusal: SlipRefusal | undefined;
  /** Stake and payout of all tickets together, in minor units. */
  readonly stake: bigint;
  readonly win: bigint;
}

const rankOf = ({ reason }: SlipRefusal) => slipRefusals.indexOf(reason);

/**
 * Validates the slip with the contract's checks. Without a stake, single bets are validated together, so that a visitor is
 * asked to log in and an ended selection is named before an amount is entered.
 *
 * @param limitsOf limits of a ticket; undefined until they are known.
 */
export const checkSlip = (
  slip: Slip,
  legs: readonly LegNow[],
  context: SlipContext,
  limitsOf: (ticket: Ticket) => TicketLimits | undefined,
): CheckedSlip => {
  const tickets = ticketsOf(slip, legs);
  const checked =
    tickets.length > 0
      ? tickets
      : legs.length === 0
        ? [{ legs: [], sizes: [1], unit: '' }]
        : legs.map((each): Ticket => ({ legs: [each], sizes: [1], unit: '' }));
  const stake = tickets.reduce((sum, ticket) => sum + stakeOf(ticket), 0n);
  const balance = context.balance === undefined ? unlimited : parseMinor(context.balance);
  const refusals = checked.flatMap((ticket) => {
    const answer = answerOf(ticket, context, limitsOf(ticket), balance - (stake - stakeOf(ticket)));
    return answer.ok ? [] : [answer];
  });
  const [refusal] = refusals.sort((one, other) => rankOf(one) - rankOf(other));
  return {
    tickets,
    refusal,
    stake,
    win: tickets.reduce((sum, ticket) => sum + possibleWin(ticket, limitsOf(ticket)), 0n),
  };
};

/** The largest unit stake of a ticket that limits and balance allow, decimal text; undefined when it is below the smallest. */
const wholeStake = (
  ticket: Ticket,
  limits: TicketLimits | undefined,
  balance: string | undefined,
): string | undefined => {
  if (!limits || balance === undefined) return undefined;
  const bets = BigInt(Math.max(1, countBets(ticket.legs.length, ticket.sizes)));
  const affordable = parseMinor(balance) / bets;
  const amount = affordable < parseMinor(limits.max) ? affordable : parseMinor(limits.max);
  // Whole units: the fractions of a large stake only make it hard to read.
  const whole = amount - (amount % 100n);
  const text = `${whole / 100n}`;
  return compareAmounts(text, limits.min) >= 0 ? text : undefined;
};

/** The largest amount that each ticket can have, if all have the same; undefined when one cannot have any. */
export const largestStake = (
  tickets: readonly Ticket[],
  limitsOf: (ticket: Ticket) => TicketLimits | undefined,
  balance: string | undefined,
): string | undefined => {
  if (tickets.length === 0 || balance === undefined) return undefined;
  const share = formatMinor(parseMinor(balance) / BigInt(tickets.length));
  const amounts: string[] = [];
  for (const ticket of tickets) {
    const amount = wholeStake(ticket, limitsOf(ticket), share);
    if (amount === undefined) return undefined;
    amounts.push(amount);
  }
  return amounts.reduce((least, amount) => (compareAmounts(amount, least) < 0 ? amount : least));
};

/** The price of a parlay, rounded down to two decimals. */
export const parlayPriceText = (legs: readonly LegNow[]): string =>
  formatMinor(parlayPrice(legs.map(({ facts }) => facts.now.price)) / 10n);
