import { type CallResponse, errorCodes, type PromotionOwn, type PromotionSummary } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildProtectionInfo,
  createTestClient,
  exampleHandlers,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { timeOut } from '../../../testing/time-out';
import { DiscountsPage, deferred } from './discounts';

const buildPromotionSummary = (differing: Partial<PromotionSummary> = {}): PromotionSummary => ({
  slug: 'daily-deposit',
  category: 'daily',
  title: { 'zh-CN': '每日一存', en: 'Deposit of the day' },
  summary: { 'zh-CN': '每天一次。', en: 'Once a day.' },
  scene: 'jackpot',
  endsAt: '2026-02-01T00:00:00.000Z',
  upTo: '88.00',
  multiple: 800,
  state: 'open',
  ...differing,
});

const buildPromotionInfo = (
  differing: Partial<CallResponse<'promotionInfo'>> = {},
): CallResponse<'promotionInfo'> => ({
  ...buildPromotionSummary(),
  version: 1,
  startsAt: '2026-01-01T00:00:00.000Z',
  terms: [{ 'zh-CN': '以到账时间为准。', en: 'What counts is when it is paid.' }],
  href: null,
  rule: { type: 'deposit-match', percent: 10, max: '88.00', minDeposit: '200.00', hours: 24 },
  period: 'day',
  claimDays: 7,
  needsRealName: false,
  minLevel: 0,
  newMemberDays: null,
  own: {
    state: 'open',
    needs: [],
    since: null,
    until: null,
    done: null,
    daysPlayed: null,
    reason: null,
    grants: [],
  },
  ...differing,
});

const show = (handlers: Handlers = {}, search = '') => {
  const { client, gateway } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      protectionInfo: () => buildProtectionInfo(),
      promotionHistory: () => ({ items: [], nextCursor: null }),
      ...handlers,
    },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter initialEntries={[paths.activity.discounts + search]}>
              <DiscountsPage />
            </MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return { gateway, user: userEvent.setup() };
};

const own = (differing: Partial<PromotionOwn>): PromotionOwn => ({
  ...buildPromotionInfo().own!,
  ...differing,
});
const grant = {
  id: 'grant-1',
  amount: '20.00',
  turnover: '160.00',
  state: 'waiting',
  expiresAt: null,
} as const;

// The first load of a lazy component compiles its modules, which takes longer than any wait.
beforeAll(() => Promise.all(deferred.map(({ preload }) => preload())), 60_000);

