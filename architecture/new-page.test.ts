import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextSteps, writeNewPage } from '../scripts/new-page';
import { root } from './repository';

const src = 'site/src';
const badges = { id: 'badges', path: '/mine/badges', title: '徽章', titleEn: 'Badges', beside: 'vip' };
const gifts = {
  id: 'giftWraps',
  path: '/mine/record/wraps',
  title: '包装记录',
  titleEn: 'Wrapping',
  beside: 'giftRecord',
  call: 'giftRecords',
};

describe('npm run new:page', () => {
  let copy: string;
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-page-'));
    for (const folder of ['routes', 'app/menus', 'features/vip', 'features/records'])
      cpSync(join(root, src, folder), join(copy, src, folder), { recursive: true });
    cpSync(join(root, 'packages/contract/src'), join(copy, 'packages/contract/src'), { recursive: true });
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

  it('writes the table, the page, the texts and the test case of a record page', () => {
    const files = writeNewPage(copy, gifts);
    const records = `${src}/features/records`;
    expect(files).toEqual(
      expect.arrayContaining([`${records}/gift-wraps-table.tsx`, `${records}/pages/gift-wraps.tsx`]),
    );
    expect(read(`${src}/routes/paths.ts`)).toMatch(/ {6}giftWraps: '\/mine\/record\/wraps',\n {4}\},\n/);
    expect(read(`${src}/routes/route-table.ts`)).toContain(
      "  row('giftWraps', mine.record.giftWraps, accountPage, pages.giftWraps),\n",
    );
    expect(read(`${records}/gift-wraps-table.tsx`)).toContain('client.request(moneyWire.giftRecords,');
    expect(read(`${records}/pages/gift-wraps.tsx`)).toContain("from '@pavilion/sdk/react/money'");
    expect(read(`${records}/gift-wraps-table.tsx`)).toMatch(/<TwoLines\s+icon=/);
    expect(read(`${records}/messages/en.ts`)).toContain("  giftWrapsId: 'Record number',");
    expect(read(`${records}/pages/records-test-kit.tsx`)).toContain(
      "  giftWraps: { Page: GiftWrapsPage, path: record.giftWraps, title: '包装记录', call: 'giftRecords' },\n",
    );
    expect(read(`${records}/pages/every-record-page.test.tsx`)).toContain(
      "    kind: 'giftWraps',\n    some: exampleAnswers.giftRecords,\n    table: giftWrapsTable,",
    );
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
    [{ ...gifts, call: undefined }, '--call changeRecords'],
    [{ ...gifts, path: '/mine/wraps' }, '--call changeRecords'],
    [{ ...gifts, call: 'wrapRecords' }, 'wrapRecords is no call yet'],
  ])('says what is wrong and writes nothing: %j', (page, message) => {
    const before = read(`${src}/routes/paths.ts`);
    expect(() => writeNewPage(copy, page)).toThrow(message);
    expect(read(`${src}/routes/paths.ts`)).toBe(before);
  });
});
