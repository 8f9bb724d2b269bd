import type {
  Balances,
  BetRecord,
  Challenge,
  CoinRecord,
  DailyFlow,
  DepositChannel,
  DepositOrder,
  DeviceSession,
  FieldErrors,
  FloatingIcon,
  FormField,
  Game,
  GiftRecord,
  JoinedRoom,
  LiveSnapshot,
  Member,
  MemberSecurity,
  Notice,
  PayoutAccount,
  PayoutForm,
  PlayLimit,
  PlaySession,
  PlaySummary,
  PopUp,
  PreInfo,
  ProfileChange,
  ProtectionInfo,
  Room,
  RoomMessage,
  SentMessage,
  SessionGrant,
  StationAd,
  Support,
  Transaction,
  TurnoverRequirement,
  Venue,
  WebTerminal,
  WelfareRecord,
  Win,
  WithdrawalOrder,
  WithdrawalRules,
} from '@pavilion/contract';
import { allLimits, limitDefinitions, limitUnits, vipGiftKinds } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';

/** Creates a builder: it returns a valid example with the given fields replaced. */
const builder =
  <Entity extends object>(example: () => Entity) =>
  (overrides: Partial<Entity> = {}): Entity => ({ ...example(), ...overrides });

export const buildMember = builder<Member>(() => ({
  id: 'member-1',
  account: 'demo2026',
  nickname: '小满',
  avatar: 'crane',
  phone: '(86)*******5678',
  birthday: null,
  email: null,
  vipLevel: 2,
  balance: '1280.50',
  lockedMoney: '0.00',
  inviteCode: 'FRIEND88',
  registeredAt: '2025-11-02T08:00:00.000Z',
  isDemo: false,
  lastLoginAt: '2026-01-01T00:00:00.000Z',
}));

export const buildSessionGrant = builder<SessionGrant>(() => ({
  token: 'token-1',
  expiresAt: '2027-01-01T00:00:00.000Z',
  member: buildMember(),
}));

export const buildPreInfo = builder<PreInfo>(() => ({
  SiteBaseConfigVo: { title: '凉亭', webLogoTitleUrl: '/icon.svg', siteDomainUrl: 'https://pavilion.test' },
  address: '',
  disablePhones: [],
  globePhoneNumber: '',
  ip: '192.0.2.10',
  maintainConfig: { status: 1 },
  siteFestivalSkin: '',
  siteVideoActiveUrl: '',
  siteVideoSkinOpen: false,
  stopLogin: false,
  stopRegister: false,
  stopCodeLogin: false,
  venueOrigins: ['https://venue.test'],
}));

export const buildNotice = builder<Notice>(() => ({
  id: 'notice-1',
  title: { 'zh-CN': '新春快乐', en: 'Happy new year' },
  body: { 'zh-CN': '祝您新年愉快。', en: 'We wish you a good year.' },
  publishedAt: '2026-01-01T00:00:00.000Z',
}));

export const buildStationAd = builder<StationAd>(() => ({
  id: 'ad-1',
  title: { 'zh-CN': '新游上线', en: 'A new game' },
  subtitle: { 'zh-CN': '来转一局', en: 'Give it a spin' },
  callToAction: { 'zh-CN': '去看看', en: 'Have a look' },
  href: '/game/egame',
  scene: 'lake',
}));

export const buildFloatingIcon = builder<FloatingIcon>(() => ({
  id: 'icon-1',
  title: { 'zh-CN': '邀请好友', en: 'Invite friends' },
  href: '/activity/friendInvitation',
  scene: 'invite',
}));

export const buildPopUp = builder<PopUp>(() => ({
  id: 'pop-up-1',
  title: { 'zh-CN': '欢迎', en: 'Welcome' },
  body: { 'zh-CN': '欢迎来到凉亭。', en: 'Welcome to the pavilion.' },
  callToAction: { 'zh-CN': '去看看', en: 'Have a look' },
  href: '/game/egame',
  scene: 'festival',
  frequency: 'once',
  dividend: null,
}));

export const buildWebTerminal = builder<WebTerminal>(() => ({
  id: 'phone',
  kind: 'phone-web',
  name: { 'zh-CN': '手机网页版', en: 'Phone site' },
  note: { 'zh-CN': '扫码访问', en: 'Scan the code' },
  href: '/download-page',
}));

export const buildSupport = builder<Support>(() => ({
  contacts: [{ id: 'chat', name: { 'zh-CN': '在线客服', en: 'Live support' }, href: '/customer/main' }],
}));

