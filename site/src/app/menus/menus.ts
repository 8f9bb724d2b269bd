import type { TitleKey } from '../../routes/titles';
import type { appMessages } from '../app-messages';

type GroupKey = Extract<keyof (typeof appMessages)['zh-CN'], `group${string}` | `footer${string}`>;

/** A heading and the ids of the routes under it. */
export interface MenuGroup {
  readonly title: GroupKey;
  readonly pages: readonly TitleKey[];
}

/** The main menu in the header. */
export const mainMenu: readonly TitleKey[] = [
  'sport',
  'realbet',
  'egame',
  'chess',
  'fishing',
  'lottery',
  'gaming',
  'discounts',
];

/** The menu of the member pages. */
export const memberMenu: readonly MenuGroup[] = [
  {
    title: 'groupFunds',
    pages: [
      'wallet',
      'deposit',
      'withdrawal',
      'transfer',
      'balance',
      'audit',
      'tutorial',
      'platformTutorials',
    ],
  },
  {
    title: 'groupRecords',
    pages: ['transactionRecord', 'betRecord', 'giftRecord', 'welfareRecord', 'currencyRecord'],
  },
  {
    title: 'groupAccount',
    pages: ['profile', 'authentication', 'bindBankCard', 'informationAudit', 'protection', 'registerGuide'],
  },
  {
    title: 'groupCards',
    pages: [
      'payoutAccounts',
      'addBankCard',
      'coinAddresses',
      'ebpayAccounts',
      'ebpayAdd',
      'koipayAccounts',
      'koipayAdd',
      'alipayAccounts',
      'alipayAdd',
      'wechatAccounts',
      'wechatAdd',
      'digitalAccounts',
      'digitalAdd',
    ],
  },
  { title: 'groupRewards', pages: ['vip', 'vipDetails', 'rebate', 'mall', 'mallOrders', 'mallCoins'] },
  { title: 'groupMessages', pages: ['mail', 'feedback', 'customer', 'assistedDeposit'] },
];

/** The account menu in the header. */
export const accountMenu: readonly TitleKey[] = [
  'wallet',
  'transactionRecord',
  'betRecord',
  'profile',
  'vip',
  'mail',
];

/** The links in the footer. */
export const footerMenu: readonly MenuGroup[] = [
  {
    title: 'footerGames',
    pages: ['sport', 'realbet', 'egame', 'chess', 'fishing', 'lottery', 'gaming', 'demo'],
  },
  {
    title: 'footerActivities',
    pages: ['discounts', 'friendInvitation', 'friendPeakBet', 'luckyFlip', 'calendar', 'agent', 'sponsors'],
  },
  {
    title: 'footerHelp',
    pages: [
      'helpOpenAccount',
      'helpDeposit',
      'helpWithdrawal',
      'helpTransfer',
      'helpCoinTutorial',
      'helpSportsTutorial',
      'helpBrowsers',
      'helpAntiHijacking',
    ],
  },
  {
    title: 'footerQuestions',
    pages: [
      'helpSportsQuestions',
      'helpCashOut',
      'helpLiveQuestions',
      'helpEsportsQuestions',
      'helpLotteryQuestions',
      'helpChessIntroduction',
      'helpElectronicIntroduction',
      'helpEntertainmentIntroduction',
      'helpOtherQuestions',
    ],
  },
  {
    title: 'footerAbout',
    pages: [
      'helpAboutUs',
      'helpTerms',
      'helpPromotionRules',
      'helpPrivacy',
      'helpPartners',
      'helpSupport',
      'customer',
      'download',
    ],
  },
];
