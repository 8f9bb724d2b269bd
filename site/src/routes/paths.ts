import { type HelpTopic, helpTopics } from '../shared/help/topics.generated';

/** The last segments are defined in the articles (`features/help/articles`). */
const helpPaths = Object.fromEntries(
  Object.entries(helpTopics).map(([topic, { slug }]) => [topic, `/help/${slug}`]),
) as { readonly [Topic in HelpTopic]: `/help/${(typeof helpTopics)[Topic]['slug']}` };

/**
 * Every path of the site; no other file contains a path literal (RTE-1).
 *
 * Do not correct the spelling of `ebpayAcount`, `addwechatCard` and others: the values are required and bookmarked by
 * users. Only the keys, and the paths that `docs/requirements/paths.json` lacks, were chosen by us.
 */
export const paths = {
  home: '/',
  demo: '/demo',
  notFound: '/404',
  other: { maintenance: '/other/maintenance', restrictedIp: '/other/restrictionIp' },
  user: { login: '/user/login', register: '/user/register', password: '/user/password' },
  registerGuide: '/registerGuide',
  customer: { main: '/customer/main', instead: '/customer/instead' },
  game: {
    chess: '/game/chess',
    egame: '/game/egame',
    gaming: '/game/gaming',
    lottery: '/game/lottery',
    realbet: '/game/realbet',
    sport: '/game/sport',
    fishing: '/game/fishing',
    embedded: {
      v188: '/game/sport/V188',
      imSport: '/game/sport/im',
      obSport: '/game/sport/ob',
      ybEsports: '/game/gaming/ybdj',
      imEsports: '/game/gaming/imdj',
      lhEsports: '/game/gaming/lhdj',
    },
  },
  activity: {
    discounts: '/activity/discount',
    friendInvitation: '/activity/friendInvitation',
    friendPeakBet: '/activity/friendPeakBet',
    luckyFlip: '/activity/luckyFlip',
    calendar: '/activity/calendar',
  },
  mine: {
    profile: '/mine/userInfo',
    authentication: '/mine/userInfo/authentication',
    bindBankCard: '/mine/userInfo/authentication/bindBankCard',
    informationAudit: '/mine/infoAudit',
    audit: '/mine/audit',
    balance: '/mine/balance',
    finance: {
      wallet: '/mine/finance/wallet',
      deposit: '/mine/finance/deposit',
      transfer: '/mine/finance/transfer',
      withdrawal: '/mine/finance/withdrawal',
      tutorial: '/mine/finance/introTutorial',
      platformTutorials: '/mine/finance/introTutorial/platformTutorials',
    },
    addBankCard: '/mine/addBankCard',
    coinAddresses: '/mine/virtualCoinCard',
    ebpay: { add: '/mine/addEBpayCard', accounts: '/mine/ebpayAcount' },
    koipay: { add: '/mine/addKOIpayCard', accounts: '/mine/koipayAcount' },
    alipay: { add: '/mine/addAlipayCard', accounts: '/mine/alipayAcount' },
    wechat: { add: '/mine/addwechatCard', accounts: '/mine/wechatAcount' },
    digital: { add: '/mine/addDigitalCard', accounts: '/mine/digitalAcount' },
    payoutAccounts: '/mine/payoutAccounts',
    rebate: '/mine/rebate',
    vip: '/mine/vip',
    vipDetails: '/mine/vip/details',
    record: {
      transactions: '/mine/record/transRecord',
      bets: '/mine/record/betRecord',
      gifts: '/mine/record/giftRecord',
      welfare: '/mine/record/welfare',
      currency: '/mine/record/currencyRecord',
    },
    mall: '/mine/currency',
    mallRecord: '/mine/mall/record',
    mallCoins: '/mine/mall/coinRecord',
    mail: '/mine/mail',
    feedback: '/mine/feedback',
    protection: '/mine/protection',
  },
  download: '/download',
  downloadOnPhone: '/download-page',
  /** The 0 is an id, part of the fixed address. */
  sponsors: '/sponsor/0',
  agent: '/agent',
  help: helpPaths,
} as const;
