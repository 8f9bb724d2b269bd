// @ts-check
import { Rejected } from '../../kit/call.js';
import { toMinor, toWire } from '../../kit/money.js';
import { sizeOf, stakeOf } from './slip.js';

/** A bet is asked for this long after its decision, ms: the gateway decides in turns. */
const afterDecision = 300;
/** Milliseconds before each further question; the last is repeated. */
const waits = [500, 1_000, 2_000, 4_000, 8_000];
/** Codes of the error catalogue. */
const slipRefused = 20601;
const insufficientBalance = 20101;
const gameSessionExpired = 20203;

/**
 * Places the bets of the slip and follows each until it is decided.
 *
 * @param {{
 *   api: Pick<import('./api.js').Api, 'place' | 'outcome'>,
 *   slip: import('./slip.js').Slip,
 *   createKey: () => string,
 *   wait: (ms: number) => Promise<void>,
 *   now: () => number,
 *   onBalance: (balance: bigint) => void,
 *   onDecided: (bet: import('./api.js').Bet | null) => void,
 *   onRejected: (error: unknown) => void,
 * }} ports `onDecided`: null when no bet was placed; `onRejected`: also for refusals that the slip shows
 */
export const createPlacing = ({ api, slip, createKey, wait, now, onBalance, onDecided, onRejected }) => {
  /** Asks until the bet of a key is decided. @param {string} key @param {number} decideInMs */
  const follow = async (key, decideInMs) => {
    await wait(decideInMs);
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { bet } = await api.outcome(key);
        if (!bet) {
          slip.drop(key);
          onDecided(null);
          return;
        }
        slip.answer(key, bet, now());
        if (bet.state !== 'pending') {
          onDecided(bet);
          return;
        }
        // A decision that is held by a suspension comes later than announced.
        await wait(Math.max(bet.decideInMs ?? 0, waits[Math.min(attempt, waits.length - 1)] ?? 0));
      } catch (error) {
        // The bet goes on without this session: the list of open bets has it.
        if (error instanceof Rejected && error.code === gameSessionExpired) {
          onRejected(error);
          return;
        }
        await wait(waits[Math.min(attempt, waits.length - 1)] ?? 0);
      }
    }
  };

  /**
   * @param {Pick<import('./slip.js').Ticket, 'selection' | 'stake' | 'isConfirmed'>} ticket
   * @param {readonly import('./slip.js').Leg[]} legs
   * @param {number} size legs of each combination
   */
  const place = async ({ selection, stake, isConfirmed }, legs, size) => {
    const key = createKey();
    slip.send(selection, key);
    const body = {
      key,
      legs: legs.map((leg) => ({ selection: leg.selection, ...leg.asked })),
      sizes: [size],
      unit: toWire(stakeOf(stake) ?? 0n),
      consent: slip.consent(),
      ...(isConfirmed && { confirmed: true }),
    };
    try {
      const { bet, balance } = await api.place(body);
      slip.answer(key, bet, now());
      onBalance(toMinor(balance));
      if (bet.state === 'pending') await follow(key, (bet.decideInMs ?? 0) + afterDecision);
      else onDecided(bet);
    } catch (error) {
      if (!(error instanceof Rejected)) {
        slip.lose(key);
        await follow(key, 0);
        return;
      }
      if (error.code === slipRefused) slip.refuse(key, error.data);
      else if (error.code === insufficientBalance) slip.refuse(key, { reason: 'balance' });
      else slip.refuse(key, undefined);
      onRejected(error);
    }
  };

  return {
    /** @param {import('./slip.js').Ticket[]} tickets */
    placeAll: async (tickets) => {
      await Promise.all(tickets.map((ticket) => place(ticket, [ticket], 1)));
    },
    /** Places the selections as one parlay or system. */
    placeParlay: async () => {
      const legs = slip.legs();
      await place(slip.parlay(), legs, sizeOf(slip.parlay(), legs.length));
    },
  };
};
