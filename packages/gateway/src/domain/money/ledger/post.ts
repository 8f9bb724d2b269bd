import { errorCodes } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { sqlState, withRetry } from '../../../db/retry';
import { gateRefusal } from '../../protection';
import { memberOfAccount } from './accounts';
import type { Posting } from './posting';
import { requireAccountsOfKind } from './posting-kinds';

/** A posted transaction. A replay has the first answer, byte for byte. */
export interface Posted {
  id: string;
  replayed: boolean;
  /** Balances after the transaction by account, minor units. */
  balances: Record<string, bigint>;
  /** The answer that the posting stored. */
  answer: Record<string, unknown>;
}

/** A row of `ledger_post`, also for statements that do more in the same round trip. */
export interface PostedRow {
  replayed: boolean;
  answer: string;
}

/** The member whose accounts a transaction moves; `ledger_post` rejects entries of another one. */
const homeOf = ({ entries }: Posting): string | undefined =>
  entries.map(({ account }) => memberOfAccount(account)).find((member) => member !== undefined);

/** The call of the ledger function, to be written after `from`. */
export const ledgerPost = (posting: Posting): RawBuilder<PostedRow> => {
  requireAccountsOfKind(posting.kind, posting.entries);
  return sql<PostedRow>`ledger_post(
  ${homeOf(posting) ?? null}::text,
  ${posting.idempotency?.owner ?? null}::text, ${posting.idempotency?.key ?? null}::text,
  ${posting.idempotency?.requestHash ?? null}::text, ${JSON.stringify(posting.answer ?? {})}::jsonb,
  ${posting.id}::text, ${posting.kind}::text, ${posting.reference}::text,
  ${JSON.stringify(posting.subject)}::jsonb, ${posting.at}::timestamptz,
  ${posting.stakeAt ?? null}::timestamptz,
  ${posting.turnover?.category ?? null}::text, ${posting.turnover?.amount ?? 0n}::bigint,
  ${posting.entries.map((entry) => entry.account)}::text[],
  ${posting.entries.map((entry) => entry.kind)}::text[],
  ${posting.entries.map((entry) => entry.amount)}::bigint[]
)`;
};

const refusals: Record<string, () => BusinessError> = {
  PV001: () => new BusinessError(errorCodes.insufficientBalance),
  PV002: () => new BusinessError(errorCodes.idempotencyKeyReused),
  PV004: () => new BusinessError(errorCodes.moneyHalted),
  PV020: () => new BusinessError(errorCodes.roundClosed),
};

/** Parses a row of the ledger function. */
export const readPosted = ({ replayed, answer }: PostedRow): Posted => {
  const { id, balances, ...rest } = JSON.parse(answer) as { id: string; balances: Record<string, string> };
  const minor = Object.entries(balances).map(([account, balance]) => [account, BigInt(balance)] as const);
  return { id, replayed, balances: Object.fromEntries(minor), answer: rest };
};

/** Maps an error of the ledger function to one of the contract. */
const meaningOf = (error: unknown): unknown =>
  refusals[sqlState(error) ?? '']?.() ?? gateRefusal(error) ?? error;

/**
 * Runs a statement around `ledgerPost`, and retries it after a serialization failure or deadlock.
 *
 * @throws BusinessError 20101 when a balance would become negative, 20104 when the key was used for another request,
 * 20116 while money is halted; for a stake 20301 to 20304, 20306 and 20307 of the player protection.
 */
export const runPosting = async (
  db: Database,
  statement: RawBuilder<PostedRow>,
): Promise<Posted | undefined> => {
  try {
    const { rows } = await withRetry(() => statement.execute(db));
    return rows[0] && readPosted(rows[0]);
  } catch (error) {
    throw meaningOf(error);
  }
};

/** The statement that posts one transaction, in one round trip. */
export const postStatement = (posting: Posting) =>
  sql<PostedRow>`${prepared('ledger-post')} select replayed, answer from ${ledgerPost(posting)}`;

/**
 * Posts one transaction.
 *
 * @throws BusinessError as `runPosting`.
 */
export const post = async (db: Database, posting: Posting): Promise<Posted> =>
  (await runPosting(db, postStatement(posting))) as Posted;

/**
 * Posts one transaction as a part of a larger database transaction, which the caller retries.
 *
 * @throws BusinessError as `runPosting`.
 */
export const postWithin = async (transaction: Database, posting: Posting): Promise<Posted> => {
  try {
    const { rows } = await postStatement(posting).execute(transaction);
    return readPosted(rows[0] as PostedRow);
  } catch (error) {
    throw meaningOf(error);
  }
};
