import type { FlipChanceCause } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * Where the chances of the card game come from: for each cause the facts of a member that give one, as `reference` and `at`. A
 * flipped card keeps cause and reference, so a reference names its fact for good: one that a later fact has too, such as the
 * number of a level that is reached again, gives no second chance. A chance ends `chanceDays` after `at`, so a fact that is stored
 * late has less time, or none. Proved by `npm run test:unit -- engagement/flips`.
 */
const chanceSources = {
  'sign-in': (memberId) => sql`select day::text as reference, at from sign_ins
    where member_id = ${memberId} and not is_make_up`,
  month: (memberId) => sql`select to_char(day, 'YYYY-MM') as reference, max(at) as at from sign_ins
    where member_id = ${memberId}
    group by to_char(day, 'YYYY-MM'), date_trunc('month', day)
    having count(*) = extract(day from date_trunc('month', day) + interval '1 month' - interval '1 day')`,
  friend: (memberId) => sql`select friend_id as reference, at from invitation_outcomes
    where inviter_id = ${memberId} and outcome = 'rewarded'`,
} as const satisfies Record<FlipChanceCause, (memberId: string) => RawBuilder<unknown>>;

/** All facts of a member that give a chance, with their cause, for the `from` of a query. */
export const chanceFacts = (memberId: string): RawBuilder<unknown> =>
  sql.join(
    Object.entries(chanceSources).map(
      ([cause, factsOf]) =>
        sql`select ${sql.lit(cause)} as cause, reference, at from (${factsOf(memberId)}) source`,
    ),
    sql` union all `,
  );
