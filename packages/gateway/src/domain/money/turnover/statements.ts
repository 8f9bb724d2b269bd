import type { GameCategory, LocalText, RequirementCause } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { dust, requiredMultiples } from './turnover-rules';

/** What is credited and must be played before it can leave. */
export interface Credit {
  memberId: string;
  /** Names the requirement: of the credit's own kind there is one for a reference. */
  id: string;
  cause: RequirementCause;
  reference: string;
  subject: LocalText;
  /** Minor units. */
  amount: bigint;
  at: Date;
}

/** The call that requires turnover for a credit; stands in the statement that posts it. */
export const requireTurnover = ({
  id,
  memberId,
  cause,
  reference,
  subject,
  amount,
  at,
}: Credit): RawBuilder<void> =>
  sql`turnover_require(${id}::text, ${memberId}::text, ${cause}::text, ${reference}::text,
    ${JSON.stringify(subject)}::jsonb, ${amount}::bigint, ${requiredMultiples[cause]}::int, ${dust}::bigint,
    ${at}::timestamptz)`;

/** The call that counts the turnover of a settled bet; stands in the statement that settles it. */
export const accrueTurnover = (
  memberId: string,
  category: GameCategory,
  turnover: bigint,
  at: Date,
): RawBuilder<void> =>
  sql`turnover_accrue(${memberId}::text, ${category}::text, ${turnover}::bigint, ${at}::timestamptz)`;
