import type { LocalText, RequirementCause } from '@pavilion/contract';
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
  /** Required turnover, hundredths of the amount; that of the cause by default. */
  multiple?: number;
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
  multiple = requiredMultiples[cause],
}: Credit): RawBuilder<void> =>
  sql`turnover_require(${id}::text, ${memberId}::text, ${cause}::text, ${reference}::text,
    ${JSON.stringify(subject)}::jsonb, ${amount}::bigint, ${multiple}::int, ${requirementsLiftedBelow}::bigint,
    ${at}::timestamptz)`;