export const buildChallenge = builder<Challenge>(() => ({
  id: 'challenge-1',
  kind: 'code',
  channel: 'sms',
  to: '*******2026',
  question: null,
  target: null,
  attemptsLeft: 5,
  expiresAt: '2026-01-01T00:05:00.000Z',
  resendAt: '2026-01-01T00:01:00.000Z',
}));

export const buildSentMessage = builder<SentMessage>(() => ({
  id: 'message-1',
  channel: 'sms',
  to: '*******2026',
  text: {
    'zh-CN': '您的验证码是 271828，5 分钟内有效。',
    en: 'Your code is 271828. It is valid for 5 minutes.',
  },
  sentAt: '2026-01-01T00:00:00.000Z',
}));

export const buildVenue = builder<Venue>(() => ({
  code: 'lakeside',
  name: { 'zh-CN': '湖畔电子', en: 'Lakeside' },
}));

export const buildGame = builder<Game>(() => ({
  code: 'lotus-reels',
  name: { 'zh-CN': '荷塘', en: 'Lotus Reels' },
  category: 'egame',
  venue: 'lakeside',
  hot: true,
  isNew: false,
  favourite: false,
  players: 12,
  minStake: '1.00',
  maxStake: '500.00',
  returnToPlayer: '96.20',
  cover: { motif: 'lotus', colors: ['#1f6f6b', '#d9a441'] },
}));

export const buildBetRecord = builder<BetRecord>(() => ({
  id: 'round-1',
  gameCode: 'lotus-reels',
  gameName: { 'zh-CN': '荷塘', en: 'Lotus Reels' },
  cover: { motif: 'lotus', colors: ['#0d5f63', '#2fb59d'] },
  category: 'egame',
  venue: 'lakeside',
  stake: '10.00',
  payout: '25.00',
  net: '15.00',
  state: 'settled',
  placedAt: '2026-01-01T00:00:00.000Z',
  settledAt: '2026-01-01T00:00:01.000Z',
  detail: { kind: 'slots', stops: [0], grid: [['lotus']], wins: [] },
}));

export const buildWin = builder<Win>(() => ({
  id: 'win-1',
  account: 'de**26',
  game: buildGame(),
  net: '250.00',
  at: '2026-01-01T00:00:00.000Z',
}));

export const buildTransaction = builder<Transaction>(() => ({
  id: 'transaction-1',
  kind: 'deposit',
  amount: '100.00',
  balanceAfter: '1380.50',
  at: '2026-01-01T00:00:00.000Z',
  reference: 'order-1',
  title: { 'zh-CN': '存款', en: 'Deposit' },
}));

export const buildDailyFlow = builder<DailyFlow>(() => ({ day: '2026-01-01', in: '100.00', out: '10.00' }));

export const buildFormField = builder<FormField>(() => ({
  name: 'number',
  label: { 'zh-CN': '号码', en: 'Number' },
  hint: { 'zh-CN': '', en: '' },
  control: 'text',
  required: true,
  minLength: 1,
  maxLength: 64,
  pattern: null,
  check: null,
  options: [],
  value: null,
  autoComplete: 'off',
}));

export const buildDepositChannel = builder<DepositChannel>(() => ({
  code: 'bank-1',
  name: { 'zh-CN': '银行转账', en: 'Bank transfer' },
  note: { 'zh-CN': '模拟资金', en: 'Play money' },
  mark: 'bank',
  min: '50.00',
  max: '50000.00',
  quickAmounts: ['100.00', '500.00', '1000.00'],
  recommended: true,
  showsQrCode: false,
  antiFraudWarning: true,
  fields: [
    buildFormField({
      name: 'payerName',
      label: { 'zh-CN': '付款人姓名', en: 'Payer’s name' },
      autoComplete: 'name',
    }),
  ],
}));

export const buildDepositOrder = builder<DepositOrder>(() => ({
  id: 'order-1',
  channel: buildDepositChannel(),
  amount: '100.00',
  state: 'pending',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:15:00.000Z',
  paidAt: null,
  payee: [{ label: { 'zh-CN': '收款人', en: 'Payee' }, value: '凉亭演示账户', copyable: true }],
  qrCode: null,
  values: {},
}));

export const buildWalletOverview = builder<CallResponse<'walletOverview'>>(() => ({
  balance: '1280.50',
  lockedMoney: '0.00',
  totals: { in: '100.00', out: '10.00', net: '90.00' },
  daily: [buildDailyFlow()],
  recent: [buildTransaction()],
}));

