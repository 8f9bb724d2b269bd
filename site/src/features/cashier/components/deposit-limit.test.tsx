import type { LimitKind } from '@pavilion/contract';
import { buildPlayLimit, buildProtectionInfo, refuse } from '@pavilion/sdk/testing';
import { screen } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { pass, resetBetweenTests, showPage } from '../pages/cashier-test-kit';
import { DepositPage } from '../pages/deposit';

/** A further limit on deposits: their number. Nothing of the site names it. */
const orders = 'orders' as LimitKind;
const ordersReached = 20_398;
jest.mock('../../../../../packages/contract/src/limit-kinds', () => {
  const actual = jest.requireActual('../../../../../packages/contract/src/limit-kinds');
  const reached = { ...actual.limitDefinitions.deposit.reached, code: 20_398, name: 'ordersReached' };
  const row = { ...actual.limitDefinitions.deposit, unit: 'count', spans: ['day'], reached };
  return {
    ...actual,
    limitDefinitions: { ...actual.limitDefinitions, orders: row },
    limitKinds: [...actual.limitKinds, 'orders'],
  };
});

describe('limits on deposits', () => {
  resetBetweenTests();

  const limits = [
    buildPlayLimit({ inForce: '900.00', left: '900.00' }),
    buildPlayLimit({ span: 'week', inForce: '500.00', left: '380.00' }),
    buildPlayLimit({ kind: orders, inForce: '3', used: '1', left: '2' }),
    buildPlayLimit({ kind: 'stake', inForce: '70.00', left: '70.00' }),
  ];
  const enter = async (handlers = {}) => {
    const page = showPage(DepositPage, paths.mine.finance.deposit, {
      protectionInfo: () => buildProtectionInfo({ limits }),
      ...handlers,
    });
    await page.user.click(await screen.findByRole('button', { name: '我知道了' }));
    await pass(1_000);
    return page;
  };

  it('[PRO-1] are shown at the amount, each kind in its unit', async () => {
    await enter();
    const link = await screen.findByRole('link', { name: '我的限额' });
    expect([...link.parentElement!.children].map(({ textContent }) => textContent)).toEqual([
      '本周还可存 ¥380.00',
      '今天还可存 2 次',
      '我的限额',
    ]);
  });

  it('[PRO-1] of a number refuse in their unit, at the amount', async () => {
    const data = { span: 'day', limit: '3', used: '3', left: '0' };
    const { user } = await enter({ depositCreate: () => refuse(ordersReached, '', data) });
    await user.click(screen.getByRole('radio', { name: /支付宝/ }));
    await user.type(screen.getByRole('textbox', { name: /存款金额/ }), '300');
    await user.click(screen.getByRole('button', { name: /立即存款/ }));
    await pass(1_000);
    expect(screen.getAllByRole('alert').flatMap(({ textContent }) => textContent || [])).toEqual([
      '超出您设定的每日存款次数上限 3 次，今天还可存 0 次',
    ]);
    expect(screen.getByRole('textbox', { name: /存款金额/ })).toHaveFocus();
  });
});
