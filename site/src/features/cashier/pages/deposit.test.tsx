import { errorCodes } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import {
  buildBalances,
  buildDepositChannel,
  buildFormField,
  buildMember,
  buildPlayLimit,
  buildProtectionInfo,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { paths } from '../../../routes/paths';
import { alipay, bank, orderOf, pass, resetBetweenTests, showPage } from './cashier-test-kit';
import { DepositPage } from './deposit';

const warning = '若客服主动提供卡号引导您存款,请勿进行任何转账操作,否则资金将会丢失,平台概不负责.';

describe('the deposit', () => {
  resetBetweenTests();

  const open = (handlers: Handlers = {}, search = '') =>
    showPage(DepositPage, paths.mine.finance.deposit + search, handlers);
  type Opened = ReturnType<typeof open>;

  /** Opens the form and confirms the warning that is shown on entry. */
  const enter = async (handlers: Handlers = {}, search = '') => {
    const page = open(handlers, search);
    await page.user.click(await screen.findByRole('button', { name: '我知道了' }));
    await pass(1_000);
    return page;
  };
  const fill = async ({ user }: Opened, amount = '500') => {
    await user.click(screen.getByRole('radio', { name: /支付宝/ }));
    await user.type(screen.getByRole('textbox', { name: /存款金额/ }), amount);
  };
  const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: /立即存款/ }));
  const pending = { depositCreate: () => orderOf(), depositOrder: () => orderOf() } satisfies Handlers;

  it('[REQ-10] folds more than four channels on phones, until all are asked for', async () => {
    const more = ['a', 'b', 'c'].map((code) => ({ ...alipay, code }));
    const { user } = await enter({ depositChannels: () => [bank, alipay, ...more] });
    const channels = screen.getByRole('radiogroup', { name: '选择存款方式' });
    expect(channels).toHaveAttribute('data-folded');
    // jsdom ignores media queries, and the button is shown on phones alone.
    await user.click(screen.getByText('全部（5）'));
    expect(channels).not.toHaveAttribute('data-folded');
    await user.click(screen.getByText('收起'));
    expect(channels).toHaveAttribute('data-folded');
  });

  it('[REQ-10] does not fold four channels or fewer', async () => {
    await enter();
    expect(screen.queryByText(/^全部（\d+）/)).not.toBeInTheDocument();
  });

  it('[DLG-9] warns of fraud on the first visit of a session, and not again until the next login', async () => {
    const first = await enter();
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    first.unmount();

    const second = open();
    await pass(1_000);
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    second.unmount();

    open({ memberInfo: () => buildMember({ lastLoginAt: '2026-02-02T00:00:00.000Z' }) });
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  it('[DLG-9] keeps the warning of fraud on the page', async () => {
    await enter();
    expect(screen.getByText(/若客服主动提供卡号/)).toBeVisible();
  });

  it('[MNY-3] names the first missing field beside the button, and nothing once it is filled in', async () => {
    const page = await enter();
    const amount = screen.getByRole('textbox', { name: /存款金额/ });
    expect(screen.queryByText(/^请先填写/)).not.toBeInTheDocument();
    await submit(page);
    expect(amount).toHaveFocus();
    expect(screen.getByText('请先填写存款金额')).toBeInTheDocument();
    await page.user.type(amount, '500');
    await submit(page);
    expect(screen.getByRole('textbox', { name: /付款人姓名/ })).toHaveFocus();
    expect(screen.getByText('请先填写付款人姓名')).toBeInTheDocument();
    await page.user.type(screen.getByRole('textbox', { name: /付款人姓名/ }), '张三');
    expect(screen.queryByText(/^请先填写/)).not.toBeInTheDocument();
    expect(page.keys()).toHaveLength(0);
  });

  it('[DLG-9] warns again before a bank transfer, and submits only after the member confirmed it', async () => {
    const page = await enter({
      depositCreate: () => orderOf({ channel: bank }),
      depositOrder: () => orderOf(),
    });
    await page.user.type(screen.getByRole('textbox', { name: /存款金额/ }), '500');
    await page.user.type(screen.getByRole('textbox', { name: /付款人姓名/ }), '张三');
    await submit(page);
    expect(await screen.findByText(warning)).toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    await pass(1_000);
    expect(page.keys()).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('500');

    await submit(page);
    await page.user.click(await screen.findByRole('button', { name: '我知道了' }));
    await screen.findByText('等待付款');
    expect(page.gateway.requests.find(({ name }) => name === 'depositCreate')?.body).toEqual({
      channel: 'bank-1',
      amount: '500',
      values: { payerName: '张三' },
    });
  });

  it('[DLG-9] renders, validates and submits the fields of a QR-code channel that warns before it submits', async () => {
    const label = (text: string) => ({ 'zh-CN': text, en: text });
    const channel = buildDepositChannel({
      code: 'voucher',
      name: label('礼品卡充值'),
      mark: 'koipay',
      showsQrCode: true,
      antiFraudWarning: true,
      fields: [
        buildFormField({
          name: 'voucher',
          label: label('卡密'),
          control: 'digits',
          minLength: 8,
          maxLength: 8,
        }),
        buildFormField({
          name: 'shop',
          label: label('门店'),
          control: 'choice',
          options: [{ value: 'north', label: label('北门店'), prefixes: [] }],
        }),
      ],
    });
    const order = () =>
      orderOf({ channel, qrCode: 'voucher-4600', values: { voucher: '12345678', shop: 'north' } });
    const page = await enter({
      depositChannels: () => [channel],
      depositCreate: () =>
        refuse(errorCodes.validationError, '', { fields: [{ field: 'voucher', reason: 'taken' }] }),
      depositOrder: order,
    });
    await page.user.type(screen.getByRole('textbox', { name: /存款金额/ }), '500');
    await submit(page);
    const voucher = screen.getByRole('textbox', { name: /卡密/ });
    expect(voucher).toHaveFocus();
    expect(voucher).toHaveAccessibleDescription(/请填写卡密/);
    expect(screen.getByText('请选择门店')).toBeInTheDocument();

    await page.user.type(voucher, '1234 5678');
    await page.user.click(screen.getByRole('radio', { name: '北门店' }));
    const confirmAndSubmit = async () => {
      await submit(page);
      await page.user.click(await screen.findByRole('button', { name: '我知道了' }));
      await pass(1_000);
    };
    await confirmAndSubmit();
    expect(voucher).toHaveFocus();
    expect(voucher).toHaveAccessibleDescription(/卡密已被其他账号绑定/);

    page.gateway.answer({ depositCreate: order });
    await page.user.type(voucher, '{Backspace}8');
    await confirmAndSubmit();
    await screen.findByText('等待付款');
    expect(page.gateway.requests.findLast(({ name }) => name === 'depositCreate')?.body).toEqual({
      channel: 'voucher',
      amount: '500',
      values: { voucher: '12345678', shop: 'north' },
    });
    expect(screen.getByRole('img', { name: /voucher-4600/ })).toBeInTheDocument();
    expect(screen.getByText('12345678')).toBeInTheDocument();
    expect(screen.getByText('北门店')).toBeInTheDocument();
  });

  it('[REQ-10] moves from the form to the pending order to the credit, and refetches the balance', async () => {
    let state: 'pending' | 'paid' = 'pending';
    const page = await enter({
      depositCreate: () => orderOf(),
      depositOrder: () => orderOf({ state }),
      memberInfo: () => buildMember({ balance: state === 'paid' ? '1780.50' : '1280.50' }),
    });
    await fill(page);
    await submit(page);
    expect(await screen.findByText('等待付款')).toHaveFocus();
    expect(page.address()).toBe(`${paths.mine.finance.deposit}?order=order-1`);
    expect(screen.queryByRole('button', { name: /立即存款/ })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /收款二维码/ })).toBeInTheDocument();

    state = 'paid';
    await pass(2_500);
    expect(await screen.findByText('存款成功')).toHaveFocus();
    await waitFor(() => expect(screen.getByText(/1,780\.50/)).toBeInTheDocument());
    const requestCount = page.gateway.requests.length;
    await pass(20_000);
    expect(page.gateway.requests).toHaveLength(requestCount);
  });

  it('[REQ-10] tells that there is nothing to pay for an order without a payee', async () => {
    const order = () => orderOf({ payee: [], qrCode: null });
    open({ depositOrder: order }, '?order=order-1');
    expect(await screen.findByText(/无需另行付款/)).toBeInTheDocument();
    expect(screen.queryByText('收款信息')).not.toBeInTheDocument();
    expect(screen.queryByText(/付款时填写附言/)).not.toBeInTheDocument();
  });

  it('keeps unsaved input over a reload', async () => {
    const page = await enter();
    await page.user.click(await screen.findByRole('radio', { name: /支付宝/ }));
    await page.user.type(screen.getByRole('textbox', { name: /存款金额/ }), '500');
    page.unmount();
    open();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('500'));
    expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
  });

  it('keeps unsaved input of a channel’s fields over a reload, also when the channels load last', async () => {
    const page = await enter();
    await page.user.type(screen.getByRole('textbox', { name: /存款金额/ }), '500');
    await page.user.type(screen.getByRole('textbox', { name: /付款人姓名/ }), '张三');
    page.unmount();
    const loadLast = () =>
      new Promise<(typeof bank)[]>((resolve) => setTimeout(() => resolve([bank, alipay]), 2_000));
    open({ depositChannels: loadLast });
    await pass(3_000);
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('500');
    expect(screen.getByRole('textbox', { name: /付款人姓名/ })).toHaveValue('张三');
  });

  describe('when an operator opens or closes a channel', () => {
    const replaced = '您之前的存款方式已暂停，已换为银行转账，填写的内容已保留。';
    const change = async (page: Opened, channels: (typeof bank)[]) => {
      page.gateway.answer({ depositChannels: () => channels });
      await act(async () => page.store.dispatch(api.util.invalidateTags(['DepositChannels'])));
      await pass(1_000);
    };

    it('[REQ-10] moves to another channel, says so, and keeps what was entered', async () => {
      const page = await enter(pending);
      await fill(page);
      expect(screen.queryByText(/已换为/)).not.toBeInTheDocument();
      await change(page, [bank]);
      expect(screen.getByText(replaced).closest('[role="status"]')).toBeInTheDocument();
      expect(screen.getByRole('radio', { name: /银行转账/ })).toBeChecked();
      expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('500');
    });

    it('[REQ-10] selects a channel again that opens again, and says so until another one is chosen', async () => {
      const page = await enter(pending);
      await fill(page);
      await change(page, [bank]);
      await change(page, [bank, alipay]);
      expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
      const notice = screen.getByText('支付宝已恢复，已为您选回，填写的内容已保留。');
      expect(notice.closest('[role="status"]')).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('500');
      await page.user.click(screen.getByRole('radio', { name: /银行转账/ }));
      expect(notice).not.toBeInTheDocument();
      expect(screen.getByRole('radio', { name: /银行转账/ })).toBeChecked();
    });

    it('[REQ-10] does not say that a channel is open again after another one was chosen', async () => {
      const other = buildDepositChannel({ code: 'usdt', name: { 'zh-CN': 'USDT', en: 'USDT' } });
      const page = await enter({ ...pending, depositChannels: () => [bank, alipay, other] });
      await fill(page);
      await change(page, [bank, other]);
      await page.user.click(screen.getByRole('radio', { name: /USDT/ }));
      await change(page, [bank, alipay, other]);
      expect(screen.getByRole('radio', { name: /USDT/ })).toBeChecked();
      expect(screen.queryByText(/已恢复|已换为/)).not.toBeInTheDocument();
    });

    it('[REQ-10] keeps a channel that was not chosen when a recommended one opens, and says when it closes', async () => {
      const page = await enter({ ...pending, depositChannels: () => [alipay] });
      await page.user.type(screen.getByRole('textbox', { name: /存款金额/ }), '500');
      await change(page, [bank, alipay]);
      expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
      await change(page, [bank]);
      expect(screen.getByText(replaced)).toBeInTheDocument();
    });

    it('[REQ-10] keeps the channel of a request whose outcome is unknown', async () => {
      const page = await enter(pending);
      page.gateway.fault('depositCreate', { kind: 'drop' });
      await fill(page);
      await submit(page);
      for (let round = 0; round < 4; round += 1) await pass(5_000);
      expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
      await change(page, [bank]);
      expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
      expect(screen.queryByText(/已换为/)).not.toBeInTheDocument();
    });
  });

  it('[REQ-10] keeps the order in the query after a reload', async () => {
    await enter(pending, '?order=order-1');
    expect(await screen.findByText('等待付款')).toBeInTheDocument();
  });

  it('[REQ-10] retries with the same key after a lost response and finds one order', async () => {
    const page = await enter(pending);
    page.gateway.fault('depositCreate', { kind: 'lost-answer' }, 1);
    await fill(page);
    await submit(page);
    expect(await screen.findByText('正在确认结果')).toBeInTheDocument();
    await pass(1_500);
    expect(await screen.findByText('等待付款')).toBeInTheDocument();
    const keys = page.keys();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[REQ-10] keeps the key of an unconfirmed request after a reload', async () => {
    const page = await enter(pending);
    page.gateway.fault('depositCreate', { kind: 'drop' });
    await fill(page);
    await submit(page);
    // One wait at a time: the next one begins after the page has handled the previous failure.
    for (let round = 0; round < 4; round += 1) await pass(5_000);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    page.unmount();

    const again = open(pending);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('500');
    await again.user.click(screen.getByRole('button', { name: '继续确认' }));
    expect(await screen.findByText('等待付款')).toBeInTheDocument();
    expect(again.keys()[0]).toBe(page.keys()[0]);
  });

  it('[REQ-10] sends the secret of a channel without storing it, and asks for it again after a reload', async () => {
    const label = { 'zh-CN': '支付密码', en: 'PIN' };
    const channel = buildDepositChannel({
      antiFraudWarning: false,
      fields: [buildFormField({ name: 'pin', label, control: 'secret', minLength: 6, maxLength: 6 })],
    });
    const answers = { ...pending, depositChannels: () => [channel] };
    const page = await enter(answers);
    const pin = () => screen.getByLabelText(/^支付密码/);
    expect(pin()).toHaveAttribute('type', 'password');
    expect(pin()).toHaveAttribute('autocomplete', 'off');
    page.gateway.fault('depositCreate', { kind: 'drop' });
    await page.user.type(screen.getByRole('textbox', { name: /存款金额/ }), '500');
    await page.user.type(pin(), '271828');
    await submit(page);
    for (let round = 0; round < 4; round += 1) await pass(5_000);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('271828');
    page.unmount();

    const again = open(answers);
    await again.user.click(await screen.findByRole('button', { name: '继续确认' }));
    expect(again.keys()).toEqual([]);
    expect(pin()).toHaveFocus();
    await again.user.type(pin(), '271828');
    await again.user.click(screen.getByRole('button', { name: '继续确认' }));
    expect(await screen.findByText('等待付款')).toBeInTheDocument();
    expect(again.gateway.requests.findLast(({ name }) => name === 'depositCreate')?.body).toEqual({
      channel: channel.code,
      amount: '500',
      values: {},
      secrets: { pin: '271828' },
    });
    expect(again.keys()[0]).toBe(page.keys()[0]);
  });

  it('[REQ-10] creates a new key when the amount changes after a rejection', async () => {
    const page = await enter({ depositCreate: () => refuse(errorCodes.channelUnavailable) });
    await fill(page);
    await submit(page);
    await screen.findByText('存款方式已更新，请重新选择。金额已保留。');
    await page.user.type(screen.getByRole('textbox', { name: /存款金额/ }), '0');
    await submit(page);
    await waitFor(() => expect(page.keys()).toHaveLength(2));
    expect(new Set(page.keys()).size).toBe(2);
  });

  it('[MNY-3] shows the limits at the field before and after submission, and keeps the input', async () => {
    const page = await enter({
      depositCreate: () => refuse(errorCodes.depositOutOfRange, '', { min: '1000.00', max: '2000.00' }),
    });
    await fill(page, '5');
    await submit(page);
    const field = screen.getByRole('textbox', { name: /存款金额/ });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/低于该方式的单笔下限，请填写 ¥50\.00 – ¥20,000\.00/);
    expect(page.keys()).toHaveLength(0);

    await page.user.type(field, '00');
    await submit(page);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/请填写 ¥1,000\.00 – ¥2,000\.00/));
    expect(field).toHaveValue('500');
  });

  it('[REQ-10] requests the open orders again when there are too many, and links to them', async () => {
    let openOrders: ReturnType<typeof orderOf>[] = [];
    const page = await enter({
      ...pending,
      depositCreate: () => {
        // Those of another device, which the page has not seen.
        openOrders = [orderOf()];
        return refuse(errorCodes.tooManyOpenOrders);
      },
      depositOrders: () => openOrders,
    });
    expect(screen.queryByRole('link', { name: /继续支付/ })).toBeNull();
    await fill(page);
    await submit(page);
    await page.user.click(await screen.findByRole('button', { name: '查看待支付订单' }));
    const card = screen.getByRole('heading', { name: '待支付订单' }).closest('section')!;
    expect(card).toHaveFocus();
    await page.user.click(await within(card).findByRole('link', { name: /继续支付/ }));
    expect(await screen.findByText('等待付款')).toBeInTheDocument();
  });

  it('[RTE-1] lists open orders while there are any, and says that there are none only without ended ones', async () => {
    const paid = orderOf({ id: 'order-2', state: 'paid' });
    const shown = await enter({ depositOrders: () => [paid] });
    expect(await screen.findByRole('heading', { name: '最近存款' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '待支付订单' })).not.toBeInTheDocument();
    shown.unmount();
    const both = open({ depositOrders: () => [orderOf(), paid] });
    expect(await screen.findByRole('heading', { name: '待支付订单' })).toBeInTheDocument();
    both.unmount();
    const none = open({ depositOrders: () => [] });
    expect(await screen.findByText('没有待支付的订单')).toBeInTheDocument();
    none.unmount();
    open(pending, '?order=order-1');
    expect(await screen.findByText('没有其他待支付的订单')).toBeInTheDocument();
  });

  it('[RTE-1] shows the steps in the heading, and how many of an order are done', async () => {
    const form = await enter();
    expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('提交订单');
    form.unmount();
    const order = open(pending, '?order=order-1');
    await waitFor(() =>
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('完成付款'),
    );
    order.unmount();
    open({ depositOrder: () => orderOf({ state: 'cancelled' }) }, '?order=order-1');
    expect(await screen.findByText('订单已取消')).toBeInTheDocument();
    expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
  });

  it('[ERR-7] links to the open speed-pay order', async () => {
    const page = await enter({
      ...pending,
      depositCreate: () => refuse(errorCodes.speedPay, '', { order: 'order-1' }),
    });
    await fill(page);
    await submit(page);
    await page.user.click(await screen.findByRole('link', { name: '继续支付' }));
    expect(await screen.findByText('等待付款')).toBeInTheDocument();
    expect(page.address()).toBe(`${paths.mine.finance.deposit}?order=order-1`);
  });

  it('[REQ-10] cancels after a confirmation, and offers the same deposit again', async () => {
    let state: 'pending' | 'cancelled' = 'pending';
    const page = await enter(
      {
        depositOrder: () => orderOf({ state }),
        depositCancel: () => {
          state = 'cancelled';
          return orderOf({ state });
        },
      },
      '?order=order-1',
    );
    await page.user.click(await screen.findByRole('button', { name: '取消订单' }));
    const dialog = await screen.findByRole('alertdialog');
    await page.user.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await pass(1_000);
    expect(await screen.findByText('订单已取消')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute(
      'href',
      `${paths.mine.feedback}?topic=deposit&record=order-1`,
    );
    await page.user.click(screen.getByRole('button', { name: '重新存款' }));
    await pass(100);
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('100.00');
    expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
  });

  it('[REQ-10] removes the message of a refused deposit when an ended order is repeated', async () => {
    const page = await enter({
      depositCreate: () => refuse(errorCodes.depositOutOfRange, '', { min: '1000.00', max: '2000.00' }),
      depositOrder: () => orderOf({ state: 'cancelled', amount: '1500.00', channel: bank }),
    });
    await fill(page);
    await submit(page);
    expect(await screen.findByText(/1,000\.00/)).toBeInTheDocument();
    await page.go(`${paths.mine.finance.deposit}?order=order-1`);
    await page.user.click(await screen.findByRole('button', { name: '重新存款' }));
    await pass(100);
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('1500.00');
    expect(screen.queryByText(/1,000\.00/)).toBeNull();
  });

  it('[REQ-10] keeps the input of a deposit whose outcome is unknown when an ended order is repeated', async () => {
    const page = await enter({
      ...pending,
      depositOrder: () => orderOf({ state: 'cancelled', amount: '1500.00', channel: bank }),
    });
    page.gateway.fault('depositCreate', { kind: 'drop' });
    await fill(page);
    await submit(page);
    for (let round = 0; round < 4; round += 1) await pass(5_000);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    await page.go(`${paths.mine.finance.deposit}?order=order-1`);
    await page.user.click(await screen.findByRole('button', { name: '重新存款' }));
    await pass(100);
    expect(screen.getByText('尚未确认结果')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveValue('500');
    expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
  });

  it('[APP-3] shows a loading error and retries', async () => {
    const page = open({ depositChannels: () => refuse(errorCodes.generalError, '系统繁忙') });
    await page.user.click(await screen.findByRole('button', { name: '我知道了' }));
    await pass(1_000);
    page.gateway.answer({ depositChannels: () => [alipay] });
    await page.user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('radio', { name: /支付宝/ })).toBeInTheDocument();
  });

  it('[APP-3] shows that the cashier is halted instead of the form', async () => {
    await enter({ walletBalances: () => buildBalances({ halted: true }) });
    expect(await screen.findByRole('heading', { name: '账目核对中' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /立即存款/ })).not.toBeInTheDocument();
  });

  it('[APP-3] shows a message when no channel is open, and when an order does not exist', async () => {
    const page = await enter({ depositChannels: () => [] });
    expect(await screen.findByText('暂无可用的存款方式')).toBeInTheDocument();
    page.unmount();
    open({ depositOrder: () => refuse(errorCodes.notFound) }, '?order=gone');
    expect(await screen.findByText('没有找到这笔订单')).toBeInTheDocument();
  });

  it('[DLG-11] the form and the order have no axe violations', async () => {
    const page = await enter(pending);
    await fill(page);
    const check = async () => {
      jest.useRealTimers();
      const { violations } = await axe.run(page.container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      jest.useFakeTimers();
    };
    await check();
    await submit(page);
    await screen.findByText('等待付款');
    await check();
  });

  const weekly = buildPlayLimit({
    span: 'week',
    amount: '500.00',
    inForce: '500.00',
    used: '120.00',
    left: '380.00',
  });

  it('[PRO-1] shows what is left of the tightest deposit limit, with a link to the limits', async () => {
    await enter({
      protectionInfo: () =>
        buildProtectionInfo({ limits: [buildPlayLimit({ inForce: '900.00', left: '900.00' }), weekly] }),
    });
    expect(await screen.findByText('本周还可存 ¥380.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '我的限额' })).toHaveAttribute('href', paths.mine.protection);
    expect(screen.queryByText('要不要给自己设个存款限额？')).not.toBeInTheDocument();
  });

  it('[PRO-1] shows at the amount that it exceeds the limit, with what is left', async () => {
    const data = { span: 'week', limit: '500.00', used: '400.00', left: '100.00' };
    const page = await enter({
      protectionInfo: () => buildProtectionInfo({ limits: [weekly] }),
      depositCreate: () => refuse(errorCodes.depositLimitReached, '', data),
    });
    await fill(page, '300');
    const asked = () => page.gateway.requests.filter(({ name }) => name === 'protectionInfo').length;
    const before = asked();
    await submit(page);
    await pass(1_000);
    expect(screen.getAllByRole('alert').flatMap(({ textContent }) => textContent || [])).toEqual([
      '超出您设定的每周存款限额 ¥500.00，本周还可存 ¥100.00',
    ]);
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveFocus();
    expect(asked()).toBeGreaterThan(before);
  });

  it('[PRO-2] shows the closure in place of the form', async () => {
    const at = '2099-01-01T00:00:00.000Z';
    await enter({
      protectionInfo: () =>
        buildProtectionInfo({
          closure: { kind: 'time-out', startedAt: at, endsAt: at, mayAskToReturn: false, returnsAt: at },
        }),
    });
    expect(await screen.findByRole('heading', { name: '您正在休息期' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /存款金额/ })).not.toBeInTheDocument();
  });

  it('[PRO-2] shows the form again at the end of a closure, also when the clock here is ahead of the gateway’s', async () => {
    const end = Date.now() + 10_000;
    const at = new Date(end).toISOString();
    await enter({
      protectionInfo: () =>
        buildProtectionInfo({
          closure:
            Date.now() < end + 800
              ? { kind: 'time-out', startedAt: at, endsAt: at, mayAskToReturn: false, returnsAt: at }
              : null,
        }),
    });
    expect(await screen.findByRole('heading', { name: '您正在休息期' })).toBeInTheDocument();
    await pass(end - Date.now() + 1_500);
    expect(await screen.findByRole('textbox', { name: /存款金额/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '您正在休息期' })).toBeNull();
  });

  it('[PRO-1] asks once for a limit, above the form', async () => {
    const page = await enter({ protectionInfo: () => buildProtectionInfo({ reviewDue: true }) });
    expect(await screen.findByText('要不要给自己设个存款限额？')).toBeInTheDocument();
    page.gateway.answer({ protectionInfo: () => buildProtectionInfo() });
    await page.user.click(screen.getByRole('button', { name: '暂时不设' }));
    await pass(1_000);
    expect(screen.queryByText('要不要给自己设个存款限额？')).not.toBeInTheDocument();
    expect(page.gateway.requests.some(({ name }) => name === 'limitsReviewed')).toBe(true);
  });
});