describe('the promotions', () => {
  it('[ACT-4] lists promotions with amount, end and state, and filters by category', async () => {
    const bodies: object[] = [];
    const { user } = show({
      promotionList: (body) => {
        bodies.push(body);
        return {
          items: [
            buildPromotionSummary({ state: 'in-progress' }),
            buildPromotionSummary({
              slug: 'read',
              title: { 'zh-CN': '月礼', en: 'Gifts' },
              upTo: null,
              state: null,
            }),
          ],
          counts: [{ category: 'daily', count: 2 }],
          nextCursor: null,
        };
      },
    });
    const card = (await screen.findByRole('link', { name: '每日一存' })).closest('li')!;
    expect(card).toHaveTextContent('¥88.00');
    expect(card).toHaveTextContent('进行中');
    expect(card).toHaveTextContent('2026/02/01 截止');
    await user.click(screen.getByRole('tab', { name: /日常/ }));
    expect(bodies.at(-1)).toMatchObject({ category: 'daily' });
  });

  it('[ACT-4] shows an empty list, and an error with a way to retry', async () => {
    show({ promotionList: () => ({ items: [], counts: [], nextCursor: null }) });
    expect(await screen.findByText('这一类暂时没有优惠')).toBeInTheDocument();
    show({ promotionList: () => refuse(errorCodes.validationError) });
    expect(await screen.findByText('优惠没有载入')).toBeInTheDocument();
  });

  it('[ACT-4] joins a promotion, with a key of the press', async () => {
    const { user, gateway } = show(
      {
        promotionInfo: () => buildPromotionInfo(),
        promotionApply: () => own({ state: 'in-progress' }),
      },
      '?id=daily-deposit',
    );
    expect(await screen.findByRole('heading', { level: 1, name: '每日一存' })).toBeInTheDocument();
    expect(screen.getByText('存款金额的 10%，最高 ¥88.00（分以下舍去）')).toBeInTheDocument();
    expect(screen.getByText('礼金的 8 倍，完成后方可取款')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '立即报名' }));
    const request = gateway.requests.find(({ name }) => name === 'promotionApply')!;
    expect(request.body).toEqual({ slug: 'daily-deposit', version: 1 });
  });

  it('[ACT-4] shows the new conditions when those that the member saw have changed, and joins by them', async () => {
    let version = 1;
    const { user, gateway } = show(
      {
        promotionInfo: () => buildPromotionInfo({ version, multiple: version * 800 }),
        promotionApply: (body) => {
          version = 2;
          return body.version === 2 ? own({ state: 'in-progress' }) : refuse(errorCodes.offerChanged);
        },
      },
      '?id=daily-deposit',
    );
    await user.click(await screen.findByRole('button', { name: '立即报名' }));
    expect(await screen.findByText('优惠条件已更新')).toBeInTheDocument();
    expect(screen.getByText('礼金的 16 倍，完成后方可取款')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: '立即报名' }));
    const sent = gateway.requests.filter(({ name }) => name === 'promotionApply').map(({ body }) => body);
    expect(sent).toEqual([1, 2].map((each) => ({ slug: 'daily-deposit', version: each })));
  });

  it('[ACT-4] says that the conditions have changed also when the new ones cannot be fetched', async () => {
    let count = 0;
    const { user } = show(
      {
        promotionInfo: () => (count++ === 0 ? buildPromotionInfo() : refuse(errorCodes.generalError)),
        promotionApply: () => refuse(errorCodes.offerChanged),
      },
      '?id=daily-deposit',
    );
    await user.click(await screen.findByRole('button', { name: '立即报名' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('优惠条件已更新，本次未参加');
  });

  it.each([
    ['pending', {}, '已提交，审核结果将以站内信通知。'],
    ['refused', { reason: { 'zh-CN': '内容无关', en: 'Unrelated' } }, '内容无关'],
    ['over', {}, '本期已结束，未产生礼金。'],
    ['spent', {}, '本优惠预算已用完，暂不接受报名。'],
    ['claimed', { grants: [{ ...grant, state: 'claimed' }] }, '本期礼金已领取，已存入主钱包。'],
    ['needs', { needs: ['real-name'] }, '尚未完成实名认证'],
  ] as const)('[ACT-4] says what is next in the state %s', async (state, differing, wording) => {
    show(
      { promotionInfo: () => buildPromotionInfo({ own: own({ state, ...differing } as PromotionOwn) }) },
      '?id=daily-deposit',
    );
    expect(await screen.findByText(wording)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '立即报名' })).toBeNull();
  });

  it('[ACT-4] marks each condition as met or missing by the needs of the gateway, with the way on', async () => {
    show(
      {
        promotionInfo: () =>
          buildPromotionInfo({
            needsRealName: true,
            minLevel: 2,
            newMemberDays: 7,
            own: own({ state: 'needs', needs: ['level'] }),
          }),
      },
      '?id=daily-deposit',
    );
    const conditions = within(await screen.findByRole('list', { name: '参加条件' })).getAllByRole('listitem');
    expect(conditions.map(({ textContent }) => textContent)).toEqual([
      '已满足： 注册 7 天内',
      '已满足： 已实名认证',
      '待满足： 等级未达 VIP 2查看我的等级',
      '待满足： 报名后 24 小时内，首笔不低于 ¥200.00 的存款',
    ]);
  });

  it('[ACT-4] marks a condition that cannot be met any more, and says that the promotion is missed', async () => {
    show(
      {
        promotionInfo: () =>
          buildPromotionInfo({
            needsRealName: true,
            newMemberDays: 7,
            own: own({ state: 'needs', needs: ['new-member'] }),
          }),
      },
      '?id=daily-deposit',
    );
    const conditions = within(await screen.findByRole('list', { name: '参加条件' })).getAllByRole('listitem');
    expect(conditions.map(({ textContent }) => textContent)).toEqual([
      '已错过： 注册已超过 7 天',
      '已满足： 已实名认证',
      '待满足： 报名后 24 小时内，首笔不低于 ¥200.00 的存款',
    ]);
    expect(screen.getByText('已错过')).toBeInTheDocument();
    expect(screen.queryByText('未达条件')).not.toBeInTheDocument();
  });

  it.each([
    ['needs', ['new-member', 'real-name']],
    ['spent', []],
    ['claimed', []],
  ] as const)(
    '[ACT-4] leads to other promotions in the state %s, which has no other way on',
    async (state, needs) => {
      show(
        {
          promotionInfo: () =>
            buildPromotionInfo({ newMemberDays: 7, own: own({ state, needs: [...needs] }) }),
          promotionList: () => ({ items: [], counts: [], nextCursor: null }),
        },
        '?id=daily-deposit',
      );
      expect(await screen.findByRole('link', { name: '看看其他优惠' })).toHaveAttribute(
        'href',
        paths.activity.discounts,
      );
      expect(screen.queryByRole('link', { name: '去实名认证' })).toBeNull();
    },
  );

  it('[ACT-4] shows three other promotions below one, open ones and those of its category first', async () => {
    const row = (slug: string, differing: Partial<PromotionSummary>) =>
      buildPromotionSummary({ slug, title: { 'zh-CN': slug, en: slug }, ...differing });
    show(
      {
        promotionInfo: () => buildPromotionInfo(),
        promotionList: () => ({
          items: [
            buildPromotionSummary(),
            row('needs', { state: 'needs' }),
            row('vip', { category: 'vip', state: 'claimed' }),
            row('new', { category: 'new' }),
            row('same', {}),
          ],
          counts: [],
          nextCursor: null,
        }),
      },
      '?id=daily-deposit',
    );
    const others = await screen.findByRole('region', { name: '看看其他优惠' });
    expect(
      within(others)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['same', 'new', 'needs']);
  });

  it('[ACT-4] shows the steps of turnover, and claims a bonus once with the key of the grant', async () => {
    const { user, gateway } = show(
      {
        promotionInfo: () =>
          buildPromotionInfo({
            rule: {
              type: 'turnover-steps',
              categories: ['egame'],
              steps: [
                { turnover: '1000.00', amount: '20.00' },
                { turnover: '5000.00', amount: '60.00' },
              ],
            },
            own: own({ state: 'in-progress', done: '1500.50', grants: [grant] }),
          }),
        manualDividend: () => ({ id: 'grant-1', amount: '20.00', balance: '120.00' }),
      },
      '?id=daily-deposit',
    );
    expect(await screen.findByRole('progressbar', { name: '我的流水进度' })).toBeInTheDocument();
    expect(screen.getByText('距下一级还差 ¥3,499.50')).toBeInTheDocument();
    const bonus = screen.getByRole('list', { name: '我的礼金' });
    expect(bonus).toHaveTextContent('领取后须完成流水 ¥160.00');
    await user.click(within(bonus).getByRole('button', { name: '领取' }));
    expect(await within(bonus).findByText('¥20.00 已存入主钱包')).toBeInTheDocument();
    expect(gateway.requests.filter(({ name }) => name === 'manualDividend')).toHaveLength(1);
  });

  it('[ACT-4] shows the days of play that count', async () => {
    show(
      {
        promotionInfo: () =>
          buildPromotionInfo({
            rule: {
              type: 'days-played',
              categories: ['realbet', 'egame'],
              dayTurnover: '20.00',
              steps: [
                { days: 3, amount: '5.00' },
                { days: 5, amount: '8.00' },
              ],
            },
            own: own({ state: 'in-progress', daysPlayed: 3 }),
          }),
      },
      '?id=daily-deposit',
    );
    const progress = await screen.findByRole('progressbar', { name: '我的游戏天数' });
    expect(progress).toHaveAttribute('aria-valuetext', '3 / 5 天');
    expect(screen.getByText('距下一份礼金还差 2 天')).toBeInTheDocument();
    expect(screen.getByText('玩满 3 天').closest('li')).toHaveAttribute('data-reached');
    expect(screen.getByText('玩满 5 天').closest('li')).not.toHaveAttribute('data-reached');
    expect(screen.getByText(/单日有效流水满 ¥20.00 即计一天/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去玩真人' })).toHaveAttribute('href', paths.game.realbet);
  });

  it('[ACT-4] puts the highest open offer first', async () => {
    const offer = (slug: string, upTo: string) =>
      buildPromotionSummary({ slug, upTo, state: 'open', title: { 'zh-CN': slug, en: slug } });
    show({
      promotionList: () => ({
        items: [offer('low', '8.00'), offer('high', '88.00')],
        counts: [],
        nextCursor: null,
      }),
    });
    await screen.findByRole('link', { name: 'high' });
    expect(screen.getAllByRole('link', { name: /low|high/ })[0]).toHaveTextContent('high');
  });

  it('[ACT-4] shows members their part in promotions below the offers once they have taken part', async () => {
    const example = exampleHandlers().promotionHistory!;
    show({ promotionHistory: example });
    expect(await screen.findByRole('heading', { name: '我的参加记录' })).toBeInTheDocument();
  });

  it('[ACT-4] has a promotion in the record as soon as the member has taken part, and its state after the claim', async () => {
    const entryOf = {
      id: 'entry-1',
      slug: 'daily-deposit',
      title: { 'zh-CN': '每日一存', en: 'Deposit of the day' },
      at: '2026-01-01T00:00:00.000Z',
      granted: '20.00',
      reason: null,
    };
    let state: 'in-progress' | 'granted' | 'claimed' | undefined;
    const { user } = show({
      promotionList: () => ({ items: [buildPromotionSummary()], counts: [], nextCursor: null }),
      promotionInfo: () =>
        buildPromotionInfo({
          own: own({ state: state ?? 'open', grants: state === 'granted' ? [grant] : [] }),
        }),
      promotionHistory: () => ({
        items: state ? [{ ...entryOf, state }] : [],
        nextCursor: null,
      }),
      promotionApply: () => {
        state = 'granted';
        return own({ state, grants: [grant] });
      },
      manualDividend: () => {
        state = 'claimed';
        return { id: 'grant-1', amount: '20.00', balance: '120.00' };
      },
    });
    await user.click(await screen.findByRole('link', { name: '每日一存' }));
    await user.click(await screen.findByRole('button', { name: '立即报名' }));
    await user.click(await screen.findByRole('button', { name: '领取' }));
    await user.click(screen.getByRole('link', { name: '全部优惠' }));
    const record = (await screen.findByRole('heading', { name: '我的参加记录' })).closest('section')!;
    expect(record).toHaveTextContent('已领取');
  });

  it('[ACT-4] shows no empty record below the offers', async () => {
    let answers = 0;
    show({
      promotionList: () => ({ items: [buildPromotionSummary()], counts: [], nextCursor: null }),
      promotionHistory: () => {
        answers += 1;
        return { items: [], nextCursor: null };
      },
    });
    await screen.findByRole('link', { name: '每日一存' });
    await waitFor(() => expect(answers).toBe(1));
    // The answer is on its way through the client and the store.
    for (let turn = 0; turn < 10; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('heading', { name: '我的参加记录' })).toBeNull();
  });

  it('[PRO-2] shows no offers while the account is closed, and says why', async () => {
    show({
      protectionInfo: () => buildProtectionInfo({ closure: timeOut }),
      promotionList: () => ({ items: [buildPromotionSummary()], counts: [], nextCursor: null }),
    });
    // Until the closure is known, the page has the offers and another heading of the same name.
    expect(await screen.findByRole('heading', { name: /休息/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '我的参加记录' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '每日一存' })).toBeNull();
  });

  it('[PRO-2] shows the offers again at the end of a closure, without loading the page again', async () => {
    let answers = 0;
    const { startedAt } = timeOut;
    const endsAt = new Date(Date.parse(startedAt) - 1_000).toISOString();
    show({
      protectionInfo: () => {
        answers += 1;
        return buildProtectionInfo({
          closure: answers === 1 ? { ...timeOut, endsAt } : null,
        });
      },
      promotionList: () => ({ items: [buildPromotionSummary()], counts: [], nextCursor: null }),
    });
    await waitFor(() => expect(answers).toBe(2));
    expect(await screen.findByRole('link', { name: '每日一存' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /休息/ })).toBeNull();
  });
});
