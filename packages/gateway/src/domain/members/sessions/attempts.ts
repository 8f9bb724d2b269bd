import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { errorCodes, type ProofOfWork } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import type { Clock } from '../../../clock';
import type { Database } from '../../../db/database';
import { minuteMs } from '../../../durations';
import { newToken } from '../../secret-token';
import { createServerSecret } from '../../server-secret';
import { networkOf } from './network';
import type { Origin, Sessions } from './sessions';
import type { Throttle } from './throttle';

/**
 * The work of the first attempt above a limit, and the most of all, as bits: 2 ** 14 hashes take a browser 20 ms, 2 ** 20
 * take a computer a second and a phone a few. Each doubling of the attempts doubles it.
 */
const work = { least: 14, most: 20 };
/** Bits by which the work may have become harder since the challenge was given, so that others cannot outrun the owner. */
const tolerance = 2;
/** Lifetime of a challenge, ms. Shorter than a quarter of an hour, for which a used one is remembered. */
const lifetime = 2 * minuteMs;

/** Wrong passwords in a day from unknown devices, from which a new device also needs the code to the phone. */
const failuresOfAttack = 100;
const failuresOf = (account: string) => `login:${account}`;

const bitsFor = (excess: number) => Math.min(work.least + Math.floor(Math.log2(excess)), work.most);

/** Leading zero bits of the SHA-256 of a text, at most 32. */
const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Attempts in a quarter of an hour that need no work. An address has more, since many members may share it. */
export interface AttemptLimits {
  /** At an account from one address. */
  pair: number;
  account: number;
  address: number;
  /** At an account from a device that has logged in to it before; the others do not apply to it. */
  device: number;
}

/** What is attempted: `login` or `password` (recovery). */
export interface Attempt {
  purpose: string;
  /** The normalized account name, or the phone in its place; there may be no such account. */
  account: string;
  /**
   * What the attempt is counted under: the account name of a phone, so that both names of a member count together. The work is
   * for `account`, as a client gets its hash. Default: `account`.
   */
  countedAs?: string | undefined;
  memberId: string | undefined;
  origin: Origin;
}

/** A key that attempts are counted under, and how many need no work. */
interface Count {
  key: string;
  limit: number;
}

interface Ports {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  sessions: Sessions;
}

/**
 * Limits attempts at an account without locking its owner out: above a limit an attempt needs a proof of work (20005),
 * which any client can do, also for an account that does not exist. A device that has logged in before has a count of its
 * own, so the attempts of others cost it nothing. The challenges are signed, not stored.
 */
