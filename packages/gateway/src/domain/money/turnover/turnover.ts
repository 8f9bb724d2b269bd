import type { CallRequest, CallResponse, RequirementState, TurnoverRequirement } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';

/** Rows of the audit; open ones are always included. */
const listed = 100;

type Requirement = Row<'turnover_requirements'>;

/** Minor units. */
export interface TurnoverSum {
  required: bigint;
  done: bigint;
  left: bigint;
}

const progressOf = ({ starts, ends }: Requirement, total: bigint): TurnoverSum => {
  const required = ends - starts;
  const played = total - starts;
  if (played >= required) return { required, done: required, left: 0n };
  const done = played > 0n ? played : 0n;
  return { required, done, left: required - done };
};

const stateOf = ({ done_at, lifted_at }: Requirement): RequirementState =>
  done_at ? 'done' : lifted_at ? 'lifted' : 'open';

const presentSum = (sum: TurnoverSum) => ({
  required: formatMinor(sum.required),
  done: formatMinor(sum.done),
  left: formatMinor(sum.left),
});

const present = (row: Requirement, total: bigint): TurnoverRequirement => ({
  id: row.id,
  cause: row.cause,
  title: row.subject,
  amount: formatMinor(row.amount),
  multiple: formatMinor(BigInt(row.multiple)),
  ...presentSum(progressOf(row, total)),
  state: stateOf(row),
  at: row.at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
});

const sumOf = (rows: readonly Requirement[], total: bigint): TurnoverSum =>
  rows
    .filter((row) => stateOf(row) === 'open')
    .map((row) => progressOf(row, total))
    .reduce(
      (sum, each) => ({
        required: sum.required + each.required,
        done: sum.done + each.done,
        left: sum.left + each.left,
      }),
      { required: 0n, done: 0n, left: 0n },
    );

/** Required turnover (稽核) before money can be withdrawn. */
export const createTurnover = ({ db }: { db: Database }) => {
  const totalOf = async (memberId: string, within: Database) => {
    const row = await within
      .selectFrom('member_play')
      .select('total')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row?.total ?? 0n;
  };

  const requirements = (memberId: string, within: Database) =>
    within.selectFrom('turnover_requirements').selectAll().where('member_id', '=', memberId);

  const openOnes = (memberId: string, within: Database) =>
    requirements(memberId, within).where('done_at', 'is', null).where('lifted_at', 'is', null).execute();

  return {
    /** Total open turnover, minor units. */
    async open(memberId: string, within: Database = db): Promise<TurnoverSum> {
      const rows = await openOnes(memberId, within);
      return sumOf(rows, await totalOf(memberId, within));
    },

    present: presentSum,

    async audit(
      memberId: string,
      state: CallRequest<'turnoverAudit'>['state'],
    ): Promise<CallResponse<'turnoverAudit'>> {
      const total = await totalOf(memberId, db);
      const [open, latest] = await Promise.all([
        openOnes(memberId, db),
        requirements(memberId, db).orderBy('id', 'desc').limit(listed).execute(),
      ]);
      const rows = new Map([...latest, ...open].map((row) => [row.id, row]));
      const items = [...rows.values()]
        .filter((row) => state === undefined || stateOf(row) === state)
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .map((row) => present(row, total));
      return { items, totals: presentSum(sumOf(open, total)) };
    },
  };
};

export type Turnover = ReturnType<typeof createTurnover>;
