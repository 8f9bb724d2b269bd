import type { GameCategory, LocalText, RequirementCause } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { requiredMultiples, requirementsLiftedBelow } from './turnover-rules';

/** A credit that must be played before it can be withdrawn. */
export interface Credit {
  memberId: string;
  /** Identifies the requirement together with its cause: each pair has one. */
  id: string;
  cause: RequirementCause;
  reference: string;
  subject: LocalText;
  /** Minor units. */
  amount: bigint;
  at: Date;
}

/** The SQL call that adds the requirement of a credit, for the statement that posts it. */
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
    ${JSON.stringify(subject)}::jsonb, ${amount}::bigint, ${requiredMultiples[cause]}::int, ${requirementsLiftedBelow}::bigint,
    ${at}::timestamptz)`;

/** The SQL call that adds the turnover of a settled bet, for the statement that settles it. */
export const accrueTurnover = (
  memberId: string,
  category: GameCategory,
  turnover: bigint,
  at: Date,
): RawBuilder<void> =>
  sql`turnover_accrue(${memberId}::text, ${category}::text, ${turnover}::bigint, ${at}::timestamptz)`;
