import { createHash, randomBytes } from 'node:crypto';
import { errorCodes, type FieldErrors } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import type { FairSeed, RevealedSeed, Rotation } from '../../../venues/venue-port';

/** Rounds of a seed. Afterwards it is revealed by itself, unless a hand is open. */
export const roundsOfSeed = 1_000;

const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
  /** Whether the member has an unfinished hand, whose cards the active seed still hides. */
  readonly hasOpenHand?: (memberId: string, within: Database) => Promise<boolean>;
}

/** A seed is 64 hexadecimal digits; commitment and stream use this text. */
const newServerSeed = () => {
  const serverSeed = randomBytes(32).toString('hex');
  return { server_seed: serverSeed, commitment: createHash('sha256').update(serverSeed).digest('hex') };
};

const newClientSeed = () => randomBytes(16).toString('hex');

/** @throws BusinessError 10003 validationError for a client seed of other characters or lengths. */
const checkClientSeed = (clientSeed: string): void => {
  // guard: client-seed-format
  if (!clientSeedPattern.test(clientSeed)) {
    throw new BusinessError(errorCodes.validationError, {
      fields: [{ field: 'clientSeed', reason: 'format' }],
    } satisfies FieldErrors);
  }
};

const presentRevealed = (row: Row<'fair_seeds'>): RevealedSeed => ({
  id: row.id,
  serverSeed: row.server_seed,
  commitment: row.commitment,
  clientSeed: row.client_seed ?? '',
  nonce: row.nonce,
});

/**
 * The seeds of the rounds that a member plays alone. The member sees the hash of the active and of the next server seed
 * before choosing a client seed; a rotation reveals the active one, so that its rounds can be recomputed.
 */
export const createFairSeeds = ({ db, clock, hasOpenHand = async () => false }: Ports) => {
  const pairOf = async (memberId: string, within: Database = db): Promise<FairSeed | undefined> => {
    const rows = await within
      .selectFrom('fair_seeds')
      .select(['id', 'server_seed', 'commitment', 'client_seed', 'is_client_seed_chosen', 'nonce', 'state'])
      .where('member_id', '=', memberId)
      .where('state', 'in', ['active', 'next'])
      .execute();
    const active = rows.find(({ state }) => state === 'active');
    const next = rows.find(({ state }) => state === 'next');
    if (!active || !next) return undefined;
    return {
      id: active.id,
      serverSeed: active.server_seed,
      commitment: active.commitment,
      next: next.commitment,
      clientSeed: active.client_seed as string,
      isClientSeedChosen: active.is_client_seed_chosen,
      nonce: active.nonce,
    };
  };

  const createPair = async (memberId: string): Promise<void> => {
    const at = momentOf(clock);
    const seed = { member_id: memberId, created_at: at };
    await db
      .insertInto('fair_seeds')
      .values([
        {
          ...seed,
          id: newId(at),
          ...newServerSeed(),
          client_seed: newClientSeed(),
          state: 'active' as const,
        },
        { ...seed, id: newId(at), ...newServerSeed(), client_seed: null, state: 'next' as const },
      ])
      // Another call of the member created them.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const present = async (memberId: string): Promise<FairSeed> => {
    const known = await pairOf(memberId);
    if (known) return known;
    await createPair(memberId);
    return (await pairOf(memberId)) as FairSeed;
  };

  /**
   * Reveals the active seed with the commitment, and makes the next one active. Undefined: it is not active any more.
   * Without a client seed that of the last seed stays, to be replaced by the browser.
   */
  const rotateFrom = (memberId: string, commitment: string, clientSeed?: string) =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const active = await transaction
          .selectFrom('fair_seeds')
          .selectAll()
          .where('commitment', '=', commitment)
          .where('member_id', '=', memberId)
          .where('state', '=', 'active')
          // A hand that opens meanwhile spends the nonce of this row: it waits, or is seen below.
          // guard: seed-revealed-in-turn
          .forUpdate()
          .executeTakeFirst();
        if (!active) return undefined;
        const at = momentOf(clock);
        // guard: no-reveal-while-a-hand-is-open
        if (await hasOpenHand(memberId, transaction)) throw new BusinessError(errorCodes.handOpen);
        await transaction
          .updateTable('fair_seeds')
          .set({ state: 'revealed', revealed_at: at })
          .where('id', '=', active.id)
          .execute();
        await transaction
          .updateTable('fair_seeds')
          .set({
            state: 'active',
            client_seed: clientSeed ?? active.client_seed,
            is_client_seed_chosen: clientSeed !== undefined,
          })
          .where('member_id', '=', memberId)
          .where('state', '=', 'next')
          .execute();
        await transaction
          .insertInto('fair_seeds')
          .values({
            id: newId(at),
            member_id: memberId,
            ...newServerSeed(),
            client_seed: null,
            state: 'next',
            created_at: at,
          })
          .execute();
        return presentRevealed(active);
      }),
    );

  const current = async (memberId: string): Promise<FairSeed> => {
    const seed = await present(memberId);
    if (seed.nonce < roundsOfSeed) return seed;
    if (await hasOpenHand(memberId, db)) return seed;
    await rotateFrom(memberId, seed.commitment);
    return present(memberId);
  };

  const lastRevealed = async (memberId: string): Promise<RevealedSeed | null> => {
    const row = await db
      .selectFrom('fair_seeds')
      .selectAll()
      .where('member_id', '=', memberId)
      // guard: only-revealed-seeds-shown
      .where('state', '=', 'revealed')
      .orderBy('revealed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? presentRevealed(row) : null;
  };

  return {
    /** The active seed of a member; creates the seeds on first use, and rotates a seed that has drawn its rounds. */
    current,

    lastRevealed,

    /**
     * Sets the client seed of the rounds to come.
     *
     * @throws BusinessError 10003 validationError for a client seed of other characters or lengths.
     */
    async setClientSeed(memberId: string, clientSeed: string): Promise<FairSeed> {
      checkClientSeed(clientSeed);
      await present(memberId);
      await db
        .updateTable('fair_seeds')
        .set({ client_seed: clientSeed, is_client_seed_chosen: true })
        .where('member_id', '=', memberId)
        .where('state', '=', 'active')
        .execute();
      return present(memberId);
    },

    /**
     * Reveals the active seed of a member and begins the next one.
     *
     * @param commitment of the seed to reveal; when it is not active any more, nothing is rotated. The active one by default.
     * @param clientSeed for the next seed.
     * @throws BusinessError 20652 handOpen, 10003 validationError.
     */
    async rotate(
      memberId: string,
      { commitment, clientSeed }: { commitment?: string | undefined; clientSeed?: string | undefined } = {},
    ): Promise<Rotation> {
      if (clientSeed !== undefined) checkClientSeed(clientSeed);
      const target = commitment ?? (await present(memberId)).commitment;
      const rotated = await rotateFrom(memberId, target, clientSeed);
      const revealed = rotated ?? (await lastRevealed(memberId));
      return { revealed, current: await present(memberId) };
    },

    /** The server seeds of those commitments whose seed is revealed, for records. */
    async revealed(commitments: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (commitments.length === 0) return new Map();
      const rows = await db
        .selectFrom('fair_seeds')
        .select(['commitment', 'server_seed'])
        .where('commitment', 'in', commitments)
        // guard: only-revealed-seeds-in-records
        .where('state', '=', 'revealed')
        .execute();
      return new Map(rows.map(({ commitment, server_seed }) => [commitment, server_seed]));
    },
  };
};

export type FairSeeds = ReturnType<typeof createFairSeeds>;