export const buildGamePage = builder<CallResponse<'gameList'>>(() => ({
  items: [buildGame()],
  nextCursor: null,
  total: 1,
  players: 12,
  venues: [buildVenue()],
}));

export const buildBetPage = builder<CallResponse<'betRecords'>>(() => ({
  items: [buildBetRecord()],
  nextCursor: null,
  totals: { count: 1, stake: '10.00', payout: '25.00', net: '15.00' },
}));

export const buildTransactionPage = builder<CallResponse<'transactionRecords'>>(() => ({
  items: [buildTransaction()],
  nextCursor: null,
  totals: {
    count: 1,
    in: '100.00',
    out: '0.00',
    net: '100.00',
    kinds: [{ kind: 'deposit', in: '100.00', out: '0.00' }],
  },
}));

export const buildPlatformCount = builder<CallResponse<'platformCount'>>(() => {
  const count = { venues: 1, games: 4, players: 12 };
  return { TY: count, DZ: count, DJ: count, ZR: count, CP: count, QP: count };
});

export const buildVenueLaunch = builder<CallResponse<'venueLaunch'>>(() => ({
  url: 'https://venue.test/play#token=launch-1',
  h5Url: 'https://venue.test/play#token=launch-1',
  activityUrl: '',
  resource: '',
  token: 'launch-1',
  apiUrl: 'https://venue.test',
}));

/** The `data` of an answer with code 10003 (validationError). */
export const buildFieldErrors = builder<FieldErrors>(() => ({
  fields: [{ field: 'amount', reason: 'required' }],
}));

export const buildLiveSnapshot = builder<LiveSnapshot>(() => ({
  seq: { site: 0, member: 0 },
  balance: '1280.50',
}));

export const buildRoom = builder<Room>(() => ({
  id: 'room-1',
  title: { 'zh-CN': '江河联赛直播间', en: 'River League room' },
  host: { 'zh-CN': '赛事解说台', en: 'Match desk' },
  state: 'live',
  stream: { kind: 'drawn', url: null },
  viewers: 12,
  match: {
    event: 'fb.river.20261122.03',
    sport: 'football',
    competition: { id: 'river', name: { 'zh-CN': '江河联赛', en: 'River League' } },
    home: {
      id: 'home-1',
      name: { 'zh-CN': '临江', en: 'Riverside' },
      short: { 'zh-CN': '临江', en: 'RIV' },
      colours: ['#c0392b', '#ffffff'],
    },
    away: {
      id: 'away-1',
      name: { 'zh-CN': '远山', en: 'Far Hills' },
      short: { 'zh-CN': '远山', en: 'HIL' },
      colours: ['#2c3e50', '#ffffff'],
    },
    startsAt: 1_795_500_000_000,
    status: 'live',
    clock: { at: 1_500, phase: 'h1', shown: 1_500 },
    scores: { ft: [1, 0], h1: [1, 0] },
    incidents: [{ kind: 'goal', side: 'h', at: 1_200 }],
    statistics: { shots: [4, 2] },
  },
}));

export const buildRoomMessage = builder<RoomMessage>(() => ({
  id: '000000000001',
  author: 'author-1',
  who: '小满',
  vip: 2,
  isAutomatic: false,
  text: '这脚射门真漂亮',
  at: '2026-01-05T08:00:00.000Z',
}));

export const buildJoinedRoom = builder<JoinedRoom>(() => ({
  ...buildRoom(),
  rules: { speechStatus: 1, vipMin: 0, vipMax: 0, slow: 3 },
  you: { maySpeak: true, refusal: null, mutedUntil: null },
  seq: 0,
  messages: [buildRoomMessage()],
  more: false,
}));

export const buildBalances = builder<Balances>(() => ({
  total: '1380.50',
  main: '1280.50',
  locked: '0.00',
  coins: '66.00',
  venues: [{ venue: buildVenue(), category: 'egame', balance: '100.00' }],
  autoTransfer: true,
  halted: false,
}));

export const buildPayoutForm = builder<PayoutForm>(() => ({
  kind: 'bank',
  name: { 'zh-CN': '银行卡', en: 'Bank card' },
  shortName: { 'zh-CN': '银行卡', en: 'Bank cards' },
  mark: 'bank',
  limit: 5,
  bound: 1,
  needsRealName: true,
  fields: [
    buildFormField({
      label: { 'zh-CN': '银行卡号', en: 'Card number' },
      hint: { 'zh-CN': '16 至 19 位数字', en: '16 to 19 digits' },
      control: 'digits',
      minLength: 16,
      maxLength: 19,
      pattern: '^\\d{16,19}$',
      check: 'luhn',
    }),
  ],
  numberField: 'number',
  titleField: null,
  notes: [],
}));

