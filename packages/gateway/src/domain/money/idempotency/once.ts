import { errorCodes } from '@pavilion/contract';
import type { Transaction } from 'kysely';
import { BusinessError } from '../../../business-error';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { Schema } from '../../../db/schema';
import type { Idempotency } from '../ledger/posting';

/**
 * The stored answer of a key; undefined for a new key. The row is written again: the first commit may be visible although its
 * wait for a standby was broken, and the commit of this write waits for one.
 *
 * @throws BusinessError 20104 idempotencyKeyReused when the key was used for another request.
 */
export const answered = async <Answer>(
  db: Database,
  { owner, key, requestHash }: Idempotency,
): Promise<Answer | undefined> => {
  const stored = await db
    .updateTable('idempotency_keys')
    .set(({ ref }) => ({ answer: ref('answer') }))
    .where('owner', '=', owner)
    .where('key', '=', key)
    .returning(['request_hash', 'answer'])
    .executeTakeFirst();
  if (!stored) return undefined;
  // guard: key-of-one-request
  if (stored.request_hash !== requestHash) throw new BusinessError(errorCodes.idempotencyKeyReused);
  return JSON.parse(stored.answer as string) as Answer;
};

/** Whether the answer of this request is stored, so that its operation only answers it again. */
export const isAnswered = async (db: Database, { owner, key, requestHash }: Idempotency): Promise<boolean> =>
  (await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst()) !== undefined;

/**
 * Runs an operation once for an idempotency key; later calls with the key get the first answer. A rejected operation
 * leaves nothing behind, so its key can be used again.
 *
 * @throws BusinessError 20104 idempotencyKeyReused when the key was used for another request.
 */
export const once = <Answer>(
  db: Database,
  idempotency: Idempotency,
  at: Date,
  act: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> =>
  withRetry(() =>
    db.transaction().execute(async (transaction) => {
      const { owner, key, requestHash } = idempotency;
      const claimed = await transaction
        .insertInto('idempotency_keys')
        .values({ owner, key, request_hash: requestHash, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      // guard: repeated-key-finds-answer
      if (!claimed) return (await answered<Answer>(transaction, idempotency)) as Answer;
      const answer = await act(transaction);
      await transaction
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify(answer) })
        .where('owner', '=', owner)
        .where('key', '=', key)
        .execute();
      return answer;
    }),
  );
