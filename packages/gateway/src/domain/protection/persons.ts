import { createHmac } from 'node:crypto';
import type { ClosureKind } from '@pavilion/contract';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { createServerSecret } from '../server-secret';

/** What two accounts of one person share. */
export interface PersonMarks {
  /** With its country code. */
  readonly phone?: string | null;
  /** The number of a payout account. */
  readonly payout?: string | null;
  readonly name?: string | null;
  /** YYYY-MM-DD; marks a person only together with the name. */
  readonly birthday?: string | null;
}

/** Marks that prove one person. A device is weak evidence: a household may share it. */
const strongMarks = ['phone', 'payout', 'name-birthday'] as const;

type Mark = (typeof strongMarks)[number] | 'device';

/** Another member who shares a mark. */
export interface SharedMark {
  readonly memberId: string;
  /** Whether one of the shared marks proves one person; a device alone does not. */
  readonly isStrong: boolean;
}

const valuesOf = ({ phone, payout, name, birthday }: PersonMarks): [Mark, string][] => [
  ...(phone ? [['phone', phone] as [Mark, string]] : []),
  ...(payout ? [['payout', payout.toLowerCase()] as [Mark, string]] : []),
  ...(name && birthday ? [['name-birthday', `${name} ${birthday}`] as [Mark, string]] : []),
];

/**
 * Which accounts belong to one person. Phone, payout account, and name with birthday mark a person, a device may; they are
 * stored as hashes under a secret of the house, so that the table reveals none of them. Marks are never removed: a
 * self-exclusion follows the person, also after a change of the phone. It does not follow a device.
 */
