import { errorCodes } from '@pavilion/contract';
import {
  buildPayoutAccount,
  buildWithdrawalInfo,
  buildWithdrawalOrder,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { paths } from '../../../routes/paths';
import { pass, resetBetweenTests, showPage } from './cashier-test-kit';
import { WithdrawalPage } from './withdrawal';

describe('the withdrawal', () => {
  resetBetweenTests();

  const address = paths.mine.finance.withdrawal;
  const open = (handlers: Handlers = {}, search = '') =>
    showPage(WithdrawalPage, address + search, { withdrawalOrders: () => [], ...handlers });
  type Opened = ReturnType<typeof open>;
  const amount = () => screen.findByRole('textbox', { name: /取款金额/ });
  const password = () => screen.getByLabelText(/^资金密码/);
  /** The amount to receive: in the summary, and in the bar of phones. */
  const findReceived = async (sum: string) => {
    const shown = await screen.findAllByText(sum, { exact: false, selector: 'dd *, dd ~ *, strong *' });
    expect(shown).toHaveLength(2);
    return shown[0];
  };
  const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: /申请取款/ }));
  const understand = async ({ user }: Opened) =>
    user.click(await screen.findByRole('button', { name: '我知道了' }));
  const fill = async ({ user }: Opened, sum = '200', secret = '123456') => {
    await user.type(await amount(), sum);
    await user.type(password(), secret);
  };

  it('[APP-3] shows the locks with links, and the form disabled below', async () => {
    open({
      withdrawalInfo: () =>
        buildWithdrawalInfo({
          locks: [
            { reason: 'turnover', until: null, amount: '60.00' },
            { reason: 'balance', until: null, amount: '5.00' },
          ],
          turnover: { required: '100.00', done: '40.00', left: '60.00' },
        }),
    });
    expect(await screen.findByText('还差 ¥60.00 有效投注，完成后即可取款。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看流水进度' })).toHaveAttribute('href', paths.mine.audit);
    expect(screen.getByText(/主钱包还差 ¥5\.00/)).toBeInTheDocument();
    expect(await screen.findByRole('group', { name: '处理完成后即可在这里填写' })).toBeDisabled();
    const progress = screen.getAllByRole('progressbar', { name: '流水进度' });
    expect(progress).toHaveLength(1);
    expect(progress[0]).toHaveAttribute('aria-valuenow', '40');
    expect(progress[0]).toHaveAttribute('aria-valuetext', '已完成 ¥40.00 / ¥100.00');
    expect(screen.queryByRole('button', { name: '申请取款' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '查看明细' })).not.toBeInTheDocument();
    expect(await amount()).toBeDisabled();
    expect(await amount()).toHaveAccessibleDescription(/^现在不能取款，解锁后可取 ¥/);
    const account = screen.getByText('默认').closest('li')!;
    expect(within(account).getByText('**** **** **** 4600')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    const step = screen.getByRole('listitem', { current: 'step' });
    expect(within(step).getByRole('img', { name: '暂不能提交' })).toBeInTheDocument();
  });

  it('[RTE-1] opens the form when the time of a lock ends, without a reload', async () => {
    const end = Date.now() + 40 * 24 * 3_600_000;
    const lock = { reason: 'times', until: new Date(end).toISOString(), amount: null } as const;
    open({ withdrawalInfo: () => buildWithdrawalInfo({ locks: Date.now() < end ? [lock] : [] }) });
    await screen.findByRole('group', { name: '处理完成后即可在这里填写' });
    await pass(end - Date.now() - 2_000);
    expect(await amount()).toBeDisabled();
    await pass(2_500);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /取款金额/ })).toBeEnabled());
  });

  it('[RTE-1] asks once after the time of a lock that the gateway still reports', async () => {
    const lock = {
      reason: 'times',
      until: new Date(Date.now() + 5_000).toISOString(),
      amount: null,
    } as const;
    const page = open({ withdrawalInfo: () => buildWithdrawalInfo({ locks: [lock] }) });
    await screen.findByRole('group', { name: '处理完成后即可在这里填写' });
    const requests = () => page.gateway.requests.filter(({ name }) => name === 'withdrawalInfo');
    const before = requests().length;
    await pass(5_500);
    await pass(30_000);
    expect(requests()).toHaveLength(before + 1);
  });

  it('[DLG-9] warns of fraud before the submission, and submits only after the member confirmed it', async () => {
    const page = open({ withdrawalQuote: () => ({ amount: '200.00', fee: '0.00', receives: '200.00' }) });
    await fill(page);
    await submit(page);
    await screen.findByRole('button', { name: '我知道了' });
    await page.user.keyboard('{Escape}');
    await pass(1_000);
    expect(page.keys('withdrawalCreate')).toHaveLength(0);
    expect(await amount()).toHaveValue('200');

    await submit(page);
    await understand(page);
    expect(
      await screen.findByText('申请已提交，正在审核。可以离开本页，状态会自动更新。'),
    ).toBeInTheDocument();
    expect(page.address()).toBe(`${address}?order=withdrawal-1`);
    expect(page.gateway.requests.find(({ name }) => name === 'withdrawalCreate')?.body).toEqual({
      payoutAccount: 'account-1',
      amount: '200',
      shownFee: '0.00',
      paymentPassword: '123456',
    });
  });

  it('[MNY-3] asks again when the fee has risen since it was shown, and then sends the new one', async () => {
    let fee = '0.00';
    const sent: (string | undefined)[] = [];
    const page = open({
      withdrawalQuote: ({ amount }) => ({ amount, fee, receives: fee === '0.00' ? amount : '199.00' }),
      withdrawalCreate: ({ shownFee }) => {
        sent.push(shownFee);
        return shownFee === fee
          ? buildWithdrawalOrder()
          : refuse(errorCodes.withdrawalFeeChanged, '', { fee });
      },
    });
    await fill(page);
    await pass(500);
    expect(await screen.findByText('免费')).toBeInTheDocument();
    // Another tab uses the last free withdrawal of the day.
    fee = '1.00';
    await submit(page);
    await understand(page);
    expect(await screen.findByText('手续费有变化，本次没有提交，请确认新的手续费')).toBeInTheDocument();
    expect(screen.getByText(/^现在的手续费是 ¥1\.00/)).toBeInTheDocument();
    expect(await findReceived('199.00')).toBeInTheDocument();
    expect(await amount()).toHaveValue('200');
    expect(password()).toHaveValue('');

    await page.user.type(password(), '123456');
    await submit(page);
    await understand(page);
    expect(await screen.findByText('提交申请')).toBeInTheDocument();
    expect(sent).toEqual(['0.00', '1.00']);
    expect(new Set(page.keys('withdrawalCreate')).size).toBe(2);
  });

  it('[MNY-3] sends the fee of the quote that is shown', async () => {
    const page = open({ withdrawalQuote: () => ({ amount: '200.00', fee: '1.00', receives: '199.00' }) });
    await fill(page);
    await pass(500);
    await findReceived('199.00');
    await submit(page);
    await understand(page);
    await screen.findByText('提交申请');
    expect(page.gateway.requests.find(({ name }) => name === 'withdrawalCreate')?.body).toMatchObject({
      shownFee: '1.00',
    });
  });

  it('[MNY-3] shows the gateway’s fee and the amount to receive', async () => {
    const page = open({ withdrawalQuote: () => ({ amount: '200.00', fee: '1.00', receives: '199.00' }) });
    await page.user.type(await amount(), '200');
    await pass(500);
    expect(await findReceived('199.00')).toBeInTheDocument();
    expect(screen.getByText('到账（手续费 ¥1.00）')).toBeInTheDocument();
  });

  it('[MNY-3] brings the message about a refused withdrawal into view, since the button can be far from it', async () => {
    const scrolled: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.textContent);
    };
    try {
      const page = open({
        withdrawalQuote: ({ amount }) => ({ amount, fee: '0.00', receives: amount }),
        withdrawalCreate: () => refuse(errorCodes.withdrawalFeeChanged, '', { fee: '1.00' }),
      });
      await fill(page);
      await pass(500);
      const before = scrolled.length;
      await submit(page);
      await understand(page);
      await screen.findByText(/^现在的手续费是/);
      expect(scrolled.slice(before).filter((text) => text?.includes('手续费有变化'))).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  it('[MNY-3] shows missing values at their fields and sends nothing', async () => {
    const page = open();
    await amount();
    await submit(page);
    expect(await amount()).toHaveFocus();
    expect(await amount()).toHaveAccessibleDescription(/请填写取款金额/);
    const summary = () => within(screen.getByRole('heading', { name: '确认取款' }).closest('section')!);
    expect(summary().getByText('请填写取款金额')).toBeInTheDocument();
    await page.user.type(await amount(), '200');
    expect(summary().queryByText('请填写取款金额')).not.toBeInTheDocument();
    await submit(page);
    expect(password()).toHaveFocus();
    expect(summary().getByText('请输入 6 位资金密码')).toBeInTheDocument();
    expect(page.keys('withdrawalCreate')).toHaveLength(0);
  });

  it('[MNY-3] shows a wrong payment password at its field and clears it', async () => {
    const page = open({ withdrawalCreate: () => refuse(errorCodes.paymentPasswordWrong) });
    await fill(page);
    await submit(page);
    await understand(page);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/资金密码不正确/));
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(await amount()).toHaveValue('200');
  });

  it('[MNY-3] removes the message of a wrong payment password while another one is typed', async () => {
    const page = open({ withdrawalCreate: () => refuse(errorCodes.paymentPasswordWrong) });
    await fill(page);
    await submit(page);
    await understand(page);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/资金密码不正确/));
    await page.user.type(password(), '6');
    expect(screen.queryByText(/资金密码不正确/)).toBeNull();
    await page.user.type(password(), '54321');
    expect(screen.queryByText(/资金密码不正确/)).toBeNull();
    expect(password()).not.toBeInvalid();
  });

  it('keeps an unsaved amount over a reload, but never the payment password', async () => {
    const page = open();
    await fill(page);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('123456');
    page.unmount();
    open();
    const restored = await amount();
    await waitFor(() => expect(restored).toHaveValue('200'));
    expect(password()).toHaveValue('');
  });

  it('[REQ-10] keeps the key after a reload, but never the payment password', async () => {
    const page = open();
    page.gateway.fault('withdrawalCreate', { kind: 'drop' });
    await fill(page);
    await submit(page);
    await understand(page);
    for (let round = 0; round < 4; round += 1) await pass(5_000);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('123456');
    page.unmount();

    const again = open({ withdrawalCreate: () => refuse(errorCodes.paymentPasswordWrong) });
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: '继续确认' }));
    expect(password()).toHaveFocus();
    await again.user.type(password(), '654321');
    await again.user.click(screen.getByRole('button', { name: '继续确认' }));
    // Rejected before the idempotency check: the outcome of the first request is still unknown, and its key is kept.
    expect(await screen.findByText('资金密码不正确')).toBeInTheDocument();

    again.gateway.answer({ withdrawalCreate: () => buildWithdrawalOrder() });
    await again.user.type(password(), '123456');
    await again.user.click(screen.getByRole('button', { name: '继续确认' }));
    expect(await screen.findByText('提交申请')).toBeInTheDocument();
    expect(new Set([...page.keys('withdrawalCreate'), ...again.keys('withdrawalCreate')]).size).toBe(1);
  });

  it('[REQ-10] restores a request that was stored before requests had the fee', async () => {
    const page = open();
    page.gateway.fault('withdrawalCreate', { kind: 'drop' });
    await fill(page);
    await submit(page);
    await understand(page);
    for (let round = 0; round < 4; round += 1) await pass(5_000);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    page.unmount();
    const [name] = Object.keys(sessionStorage).filter((each) => each.startsWith('pavilion.withdrawal.'));
    const stored = JSON.parse(sessionStorage.getItem(name!)!) as { body: { shownFee?: string } };
    expect(stored.body.shownFee).toBe('0.00');
    delete stored.body.shownFee;
    sessionStorage.setItem(name!, JSON.stringify(stored));
    open();
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
  });

  it('[REQ-10] polls an order until it is paid, and cancels it while that is possible', async () => {
    let state: 'requested' | 'paid' | 'cancelled' = 'requested';
    const order = () => buildWithdrawalOrder({ state, cancellable: state === 'requested' });
    const page = open(
      {
        withdrawalOrder: order,
        withdrawalCancel: () => {
          state = 'cancelled';
          return order();
        },
      },
      '?order=withdrawal-1',
    );
    await page.user.click(await screen.findByRole('button', { name: '撤回取款' }));
    const dialog = await screen.findByRole('alertdialog');
    await page.user.click(within(dialog).getByRole('button', { name: '撤回取款' }));
    await pass(3_000);
    expect(await screen.findByText('取款已撤回')).toBeInTheDocument();
    page.unmount();

    state = 'requested';
    open({ withdrawalOrder: order }, '?order=withdrawal-1');
    await screen.findByText('提交申请');
    state = 'paid';
    await pass(3_000);
    expect(await screen.findByText('取款已付款')).toBeInTheDocument();
  });

  it('[APP-3] shows why a withdrawal was refused, with a link to the next step', async () => {
    const reason = { 'zh-CN': '户名不一致。请绑定本人账户。', en: 'Another name. Add your own account.' };
    open(
      {
        withdrawalOrder: () =>
          buildWithdrawalOrder({
            state: 'refused',
            cancellable: false,
            refusal: 'account-holder-differs',
            reason,
          }),
      },
      '?order=withdrawal-1',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(`金额已退回主钱包。${reason['zh-CN']}`);
    expect(screen.getByRole('link', { name: '查看收款账户' })).toHaveAttribute(
      'href',
      paths.mine.payoutAccounts,
    );
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute(
      'href',
      `${paths.mine.feedback}?topic=withdrawal&record=${buildWithdrawalOrder().id}`,
    );
  });

  it('shows the text of a withdrawal that was refused before there were names of refusals', async () => {
    const reason = { 'zh-CN': '旧的原因', en: 'An old reason' };
    open(
      { withdrawalOrder: () => buildWithdrawalOrder({ state: 'refused', cancellable: false, reason }) },
      '?order=withdrawal-1',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('取款未通过旧的原因');
    expect(screen.queryByRole('link', { name: '查看收款账户' })).not.toBeInTheDocument();
  });

  it('[APP-3] shows when an account in its cooling period becomes usable', async () => {
    open({
      payoutAccounts: () => [
        buildPayoutAccount(),
        buildPayoutAccount({ id: 'new', state: 'cooling', usableAt: '2099-03-01T04:30:00.000Z' }),
      ],
    });
    expect(await screen.findByText('03/01 12:30 起可用')).toBeInTheDocument();
    expect(screen.getAllByRole('radio')[1]).toBeDisabled();
  });

  it('shows the fields of an account at its choice and in the facts of a withdrawal', async () => {
    const account = buildPayoutAccount({
      details: [
        { name: 'shop', label: { 'zh-CN': '门店', en: 'Shop' }, value: { 'zh-CN': '北门店', en: 'North' } },
      ],
    });
    const page = open({ payoutAccounts: () => [account] });
    expect(await screen.findByText('门店 北门店')).toBeInTheDocument();
    page.unmount();
    open({ withdrawalOrder: () => buildWithdrawalOrder({ payoutAccount: account }) }, '?order=withdrawal-1');
    expect(await screen.findByText('门店 北门店')).toBeInTheDocument();
  });

  it('[DLG-11] the form has no axe violations', async () => {
    const page = open();
    await amount();
    jest.useRealTimers();
    const { violations } = await axe.run(page.container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    jest.useFakeTimers();
  });

  it('[RTE-1] offers to load the limits of today again after a failure', async () => {
    open({ withdrawalInfo: () => refuse(errorCodes.generalError) });
    const card = within((await screen.findByRole('heading', { name: '今日额度' })).closest('section')!);
    expect(await card.findByText('没有加载成功')).toBeInTheDocument();
    expect(card.getByRole('button', { name: /重试/ })).toBeEnabled();
  });
});
