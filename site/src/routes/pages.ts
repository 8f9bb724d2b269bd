import { lazyPage } from './lazy-page';

/** The pages, each in a separate chunk. The server finds the chunk in the build manifest by the source file. */
export const pages = {
  demo: lazyPage('features/demo/pages/demo.tsx', 'DemoPage', () => import('../features/demo/pages/demo')),
  closedToDemo: lazyPage(
    'features/demo/pages/closed-to-demo.tsx',
    'ClosedToDemoPage',
    () => import('../features/demo/pages/closed-to-demo'),
  ),
  maintenance: lazyPage(
    'features/fallbacks/pages/maintenance.tsx',
    'MaintenancePage',
    () => import('../features/fallbacks/pages/maintenance'),
  ),
  notFound: lazyPage(
    'features/fallbacks/pages/not-found.tsx',
    'NotFoundPage',
    () => import('../features/fallbacks/pages/not-found'),
  ),
  restrictedIp: lazyPage(
    'features/fallbacks/pages/restricted-ip.tsx',
    'RestrictedIpPage',
    () => import('../features/fallbacks/pages/restricted-ip'),
  ),
  download: lazyPage(
    'features/download/pages/download.tsx',
    'DownloadPage',
    () => import('../features/download/pages/download'),
  ),
  downloadOnPhone: lazyPage(
    'features/download/pages/download-on-phone.tsx',
    'DownloadOnPhonePage',
    () => import('../features/download/pages/download-on-phone'),
  ),
  login: lazyPage('features/auth/pages/login.tsx', 'LoginPage', () => import('../features/auth/pages/login')),
  register: lazyPage(
    'features/auth/pages/register.tsx',
    'RegisterPage',
    () => import('../features/auth/pages/register'),
  ),
  password: lazyPage(
    'features/auth/pages/password.tsx',
    'PasswordPage',
    () => import('../features/auth/pages/password'),
  ),
  home: lazyPage('features/home/pages/home.tsx', 'HomePage', () => import('../features/home/pages/home')),
  sport: lazyPage(
    'features/sports/pages/sport.tsx',
    'SportPage',
    () => import('../features/sports/pages/sport'),
  ),
  gaming: lazyPage(
    'features/sports/pages/gaming.tsx',
    'GamingPage',
    () => import('../features/sports/pages/gaming'),
  ),
  embedded: lazyPage(
    'features/lobby/pages/embedded.tsx',
    'EmbeddedPage',
    () => import('../features/lobby/pages/embedded'),
  ),
  calendar: lazyPage(
    'features/calendar/pages/calendar.tsx',
    'CalendarPage',
    () => import('../features/calendar/pages/calendar'),
  ),
  mall: lazyPage('features/mall/pages/mall.tsx', 'MallPage', () => import('../features/mall/pages/mall')),
  mallRecord: lazyPage(
    'features/mall/pages/mall-orders.tsx',
    'MallOrdersPage',
    () => import('../features/mall/pages/mall-orders'),
  ),
  friendInvitation: lazyPage(
    'features/invitations/pages/friend-invitation.tsx',
    'FriendInvitationPage',
    () => import('../features/invitations/pages/friend-invitation'),
  ),
  agent: lazyPage(
    'features/agent/pages/agent.tsx',
    'AgentPage',
    () => import('../features/agent/pages/agent'),
  ),
  registerGuide: lazyPage(
    'features/guide/pages/register-guide.tsx',
    'RegisterGuidePage',
    () => import('../features/guide/pages/register-guide'),
  ),
  sponsors: lazyPage(
    'features/sponsors/pages/sponsors.tsx',
    'SponsorsPage',
    () => import('../features/sponsors/pages/sponsors'),
  ),
  luckyFlip: lazyPage(
    'features/flip/pages/lucky-flip.tsx',
    'LuckyFlipPage',
    () => import('../features/flip/pages/lucky-flip'),
  ),
  friendPeakBet: lazyPage(
    'features/peak/pages/friend-peak-bet.tsx',
    'FriendPeakBetPage',
    () => import('../features/peak/pages/friend-peak-bet'),
  ),
  discounts: lazyPage(
    'features/promotions/pages/discounts.tsx',
    'DiscountsPage',
    () => import('../features/promotions/pages/discounts'),
  ),
  mail: lazyPage('features/mail/pages/mail.tsx', 'MailPage', () => import('../features/mail/pages/mail')),
  transactions: lazyPage(
    'features/records/pages/transactions.tsx',
    'TransactionsPage',
    () => import('../features/records/pages/transactions'),
  ),
  bets: lazyPage(
    'features/records/pages/bets.tsx',
    'BetsPage',
    () => import('../features/records/pages/bets'),
  ),
  wallet: lazyPage(
    'features/cashier/pages/wallet.tsx',
    'WalletPage',
    () => import('../features/cashier/pages/wallet'),
  ),
  deposit: lazyPage(
    'features/cashier/pages/deposit.tsx',
    'DepositPage',
    () => import('../features/cashier/pages/deposit'),
  ),
  transfer: lazyPage(
    'features/cashier/pages/transfer.tsx',
    'TransferPage',
    () => import('../features/cashier/pages/transfer'),
  ),
  balance: lazyPage(
    'features/cashier/pages/balance.tsx',
    'BalancePage',
    () => import('../features/cashier/pages/balance'),
  ),
  withdrawal: lazyPage(
    'features/cashier/pages/withdrawal.tsx',
    'WithdrawalPage',
    () => import('../features/cashier/pages/withdrawal'),
  ),
  audit: lazyPage(
    'features/cashier/pages/audit.tsx',
    'AuditPage',
    () => import('../features/cashier/pages/audit'),
  ),
  vip: lazyPage('features/vip/pages/vip.tsx', 'VipPage', () => import('../features/vip/pages/vip')),
  vipDetails: lazyPage(
    'features/vip/pages/vip-details.tsx',
    'VipDetailsPage',
    () => import('../features/vip/pages/vip-details'),
  ),
  rebate: lazyPage(
    'features/cashier/pages/rebate.tsx',
    'RebatePage',
    () => import('../features/cashier/pages/rebate'),
  ),
  gifts: lazyPage(
    'features/records/pages/gifts.tsx',
    'GiftsPage',
    () => import('../features/records/pages/gifts'),
  ),
  welfare: lazyPage(
    'features/records/pages/welfare.tsx',
    'WelfarePage',
    () => import('../features/records/pages/welfare'),
  ),
  exchanges: lazyPage(
    'features/records/pages/exchanges.tsx',
    'ExchangesPage',
    () => import('../features/records/pages/exchanges'),
  ),
  currency: lazyPage(
    'features/records/pages/currency.tsx',
    'CurrencyPage',
    () => import('../features/records/pages/currency'),
  ),
  tutorial: lazyPage(
    'features/cashier/pages/tutorial.tsx',
    'TutorialPage',
    () => import('../features/cashier/pages/tutorial'),
  ),
  platformTutorials: lazyPage(
    'features/cashier/pages/platform-tutorials.tsx',
    'PlatformTutorialsPage',
    () => import('../features/cashier/pages/platform-tutorials'),
  ),
  bankCards: lazyPage(
    'features/cards/pages/bank-cards.tsx',
    'BankCardsPage',
    () => import('../features/cards/pages/bank-cards'),
  ),
  coinAddresses: lazyPage(
    'features/cards/pages/coin-addresses.tsx',
    'CoinAddressesPage',
    () => import('../features/cards/pages/coin-addresses'),
  ),
  walletAdd: lazyPage(
    'features/cards/pages/wallet-add.tsx',
    'WalletAddPage',
    () => import('../features/cards/pages/wallet-add'),
  ),
  walletAccounts: lazyPage(
    'features/cards/pages/wallet-accounts.tsx',
    'WalletAccountsPage',
    () => import('../features/cards/pages/wallet-accounts'),
  ),
  payoutAccounts: lazyPage(
    'features/cards/pages/payout-accounts.tsx',
    'PayoutAccountsPage',
    () => import('../features/cards/pages/payout-accounts'),
  ),
  informationAudit: lazyPage(
    'features/profile-changes/pages/information-audit.tsx',
    'InformationAuditPage',
    () => import('../features/profile-changes/pages/information-audit'),
  ),
  profile: lazyPage(
    'features/profile/pages/user-info.tsx',
    'UserInfoPage',
    () => import('../features/profile/pages/user-info'),
  ),
  authentication: lazyPage(
    'features/cards/pages/authentication.tsx',
    'AuthenticationPage',
    () => import('../features/cards/pages/authentication'),
  ),
  bindBankCard: lazyPage(
    'features/cards/pages/bind-bank-card.tsx',
    'BindBankCardPage',
    () => import('../features/cards/pages/bind-bank-card'),
  ),
  customer: lazyPage(
    'features/support/pages/customer-service.tsx',
    'CustomerServicePage',
    () => import('../features/support/pages/customer-service'),
  ),
  feedback: lazyPage(
    'features/support/pages/feedback.tsx',
    'FeedbackPage',
    () => import('../features/support/pages/feedback'),
  ),
  assistedDeposit: lazyPage(
    'features/cashier/pages/assisted-deposit.tsx',
    'AssistedDepositPage',
    () => import('../features/cashier/pages/assisted-deposit'),
  ),
  protection: lazyPage(
    'features/protection/pages/protection.tsx',
    'ProtectionPage',
    () => import('../features/protection/pages/protection'),
  ),
} as const;