export const createPersons = ({ db, clock }: { db: Database; clock: Clock }) => {
  const secret = createServerSecret(db, 'personSecret');

  const hashesOfValues = async (values: readonly (readonly [Mark, string])[]) => {
    const key = await secret();
    return values.map(([mark, value]) => ({
      mark,
      hash: createHmac('sha256', key).update(`${mark}:${value}`).digest('base64url'),
    }));
  };
  const hashesOf = (marks: PersonMarks) => hashesOfValues(valuesOf(marks));

  const insert = async (
    memberId: string,
    links: readonly { mark: Mark; hash: string }[],
    within: Database,
  ): Promise<void> => {
    if (links.length === 0) return;
    await within
      .insertInto('person_links')
      .values(links.map((link) => ({ member_id: memberId, ...link })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  /** Members who share one of the marks. */
  const sharing = (links: readonly { mark: Mark; hash: string }[], within: Database) =>
    within
      .selectFrom('person_links')
      .where((each) =>
        each.or(links.map(({ mark, hash }) => each.and([each('mark', '=', mark), each('hash', '=', hash)]))),
      );

  /** Everything known about a member that marks a person. */
  const marksOf = async (memberId: string, within: Database) => {
    const member = await within
      .selectFrom('members')
      .leftJoin('member_security', 'member_security.member_id', 'members.id')
      .select(['phone', 'birthday', 'real_name'])
      .where('members.id', '=', memberId)
      .executeTakeFirstOrThrow();
    const payouts = await within
      .selectFrom('payout_accounts')
      .select('number')
      .where('member_id', '=', memberId)
      .execute();
    const { phone, birthday, real_name: name } = member;
    return [{ phone, name, birthday }, ...payouts.map(({ number }) => ({ payout: number }))];
  };

  const record = async (memberId: string, within: Database = db): Promise<void> => {
    const hashes = await Promise.all((await marksOf(memberId, within)).map(hashesOf));
    await insert(memberId, hashes.flat(), within);
  };

  /** The other members who share a recorded mark. */
  const readShared = async (memberId: string, within: Database): Promise<SharedMark[]> => {
    const rows = await within
      .selectFrom('person_links as own')
      .innerJoin('person_links as other', (join) =>
        join.onRef('other.mark', '=', 'own.mark').onRef('other.hash', '=', 'own.hash'),
      )
      .select((each) => [
        'other.member_id',
        each.fn.agg<boolean>('bool_or', [each('other.mark', 'in', strongMarks)]).as('is_strong'),
      ])
      .where('own.member_id', '=', memberId)
      .where('other.member_id', '<>', memberId)
      .groupBy('other.member_id')
      .orderBy('other.member_id')
      .execute();
    return rows.map((row) => ({ memberId: row.member_id, isStrong: row.is_strong }));
  };

  /**
   * The other members who share a mark with a member. A grant to one person is refused on a strong mark and reviewed on a
   * weak one.
   */
  const sharedMarks = async (memberId: string, within: Database = db): Promise<SharedMark[]> => {
    await record(memberId, within);
    return readShared(memberId, within);
  };

  /** As `sharedMarks`; members who share a mark take turns until the transaction ends. */
  const lockSharedMarks = async (memberId: string, transaction: Database): Promise<SharedMark[]> => {
    await record(memberId, transaction);
    // guard: persons-in-turn
    await sql`select 1 from person_links where (mark, hash) in (
      select mark, hash from person_links where member_id = ${memberId})
      order by mark, hash, member_id for update`.execute(transaction);
    return readShared(memberId, transaction);
  };

  const excludedAccounts = () =>
    db
      .selectFrom('protection_closures')
      .select('protection_closures.id')
      .where('kind', '=', 'self-exclusion')
      .where('closed_until', '>', momentOf(clock))
      .limit(1);

  const isExcluded = async (marks: PersonMarks): Promise<boolean> => {
    const links = await hashesOf(marks);
    if (links.length === 0) return false;
    const members = sharing(links, db).select('person_links.member_id');
    return (
      (await excludedAccounts().where('protection_closures.member_id', 'in', members).executeTakeFirst()) !==
      undefined
    );
  };

  const isClosedByExclusion = async (memberId: string): Promise<boolean> =>
    (await excludedAccounts().where('member_id', '=', memberId).executeTakeFirst()) !== undefined;

  return {
    /** Records what marks the person of a member now. */
    record,

    /** Records the marks of members that were inserted without them, by an earlier version or by the seed. */
    async recordMissing(): Promise<void> {
      const unmarked = await db
        .selectFrom('members')
        .select('id')
        .where((each) =>
          each.not(
            each.exists(
              each
                .selectFrom('person_links')
                .select('mark')
                .whereRef('member_id', '=', 'members.id')
                .where('mark', 'in', strongMarks),
            ),
          ),
        )
        .where((each) =>
          each.or([
            each('phone', 'is not', null),
            each.exists(
              each.selectFrom('payout_accounts').select('id').whereRef('member_id', '=', 'members.id'),
            ),
          ]),
        )
        .execute();
      for (const { id } of unmarked) await record(id);
    },

    /** Records that a member has used a device for a while. An empty id marks nothing. */
    async recordDevice(memberId: string, device: string): Promise<void> {
      if (device !== '') await insert(memberId, await hashesOfValues([['device', device]]), db);
    },

    /** Why the account of a member who uses the device is closed for play; undefined if none is. */
    async closureOnDevice(device: string): Promise<ClosureKind | undefined> {
      const members = sharing(await hashesOfValues([['device', device]]), db).select(
        'person_links.member_id',
      );
      const closure = await db
        .selectFrom('protection_closures')
        .select('kind')
        .where('closed_until', '>', momentOf(clock))
        .where('member_id', 'in', members)
        .orderBy('closed_until', 'desc')
        .limit(1)
        .executeTakeFirst();
      return closure?.kind;
    },

    sharedMarks,
    lockSharedMarks,

    /** The other members of the same person. */
    async others(memberId: string, within: Database = db): Promise<string[]> {
      const shared = await sharedMarks(memberId, within);
      return shared.filter(({ isStrong }) => isStrong).map((other) => other.memberId);
    },

    /** The other members of the same person among the given ones, by recorded marks; without an entry for none. */
    async othersAmong(members: readonly string[], within: Database = db): Promise<Map<string, string[]>> {
      const others = new Map<string, string[]>();
      if (members.length < 2) return others;
      const rows = await within
        .selectFrom('person_links as own')
        .innerJoin('person_links as other', (join) =>
          join.onRef('other.mark', '=', 'own.mark').onRef('other.hash', '=', 'own.hash'),
        )
        .select(['own.member_id', 'other.member_id as other_id'])
        .distinct()
        .where('own.mark', 'in', strongMarks)
        .where('own.member_id', 'in', members)
        .where('other.member_id', 'in', members)
        .whereRef('own.member_id', '<>', 'other.member_id')
        .execute();
      for (const row of rows) others.set(row.member_id, [...(others.get(row.member_id) ?? []), row.other_id]);
      return others;
    },

    /** Whether the person with these marks has excluded themselves from play, with any account. */
    isExcluded,

    /**
     * Whether a member who takes on new marks would belong to a person who has excluded themselves with another account.
     * A member whose own account is excluded may go on: withdrawals stay open to it.
     */
    async isExcludedWith(memberId: string, taken: PersonMarks): Promise<boolean> {
      const [own] = await marksOf(memberId, db);
      const marks = 'payout' in taken || 'phone' in taken ? taken : { ...own, phone: null, ...taken };
      return (await isExcluded(marks)) && !(await isClosedByExclusion(memberId));
    },
  };
};

export type Persons = ReturnType<typeof createPersons>;
