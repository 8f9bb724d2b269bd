import { type AssistedDeposit, errorCodes, type SupportThread } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import {
  buildMember,
  buildPlayLimit,
  buildProtectionInfo,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { AssistedDepositPage } from './assisted-deposit';
import { alipay, bank, pass, resetBetweenTests, showPage } from './cashier-test-kit';

const same = (text: string) => ({ 'zh-CN': text, en: text });

const requestOf = (differing: Partial<AssistedDeposit> = {}): AssistedDeposit => ({
  id: 'assisted-1',
  thread: 'thread-1',
  amount: '300.00',
  channel: { code: 'alipay', name: same('支付宝'), mark: 'alipay' },
  note: '',
  state: 'requested',
  order: null,
  reason: null,
  at: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 7_200_000).toISOString(),
  endedAt: null,
  ...differing,
});

const thread = (): SupportThread => ({
  id: 'thread-1',
  kind: 'assisted-deposit',
  topic: null,
  details: [],
  state: 'open',
  excerpt: '',
  follows: null,
  unread: 0,
  readUpTo: null,
  seenUpTo: null,
  answerBy: null,
  closedBy: null,
  reopenUntil: null,
  at: new Date().toISOString(),
  lastAt: new Date().toISOString(),
});

/** A gateway that stores one request, as `state.latest`. */
const open = (latest: AssistedDeposit | null = null, handlers: Handlers = {}) => {
  const state = { latest };
  const page = showPage(AssistedDepositPage, paths.customer.instead, {
    protectionInfo: () => buildProtectionInfo(),
    assistedDepositInfo: () => ({ channels: [bank, alipay], latest: state.latest }),
    assistedDepositList: () => ({ items: state.latest ? [state.latest] : [], nextCursor: null }),
    assistedDepositRequest: ({ channel, amount, note }) => {
      state.latest = requestOf({ amount, note, channel: { ...requestOf().channel, code: channel } });
      return state.latest;
    },
    assistedDepositCancel: () => {
      state.latest = { ...(state.latest ?? requestOf()), state: 'cancelled', expiresAt: null };
      return state.latest;
    },
    supportMessages: () => ({ thread: thread(), items: [], nextCursor: null }),
    supportSend: ({ text }) => ({
      thread: thread(),
      message: {
        id: 'm1',
        author: 'customer' as const,
        name: null,
        isAutomatic: false,
        text: same(text),
        pictures: [],
        at: new Date().toISOString(),
      },
    }),
    ...handlers,
  });
  const sent = (name: string) =>
    page.gateway.requests.filter((each) => each.name === name).map(({ body }) => body);
  /** Support changes the request, and the socket notifies the page. */
  const change = async (changes: Partial<AssistedDeposit>) => {
    state.latest = { ...(state.latest ?? requestOf()), ...changes };
    page.store.dispatch(api.util.invalidateTags(['Support']));
    await pass(100);
  };
  return { ...page, sent, change };
};

const submit = async ({ user }: Pick<ReturnType<typeof open>, 'user'>, amount = '300') => {
  await user.type(await screen.findByRole('textbox', { name: /^存款金额/ }), amount);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
};

const confirmWarning = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: '我知道了' }));
};

