import { gameCategories } from '@pavilion/contract';
import type { HelpTopic } from '../shared/help/topics.generated';
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
  /** Also the message key of the page title. */
  readonly id: TitleKey;
  readonly path: string;
  readonly access: Access;
  /** When the session ends on this page: keep showing it, or redirect to Home. */
  readonly onSessionLost: 'stay' | 'home';
  readonly layout: LayoutName;
  /** Whether members see session clock, net result and the way to their limits: on every page of play or money (PRO-4). */
  readonly showsPlayBar: boolean;
  /** Whether a demo sees a page for members (DEM-1). */
  readonly isOpenToDemo: boolean;
  readonly page: LazyPage;
}

type RouteDefaults = Pick<RouteRow, 'access' | 'onSessionLost' | 'layout' | 'showsPlayBar' | 'isOpenToDemo'>;

const publicPage: RouteDefaults = {
  access: 'public',
  onSessionLost: 'stay',
  layout: 'shell',
  showsPlayBar: false,
  isOpenToDemo: false,
};
/** A page of play or money that visitors open too. */
const playPage: RouteDefaults = { ...publicPage, showsPlayBar: true };
const barePage: RouteDefaults = { ...publicPage, layout: 'bare' };
const guestPage: RouteDefaults = { ...barePage, access: 'guest' };
const memberPage: RouteDefaults = { ...publicPage, access: 'member', onSessionLost: 'home' };
/** A venue plays with the money of a demo, too. */
const venuePage: RouteDefaults = { ...memberPage, isOpenToDemo: true };
/** A page of the member area: with the facts of play everywhere, so that they do not come and go with its pages. */
const accountPage: RouteDefaults = { ...memberPage, layout: 'member', showsPlayBar: true };
const resultsPage: RouteDefaults = { ...accountPage, isOpenToDemo: true };

const row = (id: TitleKey, path: string, defaults: RouteDefaults, page: LazyPage): RouteRow => ({
  id,
  path,
  ...defaults,
  page,
});

const { user, other, customer, game, activity, mine } = paths;

const helpRows = (Object.keys(helpPages) as HelpTopic[]).map((topic) =>
  row(helpRowId(topic), paths.help[topic], publicPage, helpPages[topic]),
);

/**
 * Every route of the site. Menus, route guards, page titles, tests and server redirects use this table (RTE-1 to RTE-4).
 */
export const routeTable: readonly RouteRow[] = [
  row('home', paths.home, publicPage, pages.home),
  row('demo', paths.demo, publicPage, pages.demo),
  row('notFound', paths.notFound, publicPage, pages.notFound),
  row('maintenance', other.maintenance, barePage, pages.maintenance),
  row('restrictedIp', other.restrictedIp, barePage, pages.restrictedIp),

  row('login', user.login, guestPage, pages.login),
  row('register', user.register, guestPage, pages.register),
  row('password', user.password, guestPage, pages.password),
  row('registerGuide', paths.registerGuide, memberPage, pages.registerGuide),

  row('customer', customer.main, publicPage, pages.customer),
  row('assistedDeposit', customer.instead, playPage, pages.assistedDeposit),

  ...gameCategories.map((category) => row(category, game[category], playPage, lobbyPages[category])),
  row('embeddedV188', game.embedded.v188, venuePage, pages.embedded),
  row('embeddedImSport', game.embedded.imSport, venuePage, pages.embedded),
  row('embeddedObSport', game.embedded.obSport, venuePage, pages.embedded),
  row('embeddedYbEsports', game.embedded.ybEsports, venuePage, pages.embedded),
  row('embeddedImEsports', game.embedded.imEsports, venuePage, pages.embedded),
  row('embeddedLhEsports', game.embedded.lhEsports, venuePage, pages.embedded),

  row('discounts', activity.discounts, publicPage, pages.discounts),
  row('friendInvitation', activity.friendInvitation, publicPage, pages.friendInvitation),
  row('friendPeakBet', activity.friendPeakBet, publicPage, pages.friendPeakBet),
  row('luckyFlip', activity.luckyFlip, publicPage, pages.luckyFlip),
  row('calendar', activity.calendar, publicPage, pages.calendar),

  row('profile', mine.profile, accountPage, pages.profile),
  row('authentication', mine.authentication, accountPage, pages.authentication),
  row('bindBankCard', mine.bindBankCard, accountPage, pages.bindBankCard),
  row('informationAudit', mine.informationAudit, accountPage, pages.informationAudit),
  row('audit', mine.audit, accountPage, pages.audit),
  row('balance', mine.balance, accountPage, pages.balance),
  row('wallet', mine.finance.wallet, accountPage, pages.wallet),
  row('deposit', mine.finance.deposit, accountPage, pages.deposit),
  row('transfer', mine.finance.transfer, accountPage, pages.transfer),
  row('withdrawal', mine.finance.withdrawal, accountPage, pages.withdrawal),
  row('tutorial', mine.finance.tutorial, accountPage, pages.tutorial),
  row('platformTutorials', mine.finance.platformTutorials, accountPage, pages.platformTutorials),
  row('addBankCard', mine.addBankCard, accountPage, pages.bankCards),
  row('coinAddresses', mine.coinAddresses, accountPage, pages.coinAddresses),
  row('ebpayAdd', mine.ebpay.add, accountPage, pages.walletAdd),
  row('ebpayAccounts', mine.ebpay.accounts, accountPage, pages.walletAccounts),
  row('koipayAdd', mine.koipay.add, accountPage, pages.walletAdd),
  row('koipayAccounts', mine.koipay.accounts, accountPage, pages.walletAccounts),
  row('alipayAdd', mine.alipay.add, accountPage, pages.walletAdd),
  row('alipayAccounts', mine.alipay.accounts, accountPage, pages.walletAccounts),
  row('wechatAdd', mine.wechat.add, accountPage, pages.walletAdd),
  row('wechatAccounts', mine.wechat.accounts, accountPage, pages.walletAccounts),
  row('digitalAdd', mine.digital.add, accountPage, pages.walletAdd),
  row('digitalAccounts', mine.digital.accounts, accountPage, pages.walletAccounts),
  row('payoutAccounts', mine.payoutAccounts, accountPage, pages.payoutAccounts),
  row('rebate', mine.rebate, accountPage, pages.rebate),
  row('vip', mine.vip, accountPage, pages.vip),
  row('vipDetails', mine.vipDetails, accountPage, pages.vipDetails),
  row('transactionRecord', mine.record.transactions, resultsPage, pages.transactions),
  row('betRecord', mine.record.bets, resultsPage, pages.bets),
  row('giftRecord', mine.record.gifts, accountPage, pages.gifts),
  row('welfareRecord', mine.record.welfare, accountPage, pages.welfare),
  row('currencyRecord', mine.record.currency, accountPage, pages.exchanges),
  row('mall', mine.mall, accountPage, pages.mall),
  row('mallRecord', mine.mallRecord, accountPage, pages.mallRecord),
  row('mallCoins', mine.mallCoins, accountPage, pages.currency),
  row('mail', mine.mail, accountPage, pages.mail),
  row('feedback', mine.feedback, accountPage, pages.feedback),
  row('protection', mine.protection, accountPage, pages.protection),

  row('download', paths.download, publicPage, pages.download),
  row('downloadOnPhone', paths.downloadOnPhone, barePage, pages.downloadOnPhone),
  row('sponsors', paths.sponsors, publicPage, pages.sponsors),
  row('agent', paths.agent, publicPage, pages.agent),
  ...helpRows,
];
