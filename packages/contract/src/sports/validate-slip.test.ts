import { effectiveStatus, selectionStatuses } from './effective-status';
import { parseSelectionId, selectionId } from './model';
import { type SlipFacts, type SlipLeg, type SlipRefusalReason, slipRefusals } from './slip';
import { maxLegs } from './systems';
import { validateSlip } from './validate-slip';

const leg = (number: number, changed: Partial<SlipLeg> = {}, now: Partial<SlipLeg['now']> = {}): SlipLeg => ({
  selection: `fb.${number}:ah:ft:-2:h`,
  event: `fb.${number}`,
  venue: 'IMTY',
  hasLines: true,
  asked: { price: 2000, epoch: 3 },
  ...changed,
  now: {
    status: 'open',
    isEventOver: false,
    price: 2000,
    epoch: 3,
    parlayMin: 1,
    isParlayable: true,
    ...now,
  },
});

const facts: SlipFacts = {
  member: { isSignedIn: true, isExcluded: false, isInTimeOut: false },
  venue: { isOpen: true, isHalted: false },
  legs: [leg(1), leg(2)],
  sizes: [2],
  consent: 'better',
  unit: 100_00n,
  bounds: {
    smallest: 10_00n,
    largest: 50_000_00n,
    maxPayout: 1_000_000_00n,
    marketRoom: 100_000_00n,
    eventRoom: 200_000_00n,
    ownRoom: 10_000_00n,
    balance: 5_000_00n,
  },
  looksRepeated: false,
};

const bounds = (changed: Partial<SlipFacts['bounds']>) => ({ bounds: { ...facts.bounds, ...changed } });
const legs = (...list: SlipLeg[]) => ({ legs: list });

const river = { id: 'fb.river', isOutright: false };
const riverWinner = { id: 'fb.river', isOutright: true };

/** For each reason a change that causes it and none of the earlier ones. */
const causes: Readonly<Record<SlipRefusalReason, Partial<SlipFacts>>> = {
  'signed-out': { member: { ...facts.member, isSignedIn: false } },
  'venue-closed': { venue: { isOpen: false, isHalted: false } },
  'book-halted': { venue: { isOpen: true, isHalted: true } },
  excluded: { member: { ...facts.member, isExcluded: true } },
  'time-out': { member: { ...facts.member, isInTimeOut: true } },
  empty: legs(),
  'too-few': { legs: [leg(1)], sizes: [2] },
  'too-many': legs(...Array.from({ length: maxLegs + 1 }, (_, index) => leg(index))),
  'too-many-bets': { legs: Array.from({ length: 9 }, (_, index) => leg(index)), sizes: [2, 3, 4, 5] },
  'leg-ended': legs(leg(1), leg(2, {}, { isEventOver: true, status: 'settled' })),
  'leg-closed': legs(leg(1), leg(2, {}, { status: 'closed' })),
  'leg-void': legs(leg(1), leg(2, {}, { status: 'void' })),
  'leg-suspended': legs(leg(1), leg(2, {}, { status: 'suspended', reason: 'goal' })),
  'leg-stale': legs(leg(1), leg(2, {}, { status: 'stale' })),
  'mixed-venues': legs(leg(1), leg(2, { venue: 'FBTY' })),
  'same-event': legs(leg(1), leg(1)),
  'same-competition': legs(leg(1, { competition: river }), leg(2, { competition: riverWinner })),
  'not-parlayable': legs(leg(1), leg(2, {}, { isParlayable: false })),
  'below-parlay-min': legs(leg(1), leg(2, {}, { parlayMin: 3 })),
  'event-happened': legs(leg(1), leg(2, {}, { epoch: 4 })),
  'price-worse': legs(leg(1), leg(2, {}, { price: 1990 })),
  'stake-missing': { unit: undefined as unknown as bigint },
  'stake-too-low': { unit: 9_99n },
  'stake-too-high': bounds({ largest: 99_99n }),
  'payout-too-high': bounds({ maxPayout: 399_99n }),
  'market-limit': bounds({ marketRoom: 299_99n }),
  'event-limit': bounds({ eventRoom: 299_99n }),
  balance: bounds({ balance: 99_99n }),
  'own-limit': bounds({ ownRoom: 99_99n }),
  'looks-repeated': { looksRepeated: true },
};

const refusalOf = (changed: Partial<SlipFacts>) => {
  const answer = validateSlip({ ...facts, ...changed });
  return answer.ok ? undefined : answer;
};

