import { gameCategories } from '@pavilion/contract';
import { helpPages } from './help-pages.generated';
import type { LazyPage } from './lazy-page';
import { lobbyPages } from './lobby-pages';
import { pages } from './pages';
import { paths } from './paths';
import { helpRowId, type TitleKey } from './titles';

/** `member`: visitors are redirected to Home with a login offer; `guest`: members are redirected. */
export type Access = 'public' | 'member' | 'guest';
/** `shell`: header and footer; `member`: shell with the member menu; `bare`: no navigation. */
export type LayoutName = 'shell' | 'member' | 'bare';

export interface RouteRow {
  readonly id: TitleKey;
  readonly path: string;
  readonly access: Access;
  /** The redirect when the session ends on this page. */
  readonly onSessionLost: 'stay' | 'home';
  readonly layout: LayoutName;
  /** The message of the page's title. */
  readonly title: TitleKey;
  readonly page: LazyPage;
}

type RouteDefaults = Pick<RouteRow, 'access' | 'onSessionLost' | 'layout'>;

const open: RouteDefaults = { access: 'public', onSessionLost: 'stay', layout: 'shell' };
const bare: RouteDefaults = { ...open, layout: 'bare' };
const guest: RouteDefaults = { ...bare, access: 'guest' };
const members: RouteDefaults = { access: 'member', onSessionLost: 'home', layout: 'shell' };
const mine: RouteDefaults = { ...members, layout: 'member' };

const row = (
  id: TitleKey,
  path: string,
  defaults: RouteDefaults,
  page: LazyPage = pages.placeholder,
): RouteRow => ({
  id,
  title: id,
  path,
  ...defaults,
  page,
});

const { user, other, customer, game, activity, mine: my } = paths;

const helpRows = Object.entries(paths.help).map(([topic, path]) =>
  row(helpRowId(topic), path, open, helpPages[topic]),
);

/**
 * Every route of the site. Menus, guards, titles, tests and the server are derived from these rows. Routes whose page is
 * not built yet show the placeholder page (RTE-1 to RTE-4).
 */
export const routeTable: readonly RouteRow[] = [
  row('home', paths.home, open, pages.home),
  row('demo', paths.demo, open),
  row('notFound', paths.notFound, open, pages.notFound),
  row('maintenance', other.maintenance, bare, pages.maintenance),
  row('restrictedIp', other.restrictedIp, bare, pages.restrictedIp),

  row('login', user.login, guest, pages.login),
  row('register', user.register, guest, pages.register),
  row('password', user.password, guest, pages.password),
  row('registerGuide', paths.registerGuide, members),

  row('customer', customer.main, open),
  row('assistedDeposit', customer.instead, open),

  ...gameCategories.map((category) => row(category, game[category], open, lobbyPages[category])),
  row('embeddedV188', game.embedded.v188, members, pages.embedded),
  row('embeddedImSport', game.embedded.imSport, members, pages.embedded),
  row('embeddedObSport', game.embedded.obSport, members, pages.embedded),
  row('embeddedYbEsports', game.embedded.ybEsports, members, pages.embedded),
  row('embeddedImEsports', game.embedded.imEsports, members, pages.embedded),
  row('embeddedLhEsports', game.embedded.lhEsports, members, pages.embedded),

  row('discounts', activity.discounts, open),
  row('friendInvitation', activity.friendInvitation, open),
  row('friendPeakBet', activity.friendPeakBet, open),
  row('luckyFlip', activity.luckyFlip, open),
  row('calendar', activity.calendar, open),

  row('profile', my.profile, mine),
  row('authentication', my.authentication, mine, pages.authentication),
  row('bindBankCard', my.bindBankCard, mine, pages.bindBankCard),
  row('informationAudit', my.informationAudit, mine, pages.informationAudit),
  row('audit', my.audit, mine, pages.audit),
  row('balance', my.balance, mine, pages.balance),
  row('wallet', my.finance.wallet, mine, pages.wallet),
  row('deposit', my.finance.deposit, mine, pages.deposit),
  row('transfer', my.finance.transfer, mine, pages.transfer),
  row('withdrawal', my.finance.withdrawal, mine, pages.withdrawal),
  row('tutorial', my.finance.tutorial, mine, pages.tutorial),
  row('platformTutorials', my.finance.platformTutorials, mine, pages.platformTutorials),
  row('addBankCard', my.addBankCard, mine, pages.bankCards),
  row('coinAddresses', my.coinAddresses, mine, pages.coinAddresses),
  row('ebpayAdd', my.ebpay.add, mine, pages.walletAdd),
  row('ebpayAccounts', my.ebpay.accounts, mine, pages.walletAccounts),
  row('koipayAdd', my.koipay.add, mine, pages.walletAdd),
  row('koipayAccounts', my.koipay.accounts, mine, pages.walletAccounts),
  row('alipayAdd', my.alipay.add, mine, pages.walletAdd),
  row('alipayAccounts', my.alipay.accounts, mine, pages.walletAccounts),
  row('wechatAdd', my.wechat.add, mine, pages.walletAdd),
  row('wechatAccounts', my.wechat.accounts, mine, pages.walletAccounts),
  row('digitalAdd', my.digital.add, mine, pages.walletAdd),
  row('digitalAccounts', my.digital.accounts, mine, pages.walletAccounts),
  row('payoutAccounts', my.payoutAccounts, mine, pages.payoutAccounts),
  row('rebate', my.rebate, mine, pages.rebate),
  row('vip', my.vip, mine),
  row('vipDetails', my.vipDetails, mine),
  row('transactionRecord', my.record.transactions, mine, pages.transactions),
  row('betRecord', my.record.bets, mine, pages.bets),
  row('giftRecord', my.record.gifts, mine, pages.gifts),
  row('welfareRecord', my.record.welfare, mine, pages.welfare),
  row('currencyRecord', my.record.currency, mine, pages.currency),
  row('mall', my.mall, mine),
  row('mallOrders', my.mallOrders, mine),
  row('mallCoins', my.mallCoins, mine),
  row('mail', my.mail, mine),
  row('feedback', my.feedback, mine),
  row('protection', my.protection, mine),

  row('download', paths.download, open, pages.download),
  row('downloadOnPhone', paths.downloadOnPhone, bare, pages.downloadOnPhone),
  row('sponsors', paths.sponsors, open),
  row('agent', paths.agent, open),
  ...helpRows,
];