export const createAttempts = ({ db, clock, throttle, sessions }: Ports) => {
  const secret = createServerSecret(db, 'proofKey');
  const sign = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest('base64url')
      .slice(0, 22);

  /** 16 random characters, scope, bits, expiry in base 36, and the signature of these, in one block of SHA-256. */
  const challenge = async (scope: string, excess: number): Promise<ProofOfWork> => {
    const bits = bitsFor(excess);
    const expiresAt = clock.now() + lifetime;
    const content = [newToken().slice(0, 16), shortHash(scope), bits, expiresAt.toString(36)].join('.');
    const expiry = new Date(expiresAt).toISOString();
    return { challenge: `${content}.${await sign(content)}`, bits, expiresAt: expiry };
  };

  /** Whether a proof is that of enough work for the scope, and was not used before. */
  const accept = async (scope: string, excess: number, proof: string | undefined): Promise<boolean> => {
    if (proof === undefined) return false;
    const [id = '', forScope = '', bits = '', expiry = '', signature = ''] = proof.split('.');
    const expected = Buffer.from(await sign([id, forScope, bits, expiry].join('.')));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return (
      Number.parseInt(expiry, 36) > clock.now() &&
      // guard: proof-of-its-account
      forScope === shortHash(scope) &&
      Number(bits) >= bitsFor(excess) - tolerance &&
      zeroBits(proof) >= Number(bits) &&
      // guard: proof-accepted-once
      (await throttle.isFirst(`proof:${id}`))
    );
  };

  /**
   * Counts an attempt, before it is checked: concurrent attempts cannot exceed a limit. An attempt without the work it
   * needs is not counted, so that it makes it no harder for others.
   *
   * @param options.isBusy whether the attempt needs work in any case.
   * @returns whether it needed work, which it has done, and `undo`, which uncounts it.
   * @throws BusinessError 20005 proofRequired with the work above a limit.
   */
  const count = async (
    scope: string,
    counts: readonly Count[],
    proof: string | undefined,
    { isBusy = false } = {},
  ) => {
    const undo = async () => {
      for (const { key } of counts) await throttle.refund(key);
    };
    const requireWork = async (excess: number) =>
      new BusinessError(errorCodes.proofRequired, { proof: await challenge(scope, excess) });

    const above = await throttle.excess(counts);
    // guard: work-while-busy
    const expected = isBusy ? Math.max(above, 1) : above;
    // guard: attempts-need-work
    if (expected > 0 && !(await accept(scope, expected, proof))) throw await requireWork(expected);
    let excess = 0;
    for (const { key, limit } of counts) excess = Math.max(excess, (await throttle.count(key)) - limit);
    // Concurrent attempts have reached the limit since.
    if (excess > 0 && expected <= 0) {
      await undo();
      throw await requireWork(excess);
    }
    return { hasWorked: expected > 0, undo };
  };

  return {
    /**
     * Counts an attempt at an account.
     *
     * @param options.isBusy whether every attempt from an unknown device needs work, so that a flood of first guesses does
     * not keep others waiting.
     * @returns whether the device is known, whether the attempt needed work, which it has done, and `undo`, which uncounts
     * it.
     * @throws BusinessError 20005 proofRequired with the work above a limit.
     */
    async admit(
      { purpose, account, countedAs = account, memberId, origin }: Attempt,
      limits: AttemptLimits,
      { isBusy = false } = {},
    ) {
      const { device, proof } = origin;
      // Also asked for an unknown account, so that both take the same time.
      const isKnown = await sessions.isKnownDevice(memberId ?? '', device);
      const scope = `${purpose}:account:${account}`;
      const network = networkOf(origin.address);
      const counts = isKnown
        ? [{ key: `${purpose}:device:${device} ${countedAs}`, limit: limits.device }]
        : [
            // guard: attempts-of-pair
            { key: `${purpose}:pair:${network} ${countedAs}`, limit: limits.pair },
            // guard: attempts-of-account
            { key: `${purpose}:account:${countedAs}`, limit: limits.account },
            // guard: attempts-of-address
            { key: `${purpose}:address:${network}`, limit: limits.address },
          ];
      return { isKnown, ...(await count(scope, counts, proof, { isBusy: isBusy && !isKnown })) };
    },

    /**
     * Counts an attempt that concerns no account.
     *
     * @throws BusinessError 20005 proofRequired with the work above the limit of the address.
     */
    async admitFromAddress(purpose: string, { address, proof }: Origin, limit: number): Promise<void> {
      const key = `${purpose}:address:${networkOf(address)}`;
      await count(key, [{ key, limit }], proof);
    },

    /** Counts a wrong password from an unknown device. */
    countFailure: async (account: string): Promise<void> => {
      await throttle.countDaily(failuresOf(account));
    },

    /** Whether there were so many wrong passwords in a day that a right one alone proves little. */
    isAttacked: async (account: string): Promise<boolean> =>
      (await throttle.countOfDay(failuresOf(account))) >= failuresOfAttack,

    /** Forgets the logins that failed: they were guesses at a password that has been replaced. */
    async forget(account: string, within?: Database): Promise<void> {
      await throttle.reset(`login:account:${account}`, within);
      await throttle.resetDaily(failuresOf(account), within);
    },
  };
};

export type Attempts = ReturnType<typeof createAttempts>;
