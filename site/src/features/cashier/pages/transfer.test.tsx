import { errorCodes } from '@pavilion/contract';
import { buildBalances, buildVenue, type Handlers, refuse } from '@pavilion/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import type { Locale } from '../../../shared/messages';
import { pass, resetBetweenTests, showPage } from './cashier-test-kit';
import { TransferPage } from './transfer';

const address = paths.mine.finance.transfer;

describe('the transfer', () => {
  resetBetweenTests();

  const wallet = { main: '1280.50', venue: '100.00' };
  const balances = (differing = {}) =>
    buildBalances({
      main: wallet.main,
      venues: [{ venue: buildVenue({ code: 'slots' }), category: 'egame', balance: wallet.venue }],
      ...differing,
    });
  const open = (handlers: Handlers = {}, search = '', locale: Locale = 'zh-CN') =>
    showPage(
      TransferPage,
      address + search,
      {
        walletBalances: () => balances(),
        transactionRecords: () => ({
          items: [],
          nextCursor: null,
          totals: { count: 0, in: '0.00', out: '0.00', net: '0.00', kinds: [] },
        }),
        ...handlers,
      },
      false,
      locale,
    );
  const field = () => screen.findByRole('textbox', { name: /转账金额/ });
  const press = (name: RegExp) => screen.getByRole('button', { name });

  it('[MNY-3] transfers a whole balance in one click, then resets the form', async () => {
    const { user, gateway } = open({}, '?direction=out');
    await field();
    await user.click(press(/^全部/));
    await user.click(press(/确认转账/));
    expect(await screen.findByText(/已转回主钱包 ¥100\.00/)).toBeInTheDocument();
    expect(gateway.requests.find(({ name }) => name === 'walletTransfer')?.body).toEqual({
      venue: 'slots',
      direction: 'out',
      amount: '100.00',
    });
    expect(await field()).toHaveValue('');
  });

  it('[MNY-3] shows the missing amount at the field and sends nothing', async () => {
    const { user, gateway } = open();
    const amount = await field();
    await user.click(press(/确认转账/));
    expect(amount).toHaveFocus();
    expect(amount).toHaveAccessibleDescription(/请填写转账金额/);
    await user.type(amount, '1280.51');
    await user.click(press(/确认转账/));
    expect(gateway.requests.filter(({ name }) => name === 'walletTransfer')).toHaveLength(0);
  });

  it('[MNY-3] shows both balances as they are after the transfer', async () => {
    const { user } = open();
    const summary = () => screen.getByRole('heading', { name: '确认转账' }).parentElement;
    const amount = await field();
    expect(summary()).toHaveTextContent(/转出主钱包转入.*钱包转账金额待填写/);
    await user.type(amount, '80.5');
    expect(summary()).toHaveTextContent(/转出主钱包转账后¥1,200\.00转入.*转账后¥180\.50转账金额¥80\.50/);
    await user.click(press(/对调/));
    expect(summary()).toHaveTextContent(/转出.*转账后¥19\.50转入主钱包转账后¥1,361\.00/);
    await user.clear(amount);
    await user.type(amount, '100.01');
    expect(summary()).toHaveTextContent(/转账金额待填写/);
  });

  it('[MNY-3] swaps the wallets by the button and keeps the direction in the query', async () => {
    const page = open();
    await field();
    await page.user.click(press(/对调/));
    expect(page.address()).toBe(`${address}?venue=slots&direction=out`);
    expect(await field()).toHaveAccessibleDescription(/可转出 ¥100\.00/);
  });

  it('[REQ-10] retries with the same key after a lost response, also after a reload', async () => {
    const page = open();
    page.gateway.fault('walletTransfer', { kind: 'drop' });
    await page.user.type(await field(), '20');
    await page.user.click(press(/确认转账/));
    for (let round = 0; round < 4; round += 1) await pass(5_000);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    page.unmount();

    const again = open();
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    expect(await field()).toHaveValue('20');
    await again.user.click(press(/继续确认/));
    expect(await screen.findByText(/已转入/)).toBeInTheDocument();
    expect(new Set([...page.keys('walletTransfer'), ...again.keys('walletTransfer')]).size).toBe(1);
  });

  it('[REQ-10] keeps the wallets of a transfer whose outcome is unknown when a link opens others', async () => {
    const page = open();
    page.gateway.fault('walletTransfer', { kind: 'drop' }, 4);
    await page.user.type(await field(), '20');
    await page.user.click(press(/确认转账/));
    for (let round = 0; round < 4; round += 1) await pass(5_000);
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    await page.go(`${address}?venue=slots&direction=out`);
    const summary = () => screen.getByRole('heading', { name: '确认转账' }).parentElement;
    expect(page.address()).toBe(`${address}?venue=slots&direction=in`);
    expect(summary()).toHaveTextContent(/转出主钱包转入/);
    await page.user.click(press(/继续确认/));
    expect(await screen.findByText(/已转入/)).toBeInTheDocument();
    expect(new Set(page.keys('walletTransfer')).size).toBe(1);
  });

  it('[MNY-3] removes the message of a refused transfer when a link opens other wallets', async () => {
    const { user, go } = open({ walletTransfer: () => refuse(errorCodes.insufficientBalance) });
    await user.type(await field(), '20');
    await user.click(press(/确认转账/));
    expect(await screen.findByText(/余额不足/)).toBeInTheDocument();
    await go(`${address}?venue=slots&direction=out`);
    expect(screen.queryByText(/余额不足/)).toBeNull();
    expect(await field()).toHaveValue('20');
  });

  it('keeps an unsaved amount after a reload, and removes it after the transfer', async () => {
    const page = open();
    await page.user.type(await field(), '20');
    page.unmount();
    const again = open();
    const restored = await field();
    await waitFor(() => expect(restored).toHaveValue('20'));
    await again.user.click(press(/确认转账/));
    expect(await screen.findByText(/已转入/)).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    again.unmount();
    open();
    expect(await field()).toHaveValue('');
  });

  it('[MNY-3] keeps the input when the gateway rejects it', async () => {
    const { user } = open({ walletTransfer: () => refuse(errorCodes.insufficientBalance) });
    await user.type(await field(), '20');
    await user.click(press(/确认转账/));
    expect(await screen.findByText(/余额不足/)).toBeInTheDocument();
    expect(await field()).toHaveValue('20');
  });

  it.each([
    ['zh-CN', /转账金额/, /^确认转账/, /单笔转账须为 ¥50\.00 – ¥2,000\.00/],
    ['en', /Amount/, /^Transfer/, /A transfer can be ¥50\.00 to ¥2,000\.00/],
  ] as const)(
    '[MNY-3] shows the limits that the gateway rejected the amount with at the field, in %s',
    async (locale, label, submit, text) => {
      const { user } = open(
        { walletTransfer: () => refuse(errorCodes.amountOutOfRange, '', { min: '50.00', max: '2000.00' }) },
        '',
        locale,
      );
      const amount = await screen.findByRole('textbox', { name: label });
      await user.type(amount, '20');
      await user.click(press(submit));
      await waitFor(() => expect(amount).toHaveAccessibleDescription(text));
      expect(amount).toHaveValue('20');
      await user.type(amount, '0');
      expect(amount).not.toHaveAccessibleDescription(text);
    },
  );

  it('[APP-3] switches the automatic transfer, and shows that the cashier is halted', async () => {
    let autoTransfer = true;
    const { user } = open({
      walletBalances: () => balances({ autoTransfer, halted: true }),
      walletAutoTransfer: ({ on }) => {
        autoTransfer = on;
        return balances({ autoTransfer });
      },
    });
    const toggle = await screen.findByRole('switch', { name: '自动转账' });
    await waitFor(() => expect(toggle).toBeChecked());
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(screen.getByText(/账目核对中/)).toBeInTheDocument();
    expect(press(/确认转账/)).toBeDisabled();
  });

  it('[APP-3] shows a loading error and retries', async () => {
    const { user, gateway } = open({ walletBalances: () => refuse(errorCodes.generalError, '系统繁忙') });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ walletBalances: () => balances() });
    await user.click(retry);
    expect(await field()).toBeInTheDocument();
  });
});
