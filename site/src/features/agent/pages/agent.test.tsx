import { errorCodes } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildProtectionInfo,
  createTestClient,
  exampleHandlers,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { keepSavedFiles } from '../../../testing/keep-saved-files';
import { memberPorts } from '../../../testing/member-ports';
import { timeOut } from '../../../testing/time-out';
import { AgentPage } from './agent';

const amounts = {
  gross: '320000.00',
  fee: '16000.00',
  rebates: '24000.00',
  gifts: '18000.00',
  net: '262000.00',
  carriedIn: '-8000.00',
  base: '254000.00',
  active: 12,
  rate: '35.00',
  own: '88900.00',
  fromBelow: '3000.00',
  amount: '91900.00',
  carriedOut: '0.00',
};
const text = (value: string) => ({ 'zh-CN': value, en: value });
const field = {
  name: 'name',
  label: text('推广名称'),
  hint: text('会员会看到'),
  control: 'text' as const,
  required: true,
  minLength: 4,
  maxLength: 32,
  pattern: null,
  check: null,
  options: [],
  value: null,
  autoComplete: 'off',
};
const programme = () => ({
  rates: [
    { base: '0.00', active: 3, rate: '25.00' },
    { base: '1000000.00', active: 50, rate: '45.00' },
  ],
  below: ['10.00', '3.00'],
  fee: '5.00',
  activeTurnover: '1000.00',
  activeDeposits: '200.00',
  countedOn: { day: 3, hour: 4 },
  example: amounts,
  fields: [field],
});
const moment = '2026-11-03T04:00:00.000Z';
const agent = {
  code: 'YUNYOU88',
  name: '云游客工作室',
  state: 'active' as const,
  since: moment,
  members: 5,
  agentsBelow: 1,
  month: { month: '2026-11', ...amounts },
  uncounted: [],
};
const settlement = {
  month: '2026-10',
  state: 'paid' as const,
  ...amounts,
  countedAt: moment,
  paidAt: moment,
  below: [{ name: '下级工作室', distance: 1, own: '30000.00', share: '3000.00' }],
};

const show = (handlers: Handlers = {}, isMember = true, linkedCode?: string) => {
  const { client, gateway } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      agentProgramme: programme,
      agentInfo: () => ({ application: null, agent: null }),
      ...handlers,
    },
    ...(isMember && { ports: memberPorts() }),
  });
  if (linkedCode) client.agent.capture(`?agent_verify=${linkedCode}`);
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={isMember}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <AgentPage />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return { gateway, client, user: userEvent.setup() };
};

