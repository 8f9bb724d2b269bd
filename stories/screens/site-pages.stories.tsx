import {
  buildBetPage,
  buildBetRecord,
  buildDailyFlow,
  buildDepositChannel,
  buildGame,
  buildGamePage,
  buildTransaction,
  buildWalletOverview,
} from '@pavilion/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../site/src/routes/paths';
import { loadSitePage, SitePage, type SitePageProps } from '../../site/src/testing/site-page';

const meta = {
  title: 'Screens/Site pages',
  parameters: { bare: true, docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A story of a page.
 *
 * @param content text of the fixtures that the page shows when its answers have arrived, in either language
 */
const sitePage = (page: SitePageProps, content = /./): Story => ({
  loaders: [() => loadSitePage(page)],
  render: (_, { globals }) => <SitePage {...page} toolbar={globals} />,
  // Roles are slow to compute for a whole page in jsdom.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main h1, main h2')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveTextContent(content));
  },
});

const games = [
  buildGame(),
  buildGame({
    code: 'golden-koi',
    name: { 'zh-CN': '龙门金鲤', en: 'Golden Koi' },
    cover: { motif: 'koi', colors: ['#8c2a1a', '#f2c14e'] },
    favourite: true,
  }),
  buildGame({
    code: 'panda-peak',
    name: { 'zh-CN': '熊猫山', en: 'Panda Peak' },
    cover: { motif: 'panda', colors: ['#2f5d3a', '#d7e8c8'] },
    hot: false,
    isNew: true,
  }),
  buildGame({
    code: 'phoenix-rise',
    name: { 'zh-CN': '凤舞', en: 'Phoenix Rise' },
    cover: { motif: 'phoenix', colors: ['#6a1b4d', '#ff9a3c'] },
    hot: false,
  }),
];

/** Results of the days up to the first of January; none for days without bets. */
const betDays = [
  ...[0, 12, 0, -8, 0, 0, 30, 5, -14, -6, 0, 0, 21, 0, -3],
  ...[0, 9, 0, 0, 42, -18, -5, 0, 16, 3, 0, -22, -7, 11, 113],
];

const bets = [
  ['25.00', '15.00'],
  ['0.00', '-10.00'],
  ['120.00', '110.00'],
  ['8.00', '-2.00'],
].map(([payout, net], index) =>
  buildBetRecord({ id: `round-${index + 1}`, gameName: games[index]!.name, payout, net }),
);

export const Login = sitePage({ path: paths.user.login }, /记住|Stay logged in/);

export const SlotLobby = sitePage(
  {
    path: paths.game.egame,
    handlers: { gameList: () => buildGamePage({ items: games, total: games.length }) },
  },
  /龙门金鲤|Golden Koi/,
);

export const HelpArticle = sitePage({ path: Object.values(paths.help)[0]! });

export const NotFound = sitePage({ path: paths.notFound });

export const Deposit = sitePage(
  {
    path: paths.mine.finance.deposit,
    isMember: true,
    handlers: {
      depositChannels: () => [
        buildDepositChannel(),
        buildDepositChannel({
          code: 'alipay',
          name: { 'zh-CN': '支付宝', en: 'Alipay' },
          mark: 'alipay',
          fields: [],
          showsQrCode: true,
          antiFraudWarning: false,
          recommended: false,
        }),
      ],
      depositOrders: () => [],
    },
  },
  /支付宝|Alipay/,
);

export const Withdrawal = sitePage({ path: paths.mine.finance.withdrawal, isMember: true }, /4600/);

export const Wallet = sitePage(
  {
    path: paths.mine.finance.wallet,
    isMember: true,
    handlers: {
      walletOverview: () =>
        buildWalletOverview({
          totals: { in: '2100.00', out: '640.00', net: '1460.00' },
          daily: ['300.00', '0.00', '500.00', '100.00', '900.00', '0.00', '300.00'].map((amount, index) =>
            buildDailyFlow({ day: `2025-12-${25 + index}`, in: amount, out: '80.00' }),
          ),
          recent: [
            buildTransaction(),
            buildTransaction({
              id: 'transaction-2',
              kind: 'withdrawal',
              amount: '-200.00',
              balanceAfter: '1180.50',
              title: { 'zh-CN': '取款', en: 'Withdrawal' },
            }),
          ],
        }),
    },
  },
  /1,460\.00/,
);

export const BetRecords = sitePage(
  {
    path: paths.mine.record.bets,
    isMember: true,
    handlers: {
      betDays: () => ({
        daily: betDays.map((net, index) => ({
          day: new Date(Date.parse('2026-01-01') + (index - betDays.length + 1) * 86_400_000)
            .toISOString()
            .slice(0, 10),
          count: net === 0 ? 0 : 3,
          stake: '30.00',
          net: net.toFixed(2),
        })),
      }),
      betRecords: () =>
        buildBetPage({
          items: bets,
          totals: { count: 4, stake: '40.00', payout: '153.00', net: '113.00' },
        }),
    },
  },
  /龙门金鲤|Golden Koi/,
);
