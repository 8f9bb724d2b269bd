import { errorCodes, type ProtectionInfo } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildPlayLimit,
  buildPlaySession,
  buildPlaySummary,
  buildProtectionInfo,
  createTestClient,
  exampleHandlers,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { type Locale, LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { ProtectionPage } from './protection';

const hour = 3_600_000;
/** After the time of the gateway stand-in. */
const fromNow = (ms: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + ms).toISOString();

const depositDay = (changes: Partial<ReturnType<typeof buildPlayLimit>> = {}) =>
  buildPlayLimit({ amount: '500.00', inForce: '500.00', used: '120.00', left: '380.00', ...changes });
const withLimits = (...limits: ProtectionInfo['limits']) => buildProtectionInfo({ limits });

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

const show = (
  info: ProtectionInfo | Handlers,
  { address = paths.mine.protection as string, locale = 'zh-CN' as Locale, more = {} as Handlers } = {},
) => {
  const own: Handlers = 'limits' in info ? { protectionInfo: () => info } : info;
  const { client, gateway } = createTestClient({
    handlers: { ...exampleHandlers(), ...own, ...more },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <MemoryRouter initialEntries={[address]}>
              <ProtectionPage id="protection" title="理性娱乐" />
              <Address />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return {
    gateway,
    user: userEvent.setup(),
    sent: (name: string) => gateway.requests.filter((each) => each.name === name).map(({ body }) => body),
    address: () => screen.getByTestId('address').textContent,
  };
};

afterEach(() => act(() => resetModals()));

it('[PRO-3] asks the reality check that is due, and stays when it is answered', async () => {
  let checkDueAt = '2020-01-01T00:00:00.000Z';
  const info = () => buildProtectionInfo({ session: buildPlaySession({ checkDueAt }) });
  const { user, sent, address } = show({
    protectionInfo: info,
    realityCheckAnswer: () => {
      checkDueAt = '2099-01-01T00:00:00.000Z';
      return info();
    },
  });
  const check = await screen.findByRole('dialog', { name: '歇一歇，看看时间' });
  await user.click(within(check).getByRole('button', { name: '继续' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('realityCheckAnswer')).toEqual([{ answer: 'continue' }]);
  expect(address()).toBe(paths.mine.protection);
});

describe('the own result', () => {
  it('[PRO-4] says the result in words, with the sums and the time of play', async () => {
    const { user, sent, address } = show(buildProtectionInfo());
    expect(await screen.findByText('您今天共亏损')).toBeInTheDocument();
    expect(screen.getByText(/^玩了 1 小时 20 分钟，共 34 局；未结注单的本金先计入亏损/)).toBeInTheDocument();
    expect(screen.getByText('−120.00')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '近三个月' }));
    expect(await screen.findByText('您近三个月共亏损')).toBeInTheDocument();
    expect(sent('playSummary')).toEqual([{ span: 'day' }, { span: 'quarter' }]);
    expect(address()).toBe(`${paths.mine.protection}?span=quarter`);
  });

  it('[PRO-4] opens with the span of the address, which a reload keeps', async () => {
    const { sent } = show(buildProtectionInfo(), { address: `${paths.mine.protection}?span=month` });
    expect(await screen.findByText('您本月共亏损')).toBeInTheDocument();
    expect(sent('playSummary')).toEqual([{ span: 'month' }]);
  });

  it('[PRO-4] says when there was no play, and offers a retry after an error', async () => {
    const { user, gateway } = show(buildProtectionInfo(), {
      more: { playSummary: () => refuse(errorCodes.generalError) },
    });
    expect(await screen.findByText('收支没有加载成功')).toBeInTheDocument();
    gateway.answer({
      playSummary: () =>
        buildPlaySummary({ stakes: '0.00', payouts: '0.00', net: '0.00', minutes: 0, rounds: 0 }),
    });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('这段时间还没有游戏记录')).toBeInTheDocument();
    expect(screen.getByText('您今天不赢不亏')).toBeInTheDocument();
  });
});

describe('limits', () => {
  it('[PRO-1] shows what is used and left, and that a longer span allows less', async () => {
    show(
      withLimits(
        depositDay(),
        buildPlayLimit({
          span: 'week',
          amount: '400.00',
          cap: '300.00',
          inForce: '300.00',
          used: '300.00',
          left: '0.00',
        }),
        buildPlayLimit({ span: 'month', used: '300.00' }),
      ),
    );
    const kind = within(await screen.findByRole('region', { name: '存款限额' }));
    expect(kind.getByText('还剩 ¥380.00')).toBeInTheDocument();
    expect(kind.getByText('本周限额更低（¥300.00），会先用完')).toBeInTheDocument();
    expect(kind.getByText('平台上限 ¥300.00')).toBeInTheDocument();
    expect(kind.getByText('已用完')).toBeInTheDocument();
    expect(kind.getByText('未设置')).toBeInTheDocument();
  });

  it('[PRO-1] shows a limit on each bet without progress and reset, and lowers it', async () => {
    const bet = buildPlayLimit({
      ...{ kind: 'bet', span: 'each', amount: '50.00', inForce: '50.00' },
      ...{ used: null, left: null, resetsAt: null },
    });
    const { user, sent } = show(withLimits(bet), { more: { limitSet: () => withLimits(bet) } });
    const kind = within(await screen.findByRole('region', { name: '单笔投注上限' }));
    expect(kind.getByText('每笔')).toBeInTheDocument();
    expect(kind.getByText('¥50.00')).toBeInTheDocument();
    expect(kind.queryByRole('progressbar')).toBeNull();
    expect(kind.queryByText(/已用|还剩|重新计算/)).toBeNull();
    expect(kind.queryByRole('button', { name: '单笔投注上限详情' })).toBeNull();
    await user.click(kind.getByRole('button', { name: '调整单笔投注上限' }));
    const dialog = within(await screen.findByRole('dialog', { name: '单笔投注上限' }));
    const amount = dialog.getByRole('textbox', { name: '限额' });
    await user.clear(amount);
    await user.type(amount, '20');
    expect(dialog.getByText('保存后立即生效。')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('限额已生效')).toBeInTheDocument();
    expect(sent('limitSet')).toEqual([{ kind: 'bet', span: 'each', amount: '20' }]);
  });

  it('[PRO-1] lowers a limit at once', async () => {
    const lowered = withLimits(depositDay({ amount: '200.00', inForce: '200.00', left: '80.00' }));
    const { user, sent, gateway } = show(withLimits(depositDay()), { more: { limitSet: () => lowered } });
    await user.click(await screen.findByRole('button', { name: '调整存款限额 · 每日' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: '限额' });
    expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    await user.clear(amount);
    await user.type(amount, '200');
    expect(dialog.getByText('保存后立即生效。')).toBeInTheDocument();
    gateway.answer({ protectionInfo: () => lowered });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('限额已生效')).toBeInTheDocument();
    expect(sent('limitSet')).toEqual([{ kind: 'deposit', span: 'day', amount: '200' }]);
    expect(await screen.findByText('还剩 ¥80.00')).toBeInTheDocument();
  });

  it('[PRO-1] says that a higher limit waits, and that the own use is reached', async () => {
    const { user, sent } = show(withLimits(depositDay()), {
      more: { limitSet: () => withLimits(depositDay()) },
    });
    await user.click(await screen.findByRole('button', { name: '调整存款限额 · 每日' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: '限额' });
    await user.clear(amount);
    await user.type(amount, '100');
    expect(dialog.getByText(/这个限额您已经用完/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: '不设限额' }));
    expect(
      dialog.getByText(/要等 24 小时，之后 7 天内回来确认才生效。在那之前仍按 ¥500.00 执行/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已提交，24 小时后可以确认')).toBeInTheDocument();
    expect(sent('limitSet')).toEqual([{ kind: 'deposit', span: 'day', amount: null }]);
  });

  it('[PRO-1] shows an invalid amount at the field', async () => {
    const { user, sent } = show(buildProtectionInfo());
    await user.click(await screen.findByRole('button', { name: '设置存款限额 · 每日' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请填写限额')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: '限额' }), '0{Enter}');
    expect(dialog.getByText('限额须大于 0')).toBeInTheDocument();
    expect(sent('limitSet')).toEqual([]);
  });

  it('[PRO-1] counts down to the confirmation of a higher limit, and withdraws it', async () => {
    const waiting = {
      amount: '800.00',
      requestedAt: fromNow(-hour),
      readyAt: fromNow(23 * hour),
      lapsesAt: fromNow(191 * hour),
    };
    const { user, sent } = show(withLimits(depositDay({ waiting })));
    expect(await screen.findByText('申请调高到 ¥800.00')).toBeInTheDocument();
    expect(screen.getByText(/距可以确认还有/)).toHaveTextContent('距可以确认还有 23:00:00');
    expect(screen.queryByRole('button', { name: '确认调高' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '撤回申请' }));
    expect(await screen.findByText('申请已撤回')).toBeInTheDocument();
    expect(sent('limitWithdraw')).toEqual([{ kind: 'deposit', span: 'day' }]);
  });

  it('[PRO-1] confirms a higher limit after its wait', async () => {
    const waiting = {
      amount: null,
      requestedAt: fromNow(-25 * hour),
      readyAt: fromNow(-hour),
      lapsesAt: fromNow(167 * hour),
    };
    const { user, sent } = show(withLimits(depositDay({ waiting })), {
      more: { limitConfirm: () => withLimits(buildPlayLimit()) },
    });
    await user.click(await screen.findByRole('button', { name: '确认取消限额' }));
    expect(await screen.findByText('已生效')).toBeInTheDocument();
    expect(sent('limitConfirm')).toEqual([{ kind: 'deposit', span: 'day' }]);
  });

  it('[PRO-1] offers a retry after an error', async () => {
    const { user, gateway } = show({ protectionInfo: () => refuse(errorCodes.generalError) });
    expect(await screen.findByText('理性娱乐没有加载成功')).toBeInTheDocument();
    gateway.answer({ protectionInfo: () => buildProtectionInfo() });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: '存款限额' })).toBeInTheDocument();
  });
});

describe('the reality check', () => {
  it('[PRO-3] saves a longer interval, which waits', async () => {
    const waiting = { minutes: 120, readyAt: '2026-01-03T04:00:00.000Z' };
    const { user, sent } = show(buildProtectionInfo(), {
      more: { realityCheckSet: () => buildProtectionInfo({ realityCheck: { minutes: 60, waiting } }) },
    });
    expect(await screen.findByRole('button', { name: '保存间隔' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '每 120 分钟' }));
    await user.click(screen.getByRole('button', { name: '保存间隔' }));
    expect(await screen.findByText('已保存，24 小时后生效')).toBeInTheDocument();
    expect(sent('realityCheckSet')).toEqual([{ minutes: 120 }]);
  });
});

describe('closing the account', () => {
  const excluded = (changes: Partial<NonNullable<ProtectionInfo['closure']>> = {}) =>
    buildProtectionInfo({
      closure: {
        kind: 'self-exclusion',
        startedAt: '2026-01-01T00:00:00.000Z',
        endsAt: fromNow(4_000 * hour),
        mayAskToReturn: false,
        returnsAt: null,
        ...changes,
      },
    });

  it('[PRO-2] starts a time-out after a confirmation, and shows until when and what stays open', async () => {
    const closure = {
      kind: 'time-out',
      startedAt: fromNow(0),
      endsAt: fromNow(7 * 24 * hour),
      mayAskToReturn: false,
      returnsAt: fromNow(7 * 24 * hour),
    } as const;
    const { user, sent, gateway } = show(buildProtectionInfo(), {
      more: { timeOutStart: () => buildProtectionInfo({ closure }) },
    });
    expect(await screen.findByRole('button', { name: '开始休息' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^7 天/ }));
    await user.click(screen.getByRole('button', { name: '开始休息' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('开始后不能提前结束');
    gateway.answer({ protectionInfo: () => buildProtectionInfo({ closure }) });
    await user.click(within(dialog).getByRole('button', { name: '开始休息' }));
    expect(await screen.findByRole('heading', { name: '您正在休息期' })).toBeInTheDocument();
    expect(sent('timeOutStart')).toEqual([{ days: 7 }]);
    expect(screen.getByRole('link', { name: '取款' })).toHaveAttribute('href', paths.mine.finance.withdrawal);
    expect(screen.getByRole('radio', { name: /^24 小时/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^30 天/ })).toBeEnabled();
  });

  it('[PRO-2] excludes after the consequences, the phrase and the password', async () => {
    let answer: () => ReturnType<NonNullable<Handlers['selfExclude']>> = () =>
      refuse(errorCodes.wrongCredentials);
    const { user, sent } = show(buildProtectionInfo(), { more: { selfExclude: () => answer() } });
    await user.click(await screen.findByRole('button', { name: '了解并申请自我排除' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/用同一手机号也不能再注册/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^6 个月/ }));
    await user.click(dialog.getByRole('button', { name: '我明白，下一步' }));
    const submit = () => user.click(dialog.getByRole('button', { name: '排除自己 6 个月' }));
    await submit();
    expect(dialog.getByText('请逐字输入“我要停止游戏”')).toBeInTheDocument();
    expect(dialog.getByText('请填写登录密码')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /请输入/ }), '我要停止游戏');
    await user.type(dialog.getByLabelText(/^登录密码/), 'Pavilion2025');
    await submit();
    expect(await dialog.findByText('登录密码不正确')).toBeInTheDocument();
    answer = () => excluded();
    await submit();
    expect(await screen.findByText('自我排除已生效')).toBeInTheDocument();
    expect(sent('selfExclude').at(-1)).toEqual({ months: 6, loginPassword: 'Pavilion2025' });
  });

  it('[PRO-2] asks to return after a self-exclusion, and shows the day of waiting', async () => {
    const { user, sent, gateway } = show(excluded({ endsAt: fromNow(-hour), mayAskToReturn: true }));
    expect(await screen.findByRole('heading', { name: '自我排除期已满' })).toBeInTheDocument();
    const asked = () => excluded({ endsAt: fromNow(-hour), returnsAt: fromNow(24 * hour) });
    gateway.answer({ returnRequest: asked, protectionInfo: asked });
    await user.click(screen.getByRole('button', { name: '申请重新开放' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '申请重新开放' }));
    expect(await screen.findByRole('heading', { name: '已收到您的申请' })).toBeInTheDocument();
    expect(sent('returnRequest')).toHaveLength(1);
  });

  it('[PRO-2] is readable in English', async () => {
    show(excluded(), { locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'You have excluded yourself' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Make the self-exclusion longer' })).toBeInTheDocument();
  });
});

describe('the question after the registration', () => {
  const step = `${paths.mine.protection}?next=${encodeURIComponent(paths.mine.vip)}`;

  it('[PRO-1] can be put off, and opens the intended page', async () => {
    const { user, sent, address } = show(buildProtectionInfo({ reviewDue: true }), { address: step });
    expect(await screen.findByRole('heading', { name: '先给自己设个限额？' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '保存并继续' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '暂时不设' }));
    await screen.findByRole('heading', { name: '理性娱乐' });
    expect(sent('limitsReviewed')).toHaveLength(1);
    expect(address()).toBe(paths.mine.vip);
  });

  it('[PRO-1] sets the limits that are filled in', async () => {
    const { user, sent } = show(buildProtectionInfo({ reviewDue: true }), { address: step });
    await user.type(await screen.findByRole('textbox', { name: '每周最多存' }), '500');
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    await screen.findByRole('heading', { name: '理性娱乐' });
    expect(sent('limitSet')).toEqual([{ kind: 'deposit', span: 'week', amount: '500' }]);
  });

  it('[PRO-1] stays while its limits are stored one by one, and says when one of them was not', async () => {
    let reviewDue = true;
    let fails = true;
    const { user, sent, address } = show(
      { protectionInfo: () => buildProtectionInfo({ reviewDue }) },
      {
        address: step,
        more: {
          limitSet: ({ span }) => {
            if (span === 'month' && fails) return refuse(errorCodes.generalError, '系统繁忙');
            reviewDue = false;
            return buildProtectionInfo({ reviewDue });
          },
        },
      },
    );
    await user.type(await screen.findByRole('textbox', { name: '每周最多存' }), '500');
    await user.type(screen.getByRole('textbox', { name: '每月最多存' }), '900');
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    expect(await screen.findByText(/系统繁忙/)).toBeInTheDocument();
    await waitFor(() => expect(sent('protectionInfo').length).toBeGreaterThan(1));
    expect(screen.getByRole('textbox', { name: '每月最多存' })).toHaveValue('900');
    fails = false;
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    await screen.findByRole('heading', { name: '理性娱乐' });
    expect(sent('limitSet').at(-1)).toEqual({ kind: 'deposit', span: 'month', amount: '900' });
    expect(address()).toBe(paths.mine.vip);
  });

  it('[PRO-1] is not asked again', async () => {
    const { address } = show(buildProtectionInfo(), { address: step });
    await screen.findByRole('heading', { name: '理性娱乐' });
    expect(address()).toBe(paths.mine.vip);
  });
});