export const buildPayoutAccount = builder<PayoutAccount>(() => ({
  id: 'account-1',
  kind: 'bank',
  mark: 'bank',
  title: { 'zh-CN': '工商银行', en: 'ICBC' },
  number: '**** **** **** 4600',
  owner: '小**',
  details: [],
  isDefault: true,
  boundAt: '2025-12-01T00:00:00.000Z',
  state: 'usable',
  usableAt: '2025-12-02T00:00:00.000Z',
}));

export const buildDeviceSession = builder<DeviceSession>(() => ({
  id: 'session-1',
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.*',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-01T00:05:00.000Z',
  isCurrent: true,
}));

export const buildMemberSecurity = builder<MemberSecurity>(() => ({
  realName: { state: 'passed', name: '小**', reason: null },
  paymentPassword: { isSet: true, attemptsLeft: 5, lockedUntil: null },
}));

export const buildProfileChange = builder<ProfileChange>(() => ({
  id: 'change-1',
  field: 'phone',
  before: '*******8888',
  after: '*******6666',
  note: '',
  pictures: ['picture-1'],
  state: 'pending',
  reason: null,
  at: '2026-01-01T00:00:00.000Z',
  endedAt: null,
}));

export const buildWithdrawalRules = builder<WithdrawalRules>(() => ({
  vipLevel: 2,
  min: '100.00',
  max: '50000.00',
  dayLimit: '200000.00',
  dayLeft: '200000.00',
  timesADay: 5,
  timesLeft: 5,
  freeTimesLeft: 2,
  feeRate: '0.50',
  feeMax: '50.00',
  coolingHours: 24,
  mayCancel: true,
}));

export const buildWithdrawalInfo = builder<CallResponse<'withdrawalInfo'>>(() => ({
  balance: '1280.50',
  rules: buildWithdrawalRules(),
  turnover: { required: '100.00', done: '100.00', left: '0.00' },
  locks: [],
}));

export const buildWithdrawalOrder = builder<WithdrawalOrder>(() => ({
  id: 'withdrawal-1',
  payoutAccount: buildPayoutAccount(),
  amount: '200.00',
  fee: '0.00',
  receives: '200.00',
  state: 'requested',
  cancellable: true,
  requestedAt: '2026-01-01T00:00:00.000Z',
  reviewedAt: null,
  endedAt: null,
  refusal: null,
  reason: null,
}));

export const buildTurnoverRequirement = builder<TurnoverRequirement>(() => ({
  id: 'requirement-1',
  cause: 'deposit',
  title: { 'zh-CN': '银行转账', en: 'Bank transfer' },
  amount: '100.00',
  multiple: '1.00',
  required: '100.00',
  done: '40.00',
  left: '60.00',
  state: 'open',
  at: '2026-01-01T00:00:00.000Z',
  doneAt: null,
}));

export const buildRebateInfo = builder<CallResponse<'rebateInfo'>>(() => {
  const category = 'egame' as const;
  return {
    vipLevel: 2,
    claimable: '6.00',
    coins: '10.00',
    rates: [{ category, rate: '0.60', turnover: '1000.00', amount: '6.00' }],
    levels: [{ vipLevel: 2, rates: [{ category, rate: '0.60' }] }],
  };
});

/** A silver member on the way to gold, with a gift of each state. */
export const buildVipInfo = builder<CallResponse<'vipInfo'>>(() => ({
  level: 2,
  isPinned: false,
  next: {
    level: 3,
    turnover: { done: '60000.00', required: '200000.00', left: '140000.00' },
    deposits: { done: '12000.00', required: '10000.00', left: '0.00' },
    regain: null,
  },
  keep: {
    done: '5000.00',
    required: '20000.00',
    left: '15000.00',
    until: '2026-03-01T00:00:00.000Z',
    isPaused: false,
  },
  gifts: [
    {
      id: 'vip-gift-1',
      kind: 'upgrade',
      title: { 'zh-CN': '白银晋级礼金', en: 'Silver: level-up bonus' },
      amount: '58.00',
      turnover: '290.00',
      state: 'waiting',
      expiresAt: '2026-02-01T00:00:00.000Z',
      claimedAt: null,
    },
    {
      id: 'vip-gift-2',
      kind: 'month',
      title: { 'zh-CN': '青铜每月礼金（2025/12）', en: 'Bronze: bonus of 2025/12' },
      amount: '8.00',
      turnover: '40.00',
      state: 'claimed',
      expiresAt: '2026-01-01T00:00:00.000Z',
      claimedAt: '2025-12-02T00:00:00.000Z',
    },
  ],
}));