describe('the page of the agent programme', () => {
  it('[AGT-1] shows a visitor the plan, the example line by line, and the way to apply', async () => {
    show({}, false);
    const plan = await screen.findByRole('table', { name: '按基数与活跃会员数的佣金比例' });
    expect(within(plan).getByRole('row', { name: /1,000,000\s*50 人\s*45%/ })).toBeInTheDocument();
    const sum = screen.getByRole('table', { name: '佣金计算明细' });
    for (const line of [
      /会员输赢.*320,000\.00/,
      /场馆费（5%）.*16,000\.00/,
      /计佣基数.*254,000\.00/,
      /活跃会员 12 人.*35%/,
      /应付佣金.*91,900\.00/,
    ]) {
      expect(within(sum).getByRole('row', { name: line })).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: '登录后申请' })).toHaveAttribute(
      'href',
      '/user/login?next=%2Fagent',
    );
    expect(screen.queryByRole('heading', { name: '申请表' })).toBeNull();
  });

  it('[AGT-3] checks a code, also one that nobody has', async () => {
    const answers = [{ code: 'YUNYOU88', name: '云游客工作室', state: 'suspended' as const, since: moment }];
    const { user } = show({
      agentVerify: ({ code }) => ({ agent: answers.find((each) => each.code === code) ?? null }),
    });
    await user.type(await screen.findByLabelText('推广码'), 'YUNYOU88');
    await user.click(screen.getByRole('button', { name: '核实' }));
    expect(await screen.findByText('云游客工作室 的代理资格已停用')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('推广码'));
    await user.type(screen.getByLabelText('推广码'), 'OTHER222{Enter}');
    expect(await screen.findByText('没有代理使用这个推广码，请向对方核对。')).toBeInTheDocument();
  });

  it.each([
    ['counts the answer', () => ({ agent: null }), true],
    ['does not count a failed call', () => refuse(errorCodes.generalError, ''), false],
  ] as const)(
    '[AGT-3][SES-1] %s about the code of the link as the check of the day',
    async (_, agentVerify, isChecked) => {
      const { client } = show({ agentVerify }, false, 'YUNYOU88');
      await waitFor(() => expect(document.querySelector('[role="status"] svg + *')).not.toBeNull());
      await waitFor(() => expect(client.agent.isChecked()).toBe(isChecked));
    },
  );

  it('[AGT-1] sends an application and then shows that it is pending', async () => {
    let isPending = false;
    const { user, gateway } = show({
      agentApply: () => {
        isPending = true;
        return {};
      },
      agentInfo: () => ({
        application: isPending ? { state: 'pending' as const, reason: null, appliedAt: moment } : null,
        agent: null,
      }),
    });
    const name = await screen.findByLabelText(/推广名称/);
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(name).toHaveAccessibleDescription(/请/);
    await user.type(name, '云上推广');
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByRole('heading', { name: '申请审核中' })).toBeInTheDocument();
    expect(gateway.requests.filter(({ name: call }) => call === 'agentApply')).toHaveLength(1);
  });

  it('[AGT-1] shows why the last application was refused, above the form', async () => {
    show({
      agentInfo: () => ({
        application: { state: 'refused' as const, reason: text('资料不完整'), appliedAt: moment },
        agent: null,
      }),
    });
    expect(await screen.findByText('资料不完整')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '提交申请' })).toBeInTheDocument();
  });

  it.each([
    ['offers no programme to a member', null],
    ['keeps the desk of an agent', agent],
  ])('[PRO-2] %s while the account is closed', async (_what, own) => {
    show({
      agentInfo: () => ({ application: null, agent: own }),
      protectionInfo: () => buildProtectionInfo({ closure: timeOut }),
    });
    if (own) expect(await screen.findByRole('heading', { level: 1, name: /云游客/ })).toBeInTheDocument();
    else expect(await screen.findByRole('heading', { name: /休息/ })).toBeInTheDocument();
    expect(screen.queryAllByRole('heading', { name: /休息/ })).toHaveLength(own ? 0 : 1);
    if (!own) expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['the base', { base: '3531.50', active: 50 }, '距 45% 还差：计佣基数 ¥996,468.50'],
    ['the members', { base: '1000000.00', active: 49 }, '距 45% 还差：活跃会员 1 人'],
    ['both', { base: '999999.99', active: 3 }, '距 45% 还差：计佣基数 ¥0.01，活跃会员 47 人'],
  ])(
    '[AGT-1] marks the rate of the month, and says that %s is missing for the next',
    async (_, month, text) => {
      const own = { ...agent, month: { ...agent.month, rate: '25.00', ...month } };
      show({ agentInfo: () => ({ application: null, agent: own }) });
      expect(await screen.findByText(text)).toBeInTheDocument();
      const plan = screen.getByRole('table', { name: '按基数与活跃会员数的佣金比例' });
      expect(within(plan).getByRole('row', { name: /当前/ })).toHaveTextContent('25%');
    },
  );

  it('[AGT-1] says nothing about a next rate at the highest one', async () => {
    const own = { ...agent, month: { ...agent.month, rate: '45.00' } };
    show({ agentInfo: () => ({ application: null, agent: own }) });
    expect(await screen.findByRole('row', { name: /当前/ })).toHaveTextContent('45%');
    expect(screen.queryByText(/还差/)).toBeNull();
  });

  it('[AGT-2] ends each group of the sum with what its lines add up to', async () => {
    show({}, false);
    const sum = await screen.findByRole('table', { name: '佣金计算明细' });
    const groups = within(sum).getAllByRole('rowgroup').slice(1);
    expect(groups.map((group) => within(group).getAllByRole('rowheader').at(-1)!.textContent)).toEqual([
      '当月净收益',
      '计佣基数',
      '应付佣金',
      '结转下月',
    ]);
  });

  it('[AGT-2] draws the commission of whole months, without the running one', async () => {
    const months = ['2026-10', '2026-09', '2026-08'];
    show({
      agentInfo: () => ({ application: null, agent }),
      agentSettlements: () => ({ items: months.map((month) => ({ ...settlement, month })) }),
      agentMembers: () => ({ items: [], nextCursor: null }),
    });
    const chart = await screen.findByRole('table', { name: '各月佣金' });
    const labels = within(chart).getAllByRole('rowheader');
    expect(labels.map(({ textContent }) => textContent)).toEqual(['2026/08', '2026/09', '2026/10']);
  });

  it('[AGT-3] lists the members by turnover when the agent asks for it', async () => {
    const { user, gateway } = show({
      agentInfo: () => ({ application: null, agent }),
      agentSettlements: () => ({ items: [] }),
      agentMembers: () => ({ items: [], nextCursor: null }),
    });
    await user.click(await screen.findByRole('tab', { name: '流水最高' }));
    const orders = () =>
      gateway.requests.filter(({ name }) => name === 'agentMembers').map(({ body }) => body);
    await waitFor(() => expect(orders()).toMatchObject([{ sort: 'joined' }, { sort: 'turnover' }]));
  });

  it('[AGT-3] shows a closed agent the counted months, and neither a link nor a running month', async () => {
    show({
      agentInfo: () => ({ application: null, agent: { ...agent, state: 'closed' as const } }),
      agentSettlements: () => ({ items: [settlement] }),
      agentMembers: () => ({ items: [], nextCursor: null }),
    });
    expect(await screen.findByText(/代理合作已终止/)).toBeInTheDocument();
    expect(await screen.findByText('2026/10')).toBeInTheDocument();
    expect(screen.queryByText(/i_code=YUNYOU88/)).toBeNull();
    expect(screen.queryByRole('table', { name: '本月至今（2026/11）' })).toBeNull();
  });

  it('[AGT-2] saves the statements as a file, with the headings and states of the page', async () => {
    const saved = keepSavedFiles();
    const { user } = show({
      agentInfo: () => ({ application: null, agent }),
      agentSettlements: () => ({ items: [settlement] }),
      agentMembers: () => ({ items: [], nextCursor: null }),
    });
    await user.click(await screen.findByRole('button', { name: '导出账单' }));
    expect(saved).toHaveLength(1);
    expect(saved[0]!.name).toBe('代理账单.csv');
    const [heading = '', row = ''] = (await saved[0]!.text).split('\r\n');
    expect(heading).toMatch(
      /^\uFEFF?月份,状态,会员输赢（投注减派彩）,场馆费（5%）,返水,.*,比例（%）,.*,应付佣金,结转下月$/,
    );
    expect(row).toMatch(/^2026-10,已入账,320000\.00,.*,35\.00,.*,91900\.00,0\.00$/);
  });

  it('[AGT-2] shows an agent the running month, each statement with the agents below, and the link', async () => {
    const { user } = show({
      agentInfo: () => ({ application: null, agent }),
      agentSettlements: () => ({ items: [settlement] }),
      agentMembers: () => ({ items: [], nextCursor: null }),
    });
    expect(await screen.findByRole('heading', { name: /云游客工作室/ })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: '本月至今（2026/11）' })).toBeInTheDocument();
    // In two parts, of which the end is never cut.
    expect(screen.getByText('YUNYOU88').parentElement).toHaveTextContent(
      /\/register\?i_code=YUNYOU88&agent_verify=YUNYOU88$/,
    );
    await user.click(await screen.findByText('2026/10'));
    const sum = screen.getByRole('table', { name: '2026/10 的计算明细' });
    expect(sum).toHaveTextContent('直属 下级工作室：¥30,000.00 的 10%');
    expect(await screen.findByText('还没有会员')).toBeInTheDocument();
  });

  it('[AGT-2] shows a month that is over and not counted yet before the counted ones', async () => {
    const uncounted = [{ month: '2026-10', ...amounts }];
    const { user } = show({
      agentInfo: () => ({ application: null, agent: { ...agent, uncounted } }),
      agentSettlements: () => ({ items: [{ ...settlement, month: '2026-09' }] }),
    });
    const months = await screen.findAllByText(/^2026\/(10|09)$/);
    expect(months.map(({ textContent }) => textContent)).toEqual(['2026/10', '2026/09']);
    await user.click(months[0]!);
    expect(screen.getByText('待出账')).toBeInTheDocument();
    expect(screen.getByText('3 日 4:00 出账，之前金额仍可能变化。')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: '2026/10 的计算明细' })).toBeInTheDocument();
  });

  it('shows the counted months of a gateway of the version before, which does not know those not counted yet', async () => {
    const { uncounted: _, ...before } = agent;
    show({
      agentInfo: () => ({ application: null, agent: before }),
      agentSettlements: () => ({ items: [settlement] }),
    });
    expect(await screen.findByText('2026/10')).toBeInTheDocument();
  });

  it('[ERR-7] offers a retry when the plan did not load', async () => {
    let answers = 0;
    const { user } = show({
      agentProgramme: () => (answers++ === 0 ? refuse(errorCodes.generalError, '') : programme()),
    });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '佣金比例' })).toBeInTheDocument());
  });
});
