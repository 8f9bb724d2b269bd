import { createHmac } from 'node:crypto';
import type { ClosureKind } from '@pavilion/contract';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { canonicalPhone } from '../canonical-phone';
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

/** `shared-phone` repeats `phone` for members who have answered codes to one phone, of whom one alone has it as a proven mark. */
type Mark = (typeof strongMarks)[number] | 'shared-phone' | 'device';

/** The most accounts and marks of one person that are read, the nearest first: an attacker could create thousands. */
const maxNodes = 5_000;

/** Another member who shares a mark, directly or through further accounts. */
export interface SharedMark {
  readonly memberId: string;
  /** Whether strong marks alone join them; a shared device is a weak one. */
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

/** A name without what people write or leave out: case, blanks, dots, hyphens and apostrophes. */
const canonicalName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.·'’-]/g, '');

/** As written, by which earlier marks were recorded, and in the one form in which another spelling is found. */
const spellings = (mark: Mark, ...values: string[]): [Mark, string][] =>
  [...new Set(values)].map((value) => [mark, value]);

const valuesOf = ({ phone, payout, name, birthday }: PersonMarks): [Mark, string][] => [
  ...(phone ? spellings('phone', phone, canonicalPhone(phone)) : []),
  ...(payout ? spellings('payout', payout.toLowerCase()) : []),
  ...(name && birthday
    ? spellings('name-birthday', `${name} ${birthday}`, `${canonicalName(name)} ${birthday}`)
    : []),
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
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('profile_changes')
            .select('profile_changes.id')
            .whereRef('profile_changes.member_id', '=', 'members.id')
            .where('field', '=', 'birthday')
            .where('state', '=', 'passed')
            .where('value', '=', sql<string>`members.birthday::text`),
        ).as('is_birthday_reviewed'),
      )
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
      /** Whether both name and birthday have passed their review. */
      areReviewed: member.real_name_state === 'passed' && Boolean(member.is_birthday_reviewed),
    };
  };

  /** Records the marks of a member, and returns those that are proven. */
  const insertMarks = async (memberId: string, within: Database): Promise<readonly Link[]> => {
    const { own, payouts, areReviewed } = await marksOf(memberId, within);
    const { phone, name, birthday } = own;
    const named = await hashesOf({ name, birthday }, within);
    const others = (
      await Promise.all([{ phone }, ...payouts].map((marks) => hashesOf(marks, within)))
    ).flat();
    await insert(memberId, [...others, ...named], within);
    return areReviewed ? named : [];
  };

  const record = async (memberId: string, within: Database = db): Promise<void> =>
    prove(memberId, await insertMarks(memberId, within), within);

  /**
   * Each account that marks join to one of the given members, over any number of accounts between them, and whether strong
   * marks alone do. A path has at most one device: households that know each other are not one person. Accounts and marks
   * are nodes, each visited once, so the work grows with the marks of the person; nearer accounts are found first.
   */
  const joinedTo = (members: readonly string[]) => sql<{
    member_id: string;
    other_id: string;
    is_strong: boolean;
  }>`(with recursive node (start, member_id, mark, hash, has_device) as (
      select start, start, null::text, null::text, false from unnest(${members as string[]}::text[]) start
      union
      select node.start, next.member_id, next.mark, next.hash, node.has_device or next.mark is not distinct from 'device'
      from node cross join lateral (
        select null::text as member_id, mark, hash from person_links
          where member_id = node.member_id and not (node.has_device and mark = 'device')
        union all
        select member_id, null, null from person_links where mark = node.mark and hash = node.hash
      ) next
    )
    select start as member_id, member_id as other_id, bool_or(not has_device) as is_strong
    from (select * from node limit ${maxNodes * members.length}) found
    where member_id <> start group by start, member_id)`;

  /** Records the marks of a member; accounts that may be of one person take turns until the transaction ends. */
  const recordInTurn = async (memberId: string, transaction: Database): Promise<void> => {
    const proven = await insertMarks(memberId, transaction);
    // guard: persons-in-turn
    await sql`select 1 from person_links where member_id = ${memberId}
      or member_id in (select other_id from ${joinedTo([memberId])} joined)
      order by mark, hash, member_id for update`.execute(transaction);
    // Behind the locks, which all take in one order.
    await prove(memberId, proven, transaction);
  };

  /** The other members whom recorded marks join to a member. */
  const readShared = async (memberId: string, within: Database): Promise<SharedMark[]> => {
    const { rows } = await sql<{ other_id: string; is_strong: boolean }>`
      select other_id, is_strong from ${joinedTo([memberId])} joined order by other_id`.execute(within);
    return rows.map((row) => ({ memberId: row.other_id, isStrong: row.is_strong }));
  };

  /**
   * The other members whom marks join to a member, also over accounts between them. A grant to one person is refused on
   * strong marks and reviewed when one of them is weak.
   */
  const sharedMarks = async (memberId: string, within: Database = db): Promise<SharedMark[]> => {
    await record(memberId, within);
    return readShared(memberId, within);
  };

  /** As `sharedMarks`; members who may be one person take turns until the transaction ends. */
  const lockSharedMarks = async (memberId: string, transaction: Database): Promise<SharedMark[]> => {
    await recordInTurn(memberId, transaction);
    return readShared(memberId, transaction);
  };

  /** The members who share a strong mark with one of the given accounts, and whether they are certainly the same person. */
  const nextOfPerson = async (accounts: readonly string[], within: Database) => {
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
      .where('own.member_id', 'in', accounts)
      .whereRef('other.member_id', '<>', 'own.member_id')
      .groupBy(['own.member_id', 'other.member_id'])
      .execute();
    return rows
      .filter(({ strong }) => Number(strong) > 0)
      .map(({ member_id: id, is_proven: isProven, strong, on_device: onDevice }) => {
        // guard: exclusion-closes-proven-persons
        const isCertain = isProven || Number(strong) >= 2 || onDevice;
        return { id, isCertain };
      });
  };

  /** The other accounts of the person of a member, whose marks are recorded. */
  const accountsOfPerson = async (memberId: string, within: Database): Promise<AccountsOfPerson> => {
    const certain = new Set([memberId]);
    const uncertain = new Set<string>();
    let latest = [memberId];
    // What joins an account to a certain one joins it to the person.
    while (latest.length > 0) {
      const next = await nextOfPerson(latest, within);
      latest = [
        ...new Set(next.filter((each) => each.isCertain && !certain.has(each.id)).map(({ id }) => id)),
      ];
      for (const id of latest) certain.add(id);
      for (const { id } of next) uncertain.add(id);
    }
    return {
      certain: [...certain].filter((id) => id !== memberId).sort(),
      uncertain: [...uncertain].filter((id) => !certain.has(id)).sort(),
    };
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

  /** The members whose phone it is, and who have proven that. */
  const provenOwners = async (phone: string, within: Database): Promise<string[]> => {
    const number = canonicalPhone(phone);
    const links = await hashesOf({ phone: number }, within);
    const rows = await sharing(links, within)
      .innerJoin('members', 'members.id', 'person_links.member_id')
      // guard: login-by-proven-phone
      .where('proven', '=', true)
      .select(['members.id', 'members.phone'])
      .execute();
    // Marks are never removed: the phone may have changed since.
    return rows
      .filter((row) => row.phone !== null && canonicalPhone(row.phone) === number)
      .map(({ id }) => id);
  };

  const sharedPhone = (phone: string, within: Database) =>
    hashesOfValues([['shared-phone', canonicalPhone(phone)]], within);

  /**
   * Makes transactions that prove one phone take turns, before they lock rows of marks: rows that another one has inserted and
   * not committed cannot be locked.
   */
  const provePhoneInTurn = async (phone: string, transaction: Database): Promise<void> => {
    const [link] = await hashesOf({ phone: canonicalPhone(phone) }, transaction);
    await sql`select pg_advisory_xact_lock(hashtext(${`phone ${link?.hash}`}))`.execute(transaction);
  };

  const isClosedByExclusion = async (memberId: string, within: Database): Promise<boolean> =>
    (await excludedAccounts(within).where('member_id', '=', memberId).executeTakeFirst()) !== undefined;

  return {
    /** Records what marks the person of a member now. */
    record,

    /**
     * Records that a member has answered a code sent to their phone. A phone that another member has proven stays theirs alone,
     * but both are certainly one person or household.
     *
     * @param sentTo where the code was sent: the member's phone may have changed since.
     */
    async provePhone(memberId: string, sentTo: string, within: Database): Promise<void> {
      const { phone } = await within
        .selectFrom('members')
        .select('phone')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      if (phone === null || canonicalPhone(phone) !== canonicalPhone(sentTo)) return;
      await provePhoneInTurn(phone, within);
      const links = await hashesOf({ phone }, within);
      await insert(memberId, links, within);
      const others = (await provenOwners(phone, within)).filter((id) => id !== memberId);
      // guard: code-takes-no-phone-of-another
      if (others.length === 0) return prove(memberId, links, within);
      const shared = await sharedPhone(phone, within);
      for (const id of [memberId, ...others].sort()) {
        await insert(id, shared, within);
        await prove(id, shared, within);
      }
    },

    /** Records the marks of members that were inserted without them, by an earlier version or by the seed. */
    async recordMissing(): Promise<void> {
      // Created before the first transactions, which would wait for a connection beside their own.
      await secret();
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

    /** The other members whom strong marks join to a member. */
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
      const { rows } = await sql<{ member_id: string; other_id: string }>`
        select member_id, other_id from ${joinedTo(members)} joined
        where is_strong and other_id = any(${members as string[]})`.execute(within);
      for (const row of rows) others.set(row.member_id, [...(others.get(row.member_id) ?? []), row.other_id]);
      return others;
    },

    /** Whether the device is a mark of the member: weak, since households share devices. */
    async hasDevice(memberId: string, device: string): Promise<boolean> {
      if (device === '') return false;
      const links = await hashesOfValues([['device', device]], db);
      const found = await sharing(links, db)
        .where('person_links.member_id', '=', memberId)
        .select('person_links.member_id')
        .executeTakeFirst();
      return found !== undefined;
    },

    /** The member whose phone it is, and who has proven that. Undefined if there is none, or more than one. */
    async ownerOfPhone(phone: string): Promise<string | undefined> {
      const owners = await provenOwners(phone, db);
      return owners.length === 1 ? owners[0] : undefined;
    },

    /** Whether a member has proven that the phone is theirs. */
    async hasProvenPhone(memberId: string, phone: string): Promise<boolean> {
      return (await provenOwners(phone, db)).includes(memberId);
    },

    /**
     * Whether a member other than the given one has proven that the phone is theirs.
     *
     * @param transaction for whose end others who prove the phone wait.
     */
    async isPhoneOfOther(memberId: string, phone: string, transaction: Database): Promise<boolean> {
      await provePhoneInTurn(phone, transaction);
      return (await provenOwners(phone, transaction)).some((id) => id !== memberId);
    },

    /**
     * Whether the phone of a member is one that another has proven, as the member knows from having answered a code sent to it.
     * Of a phone that was only entered it reveals nothing.
     */
    async isPhoneTaken(memberId: string, phone: string): Promise<boolean> {
      const owners = await provenOwners(phone, db);
      if (owners.every((id) => id === memberId)) return false;
      if (owners.includes(memberId)) return true;
      const own = await sharing(await sharedPhone(phone, db), db)
        .where('person_links.member_id', '=', memberId)
        .select('person_links.member_id')
        .executeTakeFirst();
      return own !== undefined;
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
