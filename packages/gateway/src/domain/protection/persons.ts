import { createHmac } from 'node:crypto';
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

type Mark = 'phone' | 'payout' | 'name-birthday';

const valuesOf = ({ phone, payout, name, birthday }: PersonMarks): [Mark, string][] => [
  ...(phone ? [['phone', phone] as [Mark, string]] : []),
  ...(payout ? [['payout', payout.toLowerCase()] as [Mark, string]] : []),
  ...(name && birthday ? [['name-birthday', `${name} ${birthday}`] as [Mark, string]] : []),
];

/**
 * Which accounts belong to one person. Phone, payout account, and name with birthday mark a person; they are stored as
 * hashes under a secret of the house, so that the table reveals none of them. Marks are never removed: a self-exclusion
 * follows the person, also after a change of the phone.
 */
export const createPersons = ({ db, clock }: { db: Database; clock: Clock }) => {
  const secret = createServerSecret(db, 'personSecret');

  const hashesOf = async (marks: PersonMarks) => {
    const key = await secret();
    return valuesOf(marks).map(([mark, value]) => ({
      mark,
      hash: createHmac('sha256', key).update(`${mark}:${value}`).digest('base64url'),
    }));
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
    const rows = hashes.flat().map((link) => ({ member_id: memberId, ...link }));
    if (rows.length === 0) return;
    await within
      .insertInto('person_links')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
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
              each.selectFrom('person_links').select('mark').whereRef('member_id', '=', 'members.id'),
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

    /** The other members of the same person. */
    async others(memberId: string, within: Database = db): Promise<string[]> {
      await record(memberId, within);
      const own = await within
        .selectFrom('person_links')
        .select(['mark', 'hash'])
        .where('member_id', '=', memberId)
        .execute();
      if (own.length === 0) return [];
      const rows = await sharing(own, within)
        .select('member_id')
        .distinct()
        .where('member_id', '<>', memberId)
        .orderBy('member_id')
        .execute();
      return rows.map((row) => row.member_id);
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
