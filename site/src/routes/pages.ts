import { lazyPage } from './lazy-page';

/**
 * The pages, each in a chunk of its own. The text is the file that the import beside it names (a test compares them);
 * the server finds the page's chunks by it in the build manifest.
 */
export const pages = {
  furnishing: lazyPage(
    'features/furnishing/pages/furnishing.tsx',
    () => import('../features/furnishing/pages/furnishing'),
  ),
  maintenance: lazyPage(
    'features/fallbacks/pages/maintenance.tsx',
    () => import('../features/fallbacks/pages/maintenance'),
  ),
  notFound: lazyPage(
    'features/fallbacks/pages/not-found.tsx',
    () => import('../features/fallbacks/pages/not-found'),
  ),
  restrictedIp: lazyPage(
    'features/fallbacks/pages/restricted-ip.tsx',
    () => import('../features/fallbacks/pages/restricted-ip'),
  ),
  download: lazyPage(
    'features/download/pages/download.tsx',
    () => import('../features/download/pages/download'),
  ),
  downloadOnPhone: lazyPage(
    'features/download/pages/download-on-phone.tsx',
    () => import('../features/download/pages/download-on-phone'),
  ),
  login: lazyPage('features/auth/pages/login.tsx', () => import('../features/auth/pages/login')),
  register: lazyPage('features/auth/pages/register.tsx', () => import('../features/auth/pages/register')),
  password: lazyPage('features/auth/pages/password.tsx', () => import('../features/auth/pages/password')),
  home: lazyPage('features/home/pages/home.tsx', () => import('../features/home/pages/home')),
  egame: lazyPage('features/lobby/pages/egame.tsx', () => import('../features/lobby/pages/egame')),
  embedded: lazyPage('features/lobby/pages/embedded.tsx', () => import('../features/lobby/pages/embedded')),
  transactions: lazyPage(
    'features/records/pages/transactions.tsx',
    () => import('../features/records/pages/transactions'),
  ),
  bets: lazyPage('features/records/pages/bets.tsx', () => import('../features/records/pages/bets')),
  wallet: lazyPage('features/cashier/pages/wallet.tsx', () => import('../features/cashier/pages/wallet')),
  deposit: lazyPage('features/cashier/pages/deposit.tsx', () => import('../features/cashier/pages/deposit')),
  transfer: lazyPage(
    'features/cashier/pages/transfer.tsx',
    () => import('../features/cashier/pages/transfer'),
  ),
  balance: lazyPage('features/cashier/pages/balance.tsx', () => import('../features/cashier/pages/balance')),
  withdrawal: lazyPage(
    'features/cashier/pages/withdrawal.tsx',
    () => import('../features/cashier/pages/withdrawal'),
  ),
  audit: lazyPage('features/cashier/pages/audit.tsx', () => import('../features/cashier/pages/audit')),
  rebate: lazyPage('features/cashier/pages/rebate.tsx', () => import('../features/cashier/pages/rebate')),
  gifts: lazyPage('features/records/pages/gifts.tsx', () => import('../features/records/pages/gifts')),
  welfare: lazyPage('features/records/pages/welfare.tsx', () => import('../features/records/pages/welfare')),
  currency: lazyPage(
    'features/records/pages/currency.tsx',
    () => import('../features/records/pages/currency'),
  ),
  tutorial: lazyPage(
    'features/cashier/pages/tutorial.tsx',
    () => import('../features/cashier/pages/tutorial'),
  ),
  platformTutorials: lazyPage(
    'features/cashier/pages/platform-tutorials.tsx',
    () => import('../features/cashier/pages/platform-tutorials'),
  ),
  bankCards: lazyPage(
    'features/cards/pages/bank-cards.tsx',
    () => import('../features/cards/pages/bank-cards'),
  ),
  coinAddresses: lazyPage(
    'features/cards/pages/coin-addresses.tsx',
    () => import('../features/cards/pages/coin-addresses'),
  ),
  walletAdd: lazyPage(
    'features/cards/pages/wallet-add.tsx',
    () => import('../features/cards/pages/wallet-add'),
  ),
  walletAccounts: lazyPage(
    'features/cards/pages/wallet-accounts.tsx',
    () => import('../features/cards/pages/wallet-accounts'),
  ),
  informationAudit: lazyPage(
    'features/profile-changes/pages/information-audit.tsx',
    () => import('../features/profile-changes/pages/information-audit'),
  ),
  authentication: lazyPage(
    'features/cards/pages/authentication.tsx',
    () => import('../features/cards/pages/authentication'),
  ),
  bindBankCard: lazyPage(
    'features/cards/pages/bind-bank-card.tsx',
    () => import('../features/cards/pages/bind-bank-card'),
  ),
} as const;
