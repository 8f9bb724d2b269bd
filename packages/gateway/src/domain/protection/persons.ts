import { createHmac } from 'node:crypto';
import type { ClosureKind } from '@pavilion/contract';
import { maskPhone } from '@pavilion/format';
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

/** Marks that a person has alone, if they are true. A device is weak evidence: a household may share it. */
const strongMarks = ['phone', 'payout', 'name-birthday'] as const;

type Mark = (typeof strongMarks)[number] | 'device';

/** Another member who shares a mark. */
export interface SharedMark {
  readonly memberId: string;
  /** Whether one of the shared marks proves one person; a device alone does not. */
  readonly isStrong: boolean;
}

/** Which other accounts a self-exclusion closes. */
export interface AccountsOfPerson {
  /** Accounts that are certainly those of the same person. */
  readonly certain: string[];
  /** Accounts that share a strong mark that a stranger could have entered; an operator decides. */
  readonly uncertain: string[];
}

interface Link {
  readonly mark: Mark;
  readonly hash: string;
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

  const hashesOfValues = async (values: readonly (readonly [Mark, string])[], within: Database) => {
    const key = await secret(within);
    return values.map(([mark, value]) => ({
      mark,
      hash: createHmac('sha256', key).update(`${mark}:${value}`).digest('base64url'),
    }));
  };
  const hashesOf = (marks: PersonMarks, within: Database) => hashesOfValues(valuesOf(marks), within);