describe('the slip', () => {
  it('[SPT-8] is accepted with its largest stake and number of bets', () => {
    expect(validateSlip(facts)).toEqual({ ok: true, maxUnit: 5_000_00n, bets: 1 });
    const system = { legs: [leg(1), leg(2), leg(3)], sizes: [2, 3] };
    expect(validateSlip({ ...facts, ...system })).toEqual({ ok: true, maxUnit: 1_250_00n, bets: 4 });
  });

  it.each(slipRefusals)('[SPT-8] is refused: %s', (reason) => {
    expect(refusalOf(causes[reason])?.reason).toBe(reason);
  });

  it('[SPT-8] answers the first of two refusals, in the order of the checks', () => {
    const facets = ['member', 'venue', 'legs', 'sizes', 'unit', 'bounds', 'looksRepeated'] as const;
    for (const [index, first] of slipRefusals.entries()) {
      for (const second of slipRefusals.slice(index + 1)) {
        const [one, other] = [causes[first], causes[second]];
        // Causes that change the same fact exclude each other.
        if (facets.some((facet) => facet in one && facet in other)) continue;
        // Fewer legs also change number and payout of the bets.
        if ('legs' in one || 'legs' in other) continue;
        expect(refusalOf({ ...other, ...one })?.reason).toBe(first);
      }
    }
  });

  it('[SPT-8] offers the nearest line for a withdrawn one, and names what changed', () => {
    const nearest = { selection: 'fb.1:ah:ft:-3:h', price: 1930 };
    expect(refusalOf(legs(leg(1, {}, { status: 'closed', nearest }), leg(2)))).toMatchObject({
      next: 'nearest-line',
      nearest,
      selection: leg(1).selection,
    });
    expect(refusalOf(causes['price-worse'])).toMatchObject({
      next: 'accept-change',
      prices: { asked: 2000, now: 1990 },
      selection: leg(2).selection,
    });
    expect(refusalOf(causes['leg-suspended'])).toMatchObject({ suspension: 'goal' });
    expect(refusalOf(causes['payout-too-high'])).toMatchObject({ next: 'use-maximum', limit: 99_99n });
    expect(refusalOf(causes['market-limit'])).toMatchObject({ limit: 99_99n });
  });

  it('[SPT-8] allows two selections of one event as single bets only', () => {
    expect(validateSlip({ ...facts, legs: [leg(1), leg(1)], sizes: [1] }).ok).toBe(true);
  });

  it('[SPT-8] keeps the winner of a season apart from its league only in combinations', () => {
    const winner = leg(1, { competition: riverWinner });
    const related = [winner, leg(2, { competition: river })];
    expect(refusalOf({ legs: related })).toMatchObject({
      reason: 'same-competition',
      next: 'place-singles',
      selection: winner.selection,
    });
    const twoWinners = [winner, leg(2, { competition: riverWinner })];
    expect(refusalOf({ legs: twoWinners })?.reason).toBe('same-competition');
    expect(refusalOf({ legs: related, sizes: [1] })).toBeUndefined();
    const ofAnother = leg(2, { competition: { id: 'fb.harbour', isOutright: false } });
    expect(refusalOf({ legs: [winner, ofAnother] })).toBeUndefined();
    expect(
      refusalOf({ legs: [leg(1, { competition: river }), leg(2, { competition: river })] }),
    ).toBeUndefined();
  });

  it('[SPT-8] accepts a worse price within the consent, and refuses any change of the epoch', () => {
    const worse = legs(leg(1), leg(2, {}, { price: 1980 }));
    expect(refusalOf({ ...worse, consent: { within: 1 } })?.reason).toBe('price-worse');
    expect(refusalOf({ ...worse, consent: { within: 3 } })).toBeUndefined();
    expect(refusalOf({ ...causes['event-happened'], consent: 'any' })?.reason).toBe('event-happened');
    expect(refusalOf({ ...legs(leg(1), leg(2, {}, { price: 2010 })), consent: 'none' })?.reason).toBe(
      'price-worse',
    );
  });
});

describe('the status of a selection', () => {
  const open = { venue: 'open', event: 'live', market: 'open', isOffered: true, feedAge: 0 } as const;

  it.each([
    [{}, 'open'],
    [{ feedAge: 3000 }, 'open'],
    [{ feedAge: 3001 }, 'stale'],
    [{ market: 'suspended', feedAge: 9000 }, 'suspended'],
    [{ event: 'interrupted' }, 'suspended'],
    [{ venue: 'suspended', isOffered: false }, 'closed'],
    [{ event: 'ended', market: 'suspended' }, 'closed'],
    [{ event: 'abandoned', market: 'void' }, 'void'],
    [{ event: 'settled', market: 'closed' }, 'settled'],
  ] as const)('[SPT-8] with %j is %s', (changed, status) => {
    expect(effectiveStatus({ ...open, ...changed }).status).toBe(status);
  });

  it('[SPT-8] names the reason of a suspension only', () => {
    expect(effectiveStatus({ ...open, market: 'suspended', reason: 'video-review' })).toEqual({
      status: 'suspended',
      reason: 'video-review',
    });
    expect(effectiveStatus({ ...open, reason: 'goal' })).toEqual({ status: 'open' });
    expect(selectionStatuses).toHaveLength(6);
  });
});

describe('the id of a selection', () => {
  it('[SPT-8] contains its parts', () => {
    const parts = { event: 'fb.river.20261122.03', type: 'ah', period: 'ft', q: -2, side: 'h' };
    expect(selectionId(parts)).toBe('fb.river.20261122.03:ah:ft:-2:h');
    expect(parseSelectionId(selectionId(parts))).toEqual(parts);
    expect(['', 'a:b:c:d:e', 'a:b:c:1:', 'a:b:c:1.5:h'].map(parseSelectionId)).toEqual(
      Array(4).fill(undefined),
    );
  });
});