/** Gifts of different amounts. */
const giftsAt = (step: number) =>
  Object.fromEntries(
    vipGiftKinds.map((kind, index) => [kind, `${step * 8 * (index + 1)}.00`]),
  ) as CallResponse<'vipLevels'>['levels'][number]['gifts'];

const vipRow = (
  level: number,
  zh: string,
  en: string,
  step: number,
): CallResponse<'vipLevels'>['levels'][number] => ({
  level,
  name: { 'zh-CN': zh, en },
  turnover: `${step * 10_000}.00`,
  deposits: `${step * 500}.00`,
  keep: `${step * 5_000}.00`,
  gifts: giftsAt(step),
  rebates: [{ category: 'egame', rate: `0.${40 + level * 8}` }],
  withdrawals: {
    min: '100.00',
    max: '20000.00',
    maxPerDay: '50000.00',
    timesPerDay: 3 + level,
    freePerDay: 1,
    priority: level >= 3,
  },
});

export const buildVipLevels = builder<CallResponse<'vipLevels'>>(() => ({
  keepDays: 90,
  levels: [
    vipRow(0, '普通', 'Member', 0),
    vipRow(1, '青铜', 'Bronze', 1),
    vipRow(2, '白银', 'Silver', 5),
    vipRow(3, '黄金', 'Gold', 20),
  ],
}));

export const buildGiftRecord = builder<GiftRecord>(() => ({
  id: 'gift-1',
  title: { 'zh-CN': '专属红利', en: 'Your dividend' },
  amount: '8.88',
  turnover: '44.40',
  state: 'claimed',
  grantedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
  claimedAt: '2026-01-01T01:00:00.000Z',
  reason: null,
}));

export const buildWelfareRecord = builder<WelfareRecord>(() => ({
  id: 'welfare-1',
  kind: 'rebate',
  title: { 'zh-CN': '返水', en: 'Rebate' },
  amount: '6.00',
  at: '2026-01-01T00:00:00.000Z',
}));

export const buildCoinRecord = builder<CoinRecord>(() => ({
  id: 'coins-1',
  kind: 'earned',
  title: { 'zh-CN': '返水赠币', en: 'Coins with a rebate' },
  coins: '10.00',
  balanceAfter: '66.00',
  money: null,
  at: '2026-01-01T00:00:00.000Z',
}));

export const buildPlayLimit = builder<PlayLimit>(() => ({
  kind: 'deposit',
  span: 'day',
  amount: null,
  cap: null,
  inForce: null,
  used: '0.00',
  left: null,
  resetsAt: '2026-01-02T16:00:00.000Z',
  waiting: null,
}));

export const buildPlaySession = builder<PlaySession>(() => ({
  startedAt: '2026-01-01T00:00:00.000Z',
  stakes: '200.00',
  payouts: '80.00',
  net: '-120.00',
  running: '0.00',
  checkDueAt: '2026-01-01T01:00:00.000Z',
}));

/** Without limits, session and closure. */
export const buildProtectionInfo = builder<ProtectionInfo>(() => ({
  limits: allLimits.map(({ kind, span }) => {
    if (span === 'each') return buildPlayLimit({ kind, span, used: null, resetsAt: null });
    const { decimals } = limitUnits[limitDefinitions[kind].unit];
    return buildPlayLimit({ kind, span, used: decimals === 0 ? '0' : '0.00' });
  }),
  realityCheck: { minutes: 60, waiting: null },
  session: null,
  closure: null,
  reviewDue: false,
  now: '2026-01-01T00:42:00.000Z',
}));

export const buildPlaySummary = builder<PlaySummary>(() => ({
  from: '2025-12-31T16:00:00.000Z',
  to: '2026-01-01T00:42:00.000Z',
  deposits: '500.00',
  withdrawals: '100.00',
  netDeposits: '400.00',
  stakes: '200.00',
  payouts: '80.00',
  net: '-120.00',
  running: '0.00',
  minutes: 80,
  rounds: 34,
}));
