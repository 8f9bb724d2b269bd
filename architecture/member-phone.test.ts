/** @jest-environment node */
import { isTest, listFiles, readWithoutComments } from './repository';

/** What the statements of a text set in rows of `members` by a name: by Kysely or in SQL. */
const columnsSet = (source: string): string[] => [
  ...[...source.matchAll(/updateTable\('members'\)\s*\.set\(([^;]*?)\)\s*\./g)].map(([, values]) => values!),
  ...[
    ...source.matchAll(/\bupdate members\b(?:\s+as\s+\w+|\s+\w+)?\s+set\b([^;`]*?)(?:\bwhere\b|[;`])/gi),
  ].map(([, values]) => values!),
];
const setsPhone = (source: string) => columnsSet(source).some((values) => /\bphone\b/.test(values));

const files = listFiles('packages/gateway/src').filter(
  (path) => path.endsWith('.ts') && !isTest(path) && !/\/(migrations|testing)\//.test(path),
);

describe('the phone of a member', () => {
  it('is changed by changePhone alone, which both the code and the review of a change call', () => {
    const writers = files.filter((path) => setsPhone(readWithoutComments(path)));
    expect(writers).toEqual(['packages/gateway/src/domain/members/security/change-phone.ts']);
    const callers = files.filter((path) => /import \{ changePhone \}/.test(readWithoutComments(path)));
    expect(callers).toEqual([
      'packages/gateway/src/domain/members/profile/profile-rules.ts',
      'packages/gateway/src/domain/members/security/phone-proof.ts',
    ]);
  });

  it.each([
    ["db.updateTable('members').set({ phone }).where('id', '=', id)", true],
    ["db\n  .updateTable('members')\n  .set({ email, phone: null })\n  .where('id', '=', id)", true],
    ['sql`update members set phone = null where id = 1`', true],
    ['sql`update members m set email = null, phone = null from x where m.id = x.id`', true],
    ["db.updateTable('members').set({ email }).where('phone', '=', phone)", false],
    ['sql`update members set email = null where phone is null`', false],
  ])('is found in a statement that sets it: %s', (source, isFound) => {
    expect(setsPhone(source)).toBe(isFound);
  });
});
