import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextSteps, writeNewPage } from '../scripts/new-page';
import { root } from './repository';

const src = 'site/src';
const badges = { id: 'badges', path: '/mine/badges', title: '徽章', titleEn: 'Badges', beside: 'vip' };

describe('npm run new:page', () => {
  let copy: string;
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-page-'));
    for (const folder of ['routes', 'app/menus', 'features/vip'])
      cpSync(join(root, src, folder), join(copy, src, folder), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it('writes path, titles, route, menu entry, texts, page and test of a page of members', () => {
    expect(writeNewPage(copy, badges)).toEqual(
      [
        'routes/paths.ts',
        'routes/messages/zh-CN.ts',
        'routes/messages/en.ts',
        'routes/pages.ts',
        'routes/route-table.ts',
        'app/menus/member-sections.ts',
        'features/badges/messages/zh-CN.ts',
        'features/badges/messages/en.ts',
        'features/badges/messages/badges-messages.ts',
        'features/badges/pages/badges.tsx',
        'features/badges/pages/badges.test.tsx',
      ].map((path) => `${src}/${path}`),
    );
    expect(read(`${src}/routes/paths.ts`)).toMatch(/ {4}badges: '\/mine\/badges',\n {2}\},\n {2}download:/);
    expect(read(`${src}/routes/messages/zh-CN.ts`)).toContain("  badges: '徽章',\n} as const;");
    expect(read(`${src}/routes/messages/en.ts`)).toContain("  badges: 'Badges',\n} as const;");
    expect(read(`${src}/routes/route-table.ts`)).toContain(
      "  row('badges', mine.badges, accountPage, pages.badges),\n",
    );
    expect(read(`${src}/app/menus/member-sections.ts`)).toContain(
      "{ page: 'vip', icon: CrownIcon, beside: ['vipDetails', 'badges'] }",
    );
    expect(read(`${src}/features/badges/pages/badges.tsx`)).toContain('export const BadgesPage');
    expect(nextSteps(badges).join('\n')).not.toContain('menus.ts');
  });

  it('begins the tabs of an entry that had no page beside it, also in several lines', () => {
    writeNewPage(copy, { ...badges, beside: 'mail' });
    writeNewPage(copy, { ...badges, id: 'wallets', path: '/mine/wallets', beside: 'payoutAccounts' });
    const sections = read(`${src}/app/menus/member-sections.ts`);
    expect(sections).toContain("{ page: 'mail', icon: MailIcon, beside: ['badges'] }");
    expect(sections).toMatch(/'koipayAccounts', 'wallets'\]/);
  });

  it('gives a public page its own width, and leaves its link to the author', () => {
    const page = { id: 'newsRoom', path: '/news', title: '新闻', titleEn: "Members' news" };
    const files = writeNewPage(copy, page);
    expect(files).toContain(`${src}/features/news-room/pages/news-room.tsx`);
    expect(read(`${src}/routes/messages/en.ts`)).toContain("  newsRoom: 'Members\\' news',");
    expect(read(`${src}/routes/paths.ts`)).toContain("  newsRoom: '/news',\n  help: helpPaths");
    expect(read(`${src}/routes/route-table.ts`)).toContain(
      "  row('newsRoom', paths.newsRoom, publicPage, pages.newsRoom),\n  ...helpRows",
    );
    expect(read(`${src}/features/news-room/pages/news-room.tsx`)).toContain('<Content');
    expect(nextSteps(page).join('\n')).toContain('menus.ts');
  });

  it('adds to the texts of an existing feature', () => {
    writeNewPage(copy, { ...badges, feature: 'vip' });
    expect(read(`${src}/features/vip/messages/zh-CN.ts`)).toMatch(
      / {2}badgesLead: .+\n {2}badgesEmpty: .+\n\} as const;/,
    );
    expect(read(`${src}/features/vip/pages/badges.tsx`)).toContain('useMessages(vipMessages)');
  });

  it.each([
    [{ ...badges, id: 'my-badges' }, 'is not camelCase'],
    [{ ...badges, path: 'mine/badges' }, 'is not a path'],
    [{ ...badges, path: '/mine/vip' }, '/mine/vip exists already'],
    [{ ...badges, titleEn: '' }, '--title-en'],
    [{ ...badges, beside: undefined }, '--beside vip'],
    [{ ...badges, beside: 'badgeWall' }, 'badgeWall has no entry'],
  ])('says what is wrong and writes nothing: %j', (page, message) => {
    const before = read(`${src}/routes/paths.ts`);
    expect(() => writeNewPage(copy, page)).toThrow(message);
    expect(read(`${src}/routes/paths.ts`)).toBe(before);
  });
});
