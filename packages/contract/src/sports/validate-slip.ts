import { countBets } from './combinations';
import type { SelectionStatus } from './effective-status';
import { returnOfUnit } from './payout';
import { acceptedFrom, isPriceAccepted } from './price';
import {
  boundRefusals,
  type SlipAnswer,
  type SlipFacts,
  type SlipLeg,
  type SlipRefusal,
  type SlipRefusalReason,
  type SlipStep,
} from './slip';
import { maxUnitStake, type StakeBound, unitStakes } from './stake-limits';
import { maxLegs } from './systems';

/** Largest number of combinations of a ticket. */
export const maxBets = 255;

type Check = (facts: SlipFacts) => SlipRefusal | undefined;

const when = (
  reason: SlipRefusalReason,
  next: SlipStep,
  applies: (facts: SlipFacts) => boolean,
  data: (facts: SlipFacts) => Partial<SlipRefusal> = () => ({}),
): Check => {
  return (facts) => (applies(facts) ? { reason, next, ...data(facts) } : undefined);
};

/** A check that refuses the first leg for which it applies. */
const whenLeg =
  (
    reason: SlipRefusalReason,
    next: SlipStep | ((leg: SlipLeg) => SlipStep),
    applies: (leg: SlipLeg, facts: SlipFacts) => boolean,
    data: (leg: SlipLeg) => Partial<SlipRefusal> = () => ({}),
  ): Check =>
  (facts) => {
    const leg = facts.legs.find((each) => applies(each, facts));
    if (leg === undefined) return undefined;
    return {
      reason,
      next: typeof next === 'string' ? next : next(leg),
      selection: leg.selection,
      ...data(leg),
    };
  };

const hasStatus =
  (...statuses: SelectionStatus[]) =>
  ({ now }: SlipLeg) =>
    statuses.includes(now.status);

const isParlay = ({ sizes }: SlipFacts) => sizes.some((size) => size > 1);
const eventsOf = ({ legs }: SlipFacts) => new Set(legs.map(({ event }) => event));
const betsOf = ({ legs, sizes }: SlipFacts) => countBets(legs.length, sizes);

const unitReturn = ({ legs, sizes, consent }: SlipFacts) =>
  returnOfUnit(
    legs.map(({ asked, now, hasLines }) => ({
      result: 'won',
      // The member may get a better price than the one asked for.
      price: Math.max(now.price, acceptedFrom(asked.price, consent, hasLines)),
    })),
    sizes,
  );

const boundsOf = (facts: SlipFacts) => unitStakes(facts.bounds, betsOf(facts), unitReturn(facts));

const aboveBound = (bound: StakeBound): Check => {
  const [reason, next] = boundRefusals[bound];
  return (facts) => {
    const limit = boundsOf(facts)[bound];
    return facts.unit! > limit ? { reason, next, limit } : undefined;
  };
};

const access: readonly Check[] = [
  when('signed-out', 'login', ({ member }) => !member.isSignedIn),
  when('venue-closed', 'wait', ({ venue }) => !venue.isOpen),
  when('book-halted', 'wait', ({ venue }) => venue.isHalted),
  when('excluded', 'protection', ({ member }) => member.isExcluded),
  when('time-out', 'protection', ({ member }) => member.isInTimeOut),
];

const size: readonly Check[] = [
  when('empty', 'none', ({ legs }) => legs.length === 0),
  when('too-few', 'none', ({ legs, sizes }) => Math.max(...sizes) > legs.length),
  when('too-many', 'none', ({ legs }) => legs.length > maxLegs),
  when('too-many-bets', 'none', (facts) => betsOf(facts) > maxBets),
];

const status: readonly Check[] = [
  whenLeg('leg-ended', 'remove-leg', ({ now }) => now.isEventOver),
  whenLeg(
    'leg-closed',
    ({ now }) => (now.nearest ? 'nearest-line' : 'remove-leg'),
    hasStatus('closed', 'settled'),
    ({ now }) => (now.nearest ? { nearest: now.nearest } : {}),
  ),
  whenLeg('leg-void', 'remove-leg', hasStatus('void')),
  whenLeg('leg-suspended', 'none', hasStatus('suspended'), ({ now }) =>
    now.reason ? { suspension: now.reason } : {},
  ),
  whenLeg('leg-stale', 'none', hasStatus('stale')),
];

/** Whether another leg is of the competition whose winner a leg is on: the one result bears on the other. */
const isRelated = ({ competition }: SlipLeg, { legs }: SlipFacts): boolean =>
  competition?.isOutright === true &&
  legs.filter((other) => other.competition?.id === competition.id).length > 1;

const parlay: readonly Check[] = [
  when('mixed-venues', 'remove-leg', ({ legs }) => new Set(legs.map(({ venue }) => venue)).size > 1),
  when('same-event', 'place-singles', (facts) => isParlay(facts) && eventsOf(facts).size < facts.legs.length),
  whenLeg('same-competition', 'place-singles', (leg, facts) => isParlay(facts) && isRelated(leg, facts)),
  whenLeg('not-parlayable', 'place-singles', ({ now }, facts) => isParlay(facts) && !now.isParlayable),
  whenLeg(
    'below-parlay-min',
    'none',
    ({ now }, { sizes }) => Math.min(...sizes) < now.parlayMin,
    ({ now }) => ({ limit: BigInt(now.parlayMin) }),
  ),
];

const change: readonly Check[] = [
  whenLeg(
    'event-happened',
    'accept-change',
    ({ asked, now }) => now.epoch !== asked.epoch,
    ({ asked, now }) => ({ prices: { asked: asked.price, now: now.price } }),
  ),
  whenLeg(
    'price-worse',
    'accept-change',
    ({ asked, now, hasLines }, { consent }) => !isPriceAccepted(asked.price, now.price, consent, hasLines),
    ({ asked, now }) => ({ prices: { asked: asked.price, now: now.price } }),
  ),
];

const stake: readonly Check[] = [
  when('stake-missing', 'none', ({ unit }) => unit === undefined || unit <= 0n),
  when(
    'stake-too-low',
    'use-minimum',
    ({ unit, bounds }) => unit! < bounds.smallest,
    ({ bounds }) => ({ limit: bounds.smallest }),
  ),
  aboveBound('largest'),
  aboveBound('maxPayout'),
  aboveBound('marketRoom'),
  aboveBound('eventRoom'),
  aboveBound('balance'),
  aboveBound('ownRoom'),
  when('looks-repeated', 'confirm', ({ looksRepeated }) => looksRepeated),
];

const checks: readonly Check[] = [...access, ...size, ...status, ...parlay, ...change, ...stake];

/**
 * Validates a slip. Site and gateway run the same checks in the same order, and the first refusal is the answer.
 * Requirement SPT-8.
 */
export const validateSlip = (facts: SlipFacts): SlipAnswer => {
  for (const check of checks) {
    const refusal = check(facts);
    if (refusal !== undefined) return { ok: false, ...refusal };
  }
  return { ok: true, maxUnit: maxUnitStake(boundsOf(facts)), bets: betsOf(facts) };
};
