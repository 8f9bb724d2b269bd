export const homePage = 'features/home/pages/home.tsx';
const memberArea = 'app/header/member-area.tsx';
const memberLayout = 'app/layouts/member-layout.tsx';
const playBar = 'features/protection/components/play-bar.tsx';
const lobby = 'features/lobby/pages/lobby.tsx';
const sport = 'features/sports/pages/sport.tsx';
const promotions = 'features/promotions/pages/discounts.tsx';
const help = 'features/help/article-page.tsx';

/** The main pages and what they load at once: the page with its layout, and the parts that do not wait for an interaction. */
export const mainPages: readonly {
  readonly path: string;
  readonly isMember: boolean;
  readonly sources: readonly string[];
  /** Of `sources`, those that load after the page, also without an interaction. */
  readonly after?: readonly string[];
}[] = [
  { path: '/', isMember: false, sources: [homePage] },
  {
    path: '/',
    isMember: true,
    sources: [homePage, memberArea],
    after: ['features/home/components/member-rewards.tsx'],
  },
  { path: '/game/egame', isMember: false, sources: [lobby] },
  {
    path: '/game/egame',
    isMember: true,
    sources: [lobby, memberArea, playBar],
    after: ['features/lobby/components/lobby.tsx'],
  },
  { path: '/game/sport', isMember: false, sources: [sport] },
  { path: '/game/sport', isMember: true, sources: [sport, memberArea, playBar] },
  { path: '/activity/discount', isMember: false, sources: [promotions] },
  {
    path: '/activity/discount',
    isMember: true,
    sources: [promotions, memberArea],
    after: ['features/promotions/components/discounts-body.tsx'],
  },
  { path: '/help/kh', isMember: false, sources: [help] },
  { path: '/help/kh', isMember: true, sources: [help, memberArea] },
  { path: '/user/login', isMember: false, sources: ['features/auth/pages/login.tsx'] },
  ...[
    ['/mine/finance/wallet', 'features/cashier/pages/wallet.tsx'],
    ['/mine/finance/deposit', 'features/cashier/pages/deposit.tsx'],
    ['/mine/finance/withdrawal', 'features/cashier/pages/withdrawal.tsx'],
    ['/mine/record/betRecord', 'features/records/pages/bets.tsx'],
    ['/mine/vip', 'features/vip/pages/vip.tsx'],
  ].map(([path, page]) => ({
    path: path as string,
    isMember: true,
    sources: [page as string, memberLayout, memberArea, playBar],
  })),
];
