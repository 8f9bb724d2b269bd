import { errorCodes } from '@pavilion/contract';
import { buildRebateInfo, type Handlers, refuse } from '@pavilion/sdk/testing';
import { screen } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { pass, resetBetweenTests, showPage } from './cashier-test-kit';
import { RebatePage } from './rebate';

describe('the rebate', () => {
  resetBetweenTests();
  const open = (handlers: Handlers = {}) => showPage(RebatePage, paths.mine.rebate, handlers);

  it('[REQ-10] is claimed once after a lost response', async () => {
    const { user, gateway, keys } = open();
    gateway.fault('rebateClaim', { kind: 'lost-answer' }, 1);
    await user.click(await screen.findByRole('button', { name: '领取 ¥6.00' }));
    await pass(1_500);
    expect(await screen.findByText('已领取 ¥6.00，赠送金币 10.00')).toBeInTheDocument();
    expect(keys('rebateClaim')).toHaveLength(2);
    expect(new Set(keys('rebateClaim')).size).toBe(1);
  });

  it('[APP-3] disables the claim when there is nothing, and marks the member’s level', async () => {
    open({ rebateInfo: () => buildRebateInfo({ claimable: '0.00' }) });
    expect(await screen.findByText('投注结算后即可累计返水')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '立即领取' })).toBeDisabled();
    expect(screen.getByText('我的等级')).toBeInTheDocument();
  });

  it('[APP-3] shows a loading error and retries', async () => {
    const { user, gateway } = open({ rebateInfo: () => refuse(errorCodes.generalError, '系统繁忙') });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ rebateInfo: () => buildRebateInfo() });
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '领取 ¥6.00' })).toBeInTheDocument();
  });
});
