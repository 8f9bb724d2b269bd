import { paths } from '../../routes/paths';
import { routeTable } from '../../routes/route-table';
import { memberSections, pagesOf, sectionOf, tabsOf } from './member-sections';
import { accountMenu, footerMenu, mainMenu } from './menus';

const payoutWallets = ['ebpay', 'koipay', 'alipay', 'wechat', 'digital'] as const;

describe('menus', () => {
  it('[RTE-4] link to every page, directly or through a page that links to it', () => {
    const linked = new Set([
      ...mainMenu,
      ...accountMenu,
      ...memberSections.flatMap(({ sections }) => sections.flatMap(pagesOf)),
      ...footerMenu.flatMap(({ pages }) => pages),
      'home', // the brand mark
      'login',
      'register',
      'password', // the login form
    ]);
    // Pages that redirects, venues, phones, or the lists they add to open.
    const openedElsewhere = new Set<string>([
      paths.mine.bindBankCard,
      ...payoutWallets.map((wallet) => paths.mine[wallet].add),
      paths.notFound,
      ...Object.values(paths.other),
      ...Object.values(paths.game.embedded),
      paths.downloadOnPhone,
    ]);
    const lost = routeTable
      .filter(({ id, path }) => !linked.has(id) && !openedElsewhere.has(path))
      .map(({ id }) => id);
    expect(lost).toEqual([]);
  });

  it('have a member menu of at most 14 entries in 4 groups, each page in one of them', () => {
    const all = memberSections.flatMap(({ sections }) => sections);
    expect(memberSections.length).toBeLessThanOrEqual(4);
    const advice = all
      .slice(14)
      .map(
        ({ page }) => `The member menu has 14 entries already: put ${page} into \`beside\` of one of them`,
      );
    expect(advice).toEqual([]);
    const pages = all.flatMap(pagesOf);
    expect(new Set(pages).size).toBe(pages.length);
    expect(sectionOf('audit')?.page).toBe('wallet');
    expect(sectionOf('home')).toBeUndefined();
  });

  it('show the pages of the cashier under one head, and those of other sections under their own', () => {
    const tabsOver = (page: Parameters<typeof sectionOf>[0]) => tabsOf(sectionOf(page)!);
    expect(tabsOver('wallet').slice(0, 4)).toEqual(['wallet', 'deposit', 'withdrawal', 'transfer']);
    expect(tabsOver('withdrawal')).toEqual(tabsOver('wallet'));
    expect(tabsOver('tutorial')).toEqual(tabsOver('audit'));
    expect(tabsOver('vipDetails').slice(0, 2)).toEqual(['vip', 'vipDetails']);
  });
});