describe('the assisted deposit', () => {
  resetBetweenTests();

  it('[SUP-3] explains itself, and offers the channels that need nothing of the payer', async () => {
    const { user } = open();
    expect(screen.getByRole('heading', { name: '代客充值怎么办理' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '谨防冒充客服的诈骗' })).toHaveTextContent(
      '客服不会在对话里发送银行卡号',
    );
    expect(await screen.findByRole('radio', { name: /支付宝/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /银行转账/ })).not.toBeInTheDocument();
    expect(await screen.findByText('还没有申请记录')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '查看防骗提醒' }));
    expect(await screen.findByText(/若客服主动提供卡号引导您存款,/)).toBeInTheDocument();
  });

  it('[PRO-1] shows what is left of the tightest deposit limit, and asks about limits when it is time', async () => {
    const limit = { kind: 'deposit', span: 'day', amount: '500.00', inForce: '500.00' } as const;
    const limits = [buildPlayLimit({ ...limit, left: '200.00' })];
    open(null, { protectionInfo: () => buildProtectionInfo({ limits, reviewDue: true }) });
    expect(await screen.findByText('今天还可存 ¥200.00')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '要不要给自己设个存款限额？' })).toBeInTheDocument();
  });

  it('[SUP-3] sends visitors to the login, which returns to the page', () => {
    showPage(AssistedDepositPage, paths.customer.instead, {}, true);
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      `${paths.user.login}?next=${encodeURIComponent(paths.customer.instead)}`,
    );
    expect(screen.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument();
  });

  it('[DEM-1] [SUP-3] sends a demo to the registration, and asks for nothing', async () => {
    const page = open(null, { memberInfo: () => buildMember({ isDemo: true }) });
    expect(await screen.findByRole('button', { name: '免费注册' })).toBeInTheDocument();
    expect(page.sent('assistedDepositInfo')).toEqual([]);
  });

  it('[SUP-3] [DLG-9] requests nothing until the anti-fraud warning is confirmed', async () => {
    const page = open();
    await page.user.type(await screen.findByRole('textbox', { name: /^说明/ }), '付款时提示风险');
    await submit(page);
    await screen.findByText(/若客服主动提供卡号引导您存款,/);
    await page.user.keyboard('{Escape}');
    await pass(1_000);
    expect(page.sent('assistedDepositRequest')).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: '提交申请' }));
    await confirmWarning(page);
    expect(await screen.findByRole('heading', { name: '等待客服受理' })).toHaveFocus();
    expect(page.sent('assistedDepositRequest')).toEqual([
      { channel: 'alipay', amount: '300', note: '付款时提示风险', warningAccepted: true },
    ]);
    expect(await screen.findByRole('region', { name: '与客服的对话' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument();
  });

  it('[SUP-3] reports the errors of amount and note', async () => {
    const page = open();
    await submit(page, '10');
    expect(await screen.findByText(/低于该方式的单笔下限/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('textbox', { name: /^说明/ }));
    await page.user.paste('长'.repeat(101));
    await page.user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(screen.getByText(/说明最多 200 个字符/)).toBeInTheDocument();
    expect(page.sent('assistedDepositRequest')).toEqual([]);
  });

  it('[SUP-3] [REQ-10] repeats a request without an answer with the same key', async () => {
    const page = open();
    page.gateway.fault('assistedDepositRequest', { kind: 'black-hole' }, 1);
    await submit(page);
    await confirmWarning(page);
    await pass(200_000);
    expect(await screen.findByRole('heading', { name: '等待客服受理' })).toBeInTheDocument();
    const keys = page.keys('assistedDepositRequest');
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('[SUP-3] follows the request to its order, where the payment details are, and to the credit', async () => {
    const page = open(requestOf());
    expect(await screen.findByRole('heading', { name: '等待客服受理' })).not.toHaveFocus();
    await page.change({ state: 'assigned' });
    expect(await screen.findByRole('heading', { name: '客服正在处理' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '去订单页付款' })).not.toBeInTheDocument();
    await page.change({ state: 'instructed', order: 'order-7' });
    expect(await screen.findByRole('link', { name: '去订单页付款' })).toHaveAttribute(
      'href',
      `${paths.mine.finance.deposit}?order=order-7`,
    );
    await page.change({ state: 'paid', expiresAt: null });
    expect(await screen.findByText('代客充值已到账')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '再次申请' }));
    expect(await screen.findByRole('button', { name: '提交申请' })).toBeInTheDocument();
  });

  it('[SUP-3] shows why a request was refused, in its record too', async () => {
    const page = open(requestOf());
    await screen.findByRole('heading', { name: '等待客服受理' });
    await page.change({ state: 'refused', reason: same('资料不完整'), expiresAt: null });
    expect(await screen.findByText('申请未通过')).toBeInTheDocument();
    expect(screen.getAllByText('原因：资料不完整')).toHaveLength(2);
  });

  it('[SUP-3] shows the form after an earlier request has ended', async () => {
    open(requestOf({ state: 'expired', expiresAt: null }));
    expect(await screen.findByRole('button', { name: '提交申请' })).toBeInTheDocument();
    expect(await screen.findByText('已失效')).toBeInTheDocument();
  });

  it('[SUP-3] cancels an open request after a confirmation', async () => {
    const page = open(requestOf());
    await page.user.click(await screen.findByRole('button', { name: '取消申请' }));
    const dialog = await screen.findByRole('alertdialog');
    await page.user.click(within(dialog).getByRole('button', { name: '取消申请' }));
    expect((await screen.findAllByText('申请已取消')).length).toBeGreaterThan(0);
    expect(page.sent('assistedDepositCancel')).toEqual([{ id: 'assisted-1' }]);
  });

  it('[SUP-3] shows the open request that a rejection is about', async () => {
    const other = requestOf({ id: 'assisted-0' });
    const page = open(null, {
      assistedDepositRequest: () => refuse(errorCodes.assistedDepositOpen, '', { id: other.id }),
    });
    await submit(page);
    page.gateway.answer({ assistedDepositInfo: () => ({ channels: [alipay], latest: other }) });
    await confirmWarning(page);
    expect(await screen.findByRole('heading', { name: '等待客服受理' })).toBeInTheDocument();
  });

  it('[SUP-2] reports a card number at the note, and keeps it', async () => {
    const page = open(null, { assistedDepositRequest: () => refuse(errorCodes.paymentDetailsRefused) });
    await page.user.type(await screen.findByRole('textbox', { name: /^说明/ }), '卡 6222');
    await submit(page);
    await confirmWarning(page);
    expect(await screen.findByText(/说明中不能包含完整的银行卡号/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^说明/ })).toHaveValue('卡 6222');
  });

  it('[SUP-3] writes to support in the thread of the request', async () => {
    const page = open(requestOf());
    await page.user.type(await screen.findByRole('textbox', { name: '消息内容' }), '付好了{Enter}');
    await waitFor(() =>
      expect(page.sent('supportSend')).toMatchObject([{ thread: 'thread-1', text: '付好了' }]),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: '消息内容' })).toHaveValue(''));
    await pass(100);
  });

  it('[SUP-3] says when the chosen channel closes, and when it is open again, and keeps what was entered', async () => {
    const wallet = { ...alipay, code: 'wallet', name: same('测试钱包'), recommended: false };
    const page = open(null, {
      assistedDepositInfo: () => ({ channels: [bank, alipay, wallet], latest: null }),
    });
    await page.user.click(await screen.findByRole('radio', { name: /测试钱包/ }));
    await page.user.type(screen.getByRole('textbox', { name: /^存款金额/ }), '300');
    const offer = async (channels: (typeof bank)[]) => {
      page.gateway.answer({ assistedDepositInfo: () => ({ channels, latest: null }) });
      await page.change({});
    };
    await offer([bank, alipay]);
    const closed = await screen.findByText('您之前的存款方式已暂停，已换为支付宝，填写的内容已保留。');
    expect(closed.closest('[role="status"]')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
    await offer([bank, alipay, wallet]);
    expect(await screen.findByText('测试钱包已恢复，已为您选回，填写的内容已保留。')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /测试钱包/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^存款金额/ })).toHaveValue('300');
  });

  it('[SUP-3] retries when it did not load, and says so when no channel is offered', async () => {
    const page = open(null, { assistedDepositInfo: () => refuse(errorCodes.generalError) });
    expect(await screen.findByText('代客充值没有加载成功')).toBeInTheDocument();
    page.gateway.answer({ assistedDepositInfo: () => ({ channels: [bank], latest: null }) });
    await page.user.click(screen.getAllByRole('button', { name: '重试' })[0]!);
    expect(await screen.findByText('暂时没有可以代办的存款方式')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '自行存款' })).toHaveAttribute(
      'href',
      paths.mine.finance.deposit,
    );
  });
});
