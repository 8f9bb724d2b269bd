import type { SportBet } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import fc from 'fast-check';
import { buildBet } from '../testing/slip-builders';
import {
  askDelay,
  isOpen,
  nextPlacement,
  type Placement,
  type PlaceRequest,
  restored,
  sending,
} from './placement';

/**
 * The gateway as the contract describes it, and a network that delays and loses requests and answers. The placement under
 * test must end as the gateway ends, whatever happens in between.
 */
class Gateway {
  /** Bets by key; null is the tombstone of a key that was asked for before its request arrived. */
  readonly bets = new Map<string, SportBet | null>();
  placed = 0;

  readonly isInPlay: boolean;

  constructor(isInPlay: boolean) {
    this.isInPlay = isInPlay;
  }

  place(key: string): SportBet | SdkErrorData {
    const known = this.bets.get(key);
    if (known === null) return { kind: 'business', code: 20104, message: 'key reused' } as SdkErrorData;
    if (known) return known;
    this.placed += 1;
    const bet = buildBet(this.isInPlay ? { state: 'pending', decideInMs: 5_000 } : { state: 'open' });
    this.bets.set(key, bet);
    return bet;
  }

  outcome(key: string): SportBet | null {
    if (!this.bets.has(key)) this.bets.set(key, null);
    return this.bets.get(key) ?? null;
  }

  decide(key: string, state: 'open' | 'refused') {
    const bet = this.bets.get(key);
    if (bet?.state === 'pending') this.bets.set(key, { ...bet, state, decideInMs: null });
  }
}

type Step =
  | 'request arrives'
  | 'request is lost'
  | 'answer arrives'
  | 'answer is lost'
  | 'outcome is asked'
  | 'outcome is lost'
  | 'late outcome arrives'
  | 'venue accepts'
  | 'venue refuses'
  | 'reload';

const steps: readonly Step[] = [
  'request arrives',
  'request is lost',
  'answer arrives',
  'answer is lost',
  'outcome is asked',
  'outcome is lost',
  'late outcome arrives',
  'venue accepts',
  'venue refuses',
  'reload',
];

const request: PlaceRequest = {
  key: 'key-00000001',
  body: {
    provider: 'IMTY',
    legs: [{ selection: 'fb.1:1x2:ft:0:h', price: 2050, epoch: 0 }],
    sizes: [1],
    unit: '100',
    consent: 'better',
  },
  legs: [],
};
const { key } = request;
const lost: SdkErrorData = { kind: 'network', message: '' } as SdkErrorData;

/** Runs the steps on the placement and on the gateway. */
const run = (isInPlay: boolean, taken: readonly Step[]) => {
  const gateway = new Gateway(isInPlay);
  let placement: Placement = sending(request);
  let now = 0;
  /** Requests on their way, and answers on their way back. A reload loses the answers, not the requests. */
  let underway = 1;
  let answers: (SportBet | SdkErrorData)[] = [];
  let lateOutcomes: (SportBet | null)[] = [];
  const seen: Placement[] = [placement];
  const next = (event: Parameters<typeof nextPlacement>[1]) => {
    placement = nextPlacement(placement, event);
    seen.push(placement);
  };

  const take: Readonly<Record<Step, () => void>> = {
    'request arrives': () => {
      if (underway === 0) return;
      underway -= 1;
      answers.push(gateway.place(key));
    },
    'request is lost': () => {
      if (underway === 0) return;
      underway -= 1;
      next({ key, type: 'failed', error: lost });
    },
    'answer arrives': () => {
      const answer = answers.shift();
      if (!answer) return;
      if ('kind' in answer) next({ key, type: 'failed', error: answer });
      else next({ key, type: 'answered', bet: answer, at: now });
    },
    'answer is lost': () => {
      if (answers.shift()) next({ key, type: 'failed', error: lost });
    },
    'outcome is asked': () => {
      if (askDelay(placement, now) === undefined) return;
      const bet = gateway.outcome(key);
      lateOutcomes.push(bet);
      next({ key, type: 'outcome', bet, at: now });
    },
    'outcome is lost': () => {
      if (askDelay(placement, now) === undefined) return;
      gateway.outcome(key);
      next({ key, type: 'outcome-failed' });
    },
    'late outcome arrives': () => {
      const bet = lateOutcomes.shift();
      if (bet !== undefined) next({ key, type: 'outcome', bet, at: now });
    },
    'venue accepts': () => gateway.decide(key, 'open'),
    'venue refuses': () => gateway.decide(key, 'refused'),
    reload: () => {
      if (!isOpen(placement)) return;
      answers = [];
      lateOutcomes = [];
      placement = restored(request);
      seen.push(placement);
    },
  };
  for (const step of taken) {
    now += 1_000;
    take[step]();
  }
  return { gateway, seen, placement: () => placement, take };
};

const isFinal = (placement: Placement) => !isOpen(placement);

describe('the placement of a bet', () => {
  const anySteps = fc.array(fc.constantFrom(...steps), { maxLength: 30 });

  it('[SPT-8][REQ-10] ends as the gateway does, and stays there, whatever is lost or late', () => {
    fc.assert(
      fc.property(fc.boolean(), anySteps, (isInPlay, taken) => {
        const { gateway, seen, placement, take } = run(isInPlay, taken);
        expect(gateway.placed).toBeLessThanOrEqual(1);

        // From here on the network works: the placement must end.
        take['venue accepts']();
        for (let turn = 0; turn < 4 && isOpen(placement()); turn += 1) {
          take['request arrives']();
          take['answer arrives']();
          take['venue accepts']();
          take['outcome is asked']();
        }
        expect(isFinal(placement())).toBe(true);
        const bet = gateway.bets.get(key) ?? null;
        const expected = bet === null ? 'not-placed' : bet.state === 'refused' ? 'refused' : 'accepted';
        expect(placement().status).toBe(expected);

        // A late request meets a used key: what was shown as not placed stays true.
        gateway.place(key);
        expect(gateway.bets.get(key) ?? null).toEqual(bet);
        expect(gateway.placed).toBeLessThanOrEqual(1);

        const first = seen.findIndex(isFinal);
        if (first >= 0) for (const each of seen.slice(first)) expect(each).toEqual(seen[first]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('[SPT-8] never goes back from an answered bet to one that may not exist', () => {
    fc.assert(
      fc.property(anySteps, (taken) => {
        const { seen } = run(
          true,
          taken.filter((step) => step !== 'reload'),
        );
        const answered = seen.findIndex(({ status }) => status === 'pending');
        if (answered < 0) return;
        for (const { status } of seen.slice(answered))
          expect(['pending', 'accepted', 'refused']).toContain(status);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[REQ-10] ignores events of another key', () => {
    const placement = sending(request);
    expect(nextPlacement(placement, { key: 'key-00000002', type: 'failed', error: lost })).toBe(placement);
  });

  it('[SPT-8] asks at once after a lost answer, then less often; of a pending bet after its decision', () => {
    let placement = restored(request);
    const delays = [askDelay(placement, 0)];
    for (let round = 0; round < 6; round += 1) {
      placement = nextPlacement(placement, { key, type: 'outcome-failed' });
      delays.push(askDelay(placement, 0));
    }
    expect(delays).toEqual([0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    const pending = nextPlacement(sending(request), {
      key,
      type: 'answered',
      bet: buildBet({ state: 'pending', decideInMs: 5_000 }),
      at: 100,
    });
    expect(askDelay(pending, 1_100)).toBe(4_300);
  });
});