  const insert = async (memberId: string, links: readonly Link[], within: Database): Promise<void> => {
    if (links.length === 0) return;
    await within
      .insertInto('person_links')
      .values(links.map(({ mark, hash }) => ({ member_id: memberId, mark, hash })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  /** Notes that recorded marks are proven. It locks only rows that it changes, unlike an insert that updates. */
  const prove = async (memberId: string, links: readonly Link[], within: Database): Promise<void> => {
    for (const { mark, hash } of links) {
      await within
        .updateTable('person_links')
        .set({ proven: true })
        .where('member_id', '=', memberId)
        .where('mark', '=', mark)
        .where('hash', '=', hash)
        .where('proven', '=', false)
        .execute();
    }
  };

  /** Members who share one of the marks. */
  const sharing = (links: readonly Link[], within: Database) =>
    within
      .selectFrom('person_links')
      .where((each) =>
        each.or(links.map(({ mark, hash }) => each.and([each('mark', '=', mark), each('hash', '=', hash)]))),
      );

  /** Makes transactions that concern one of the marks take turns. */
  const lockMarks = async (links: readonly Link[], transaction: Database): Promise<void> => {
    await sharing(links, transaction)
      .select('person_links.member_id')
      .orderBy('mark')
      .orderBy('hash')
      .orderBy('member_id')
      .forUpdate()
      .execute();
  };

  /** Everything known about a member that marks a person. */
  const marksOf = async (memberId: string, within: Database) => {
    const member = await within
      .selectFrom('members')
      .leftJoin('member_security', 'member_security.member_id', 'members.id')
      .select(['phone', 'birthday', 'real_name', 'real_name_state'])
      .where('members.id', '=', memberId)
      .executeTakeFirstOrThrow();
    const payouts = await within
      .selectFrom('payout_accounts')
      .select('number')
      .where('member_id', '=', memberId)
      .execute();
    const { phone, birthday, real_name: name } = member;
    return {
      own: { phone, name, birthday },
      payouts: payouts.map(({ number }) => ({ payout: number })),
      /** Whether the name has passed its review. A birthday is reviewed before it is stored. */
      isNamed: member.real_name_state === 'passed',
    };
  };

  /** Records the marks of a member, and returns those that are proven. */
  const insertMarks = async (memberId: string, within: Database): Promise<readonly Link[]> => {
    const { own, payouts, isNamed } = await marksOf(memberId, within);
    const { phone, name, birthday } = own;
    const named = await hashesOf({ name, birthday }, within);
    const others = (
      await Promise.all([{ phone }, ...payouts].map((marks) => hashesOf(marks, within)))
    ).flat();
    await insert(memberId, [...others, ...named], within);
    return isNamed ? named : [];
  };

  const record = async (memberId: string, within: Database = db): Promise<void> =>
    prove(memberId, await insertMarks(memberId, within), within);

  /** Records the marks of a member; members who share one of them take turns until the transaction ends. */
  const recordInTurn = async (memberId: string, transaction: Database): Promise<void> => {
    const proven = await insertMarks(memberId, transaction);
    // guard: persons-in-turn
    await sql`select 1 from person_links where (mark, hash) in (
      select mark, hash from person_links where member_id = ${memberId})
      order by mark, hash, member_id for update`.execute(transaction);
    // Behind the locks, which all take in one order.
    await prove(memberId, proven, transaction);
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
    await recordInTurn(memberId, transaction);
    return readShared(memberId, transaction);
  };

  /** The other accounts of the person of a member, whose marks are recorded. */
  const accountsOfPerson = async (memberId: string, within: Database): Promise<AccountsOfPerson> => {
    const rows = await within
      .selectFrom('person_links as own')
      .innerJoin('person_links as other', (join) =>
        join.onRef('other.mark', '=', 'own.mark').onRef('other.hash', '=', 'own.hash'),
      )
      .select((each) => [
        'other.member_id',
        sql<boolean>`coalesce(bool_or(own.proven and other.proven), false)`.as('is_proven'),
        each.fn.count<bigint>('own.mark').distinct().filterWhere('own.mark', 'in', strongMarks).as('strong'),
        sql<boolean>`bool_or(own.mark = 'device')`.as('on_device'),
      ])
      .where('own.member_id', '=', memberId)
      .where('other.member_id', '<>', memberId)
      .groupBy('other.member_id')
      .orderBy('other.member_id')
      .execute();
    const certain: string[] = [];
    const uncertain: string[] = [];
    for (const { member_id: id, is_proven: isProven, strong, on_device: onDevice } of rows) {
      if (Number(strong) === 0) continue;
      // guard: exclusion-closes-proven-persons
      const isCertain = isProven || Number(strong) >= 2 || onDevice;
      (isCertain ? certain : uncertain).push(id);
    }
    return { certain, uncertain };
  };

  const excludedAccounts = (within: Database) =>
    within
      .selectFrom('protection_closures')
      .select('protection_closures.id')
      .where('kind', '=', 'self-exclusion')
      .where('closed_until', '>', momentOf(clock))
      .limit(1);

  const isExcluded = async (marks: PersonMarks, transaction: Database | undefined): Promise<boolean> => {
    const within = transaction ?? db;
    const links = await hashesOf(marks, within);
    if (links.length === 0) return false;
    // guard: exclusion-and-new-marks-in-turn
    if (transaction) await lockMarks(links, transaction);
    const members = sharing(links, within).select('person_links.member_id');
    return (
      (await excludedAccounts(within)
        .where('protection_closures.member_id', 'in', members)
        .executeTakeFirst()) !== undefined
    );
  };

  const isClosedByExclusion = async (memberId: string, within: Database): Promise<boolean> =>
    (await excludedAccounts(within).where('member_id', '=', memberId).executeTakeFirst()) !== undefined;

  return {
    /** Records what marks the person of a member now. */
    record,

    /**
     * Records that a member has answered a code sent to their phone.
     *
     * @param masked the destination of the code: the phone may have changed since.
     */
    async provePhone(memberId: string, masked: string): Promise<void> {
      const { phone } = await db
        .selectFrom('members')
        .select('phone')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      if (phone === null || maskPhone(phone) !== masked) return;
      const links = await hashesOf({ phone }, db);
      await insert(memberId, links, db);
      await prove(memberId, links, db);
    },

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
      if (device !== '') await insert(memberId, await hashesOfValues([['device', device]], db), db);
    },

    /** Why the account of a member who uses the device is closed for play; undefined if none is. */
    async closureOnDevice(device: string): Promise<ClosureKind | undefined> {
      const members = sharing(await hashesOfValues([['device', device]], db), db).select(
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

    /** The other members who share a strong mark. */
    async others(memberId: string, within: Database = db): Promise<string[]> {
      const shared = await sharedMarks(memberId, within);
      return shared.filter(({ isStrong }) => isStrong).map((other) => other.memberId);
    },

    /**
     * The other accounts of the person of a member, to be closed with it. Nobody proves a phone by registering with it or a
     * coin address by binding it, so a single mark of that kind closes no account: strangers could close that of a victim.
     * Certain is a mark proven by both accounts (a code answered by the phone, a name that has passed its review, with the
     * birthday), two strong marks, or one with a device that both use. Others take turns until the transaction ends.
     */
    async toExclude(memberId: string, transaction: Database): Promise<AccountsOfPerson> {
      await recordInTurn(memberId, transaction);
      return accountsOfPerson(memberId, transaction);
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

    /**
     * Whether the person with these marks has excluded themselves from play, with any account.
     *
     * @param transaction that gives a member the marks, if they are not excluded. Self-exclusions of the person wait for
     * its end, so that they find the member.
     */
    isExcluded: (marks: PersonMarks, transaction: Database) => isExcluded(marks, transaction),

    /**
     * Whether a member who takes on new marks would belong to a person who has excluded themselves with another account.
     * A member whose own account is excluded may go on: withdrawals stay open to it.
     *
     * @param transaction as for `isExcluded`; without one, the answer may be out of date at once.
     */
    async isExcludedWith(memberId: string, taken: PersonMarks, transaction?: Database): Promise<boolean> {
      const within = transaction ?? db;
      const { own } = await marksOf(memberId, within);
      const marks = 'payout' in taken || 'phone' in taken ? taken : { ...own, phone: null, ...taken };
      return (await isExcluded(marks, transaction)) && !(await isClosedByExclusion(memberId, within));
    },
  };
};

export type Persons = ReturnType<typeof createPersons>;
