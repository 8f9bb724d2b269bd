import { errorCodes } from '@pavilion/contract';
import { buildTurnoverRequirement, type Handlers, refuse } from '@pavilion/sdk/testing';
import { screen, within } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { AuditPage } from './audit';
import { resetBetweenTests, showPage } from './cashier-test-kit';

describe('the turnover', () => {
  resetBetweenTests();
  const open = (handlers: Handlers = {}, search = '') =>
    showPage(AuditPage, paths.mine.audit + search, handlers);

  it('[APP-3] shows the remaining turnover in total and for each deposit', async () => {
    open();
    expect(await screen.findByText('再完成 ¥60.00 有效投注即可取款')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: '流水明细' });
    expect(within(table).getByText('¥40.00 / ¥100.00')).toBeInTheDocument();
    expect(within(table).getByText('1.00 倍')).toBeInTheDocument();
  });

  it('[APP-3] keeps the state filter in the query and requests it', async () => {
    const { user, address, gateway } = open();
    await user.click(await screen.findByRole('tab', { name: '已完成' }));
    expect(address()).toBe(`${paths.mine.audit}?state=done`);
    expect(gateway.requests.at(-1)?.body).toEqual({ state: 'done' });
  });

  it('[APP-3] links to the withdrawal when nothing is left', async () => {
    open({
      turnoverAudit: () => ({
        items: [buildTurnoverRequirement({ state: 'done', done: '100.00', left: '0.00' })],
        totals: { required: '100.00', done: '100.00', left: '0.00' },
      }),
    });
    expect(await screen.findByText('流水已全部完成，可以取款')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去取款' })).toHaveAttribute(
      'href',
      paths.mine.finance.withdrawal,
    );
  });

  it('[APP-3] shows a loading error and the empty state', async () => {
    const { user, gateway } = open({ turnoverAudit: () => refuse(errorCodes.generalError, '系统繁忙') });
    const [retry] = await screen.findAllByRole('button', { name: '重试' });
    gateway.answer({
      turnoverAudit: () => ({ items: [], totals: { required: '0.00', done: '0.00', left: '0.00' } }),
    });
    await user.click(retry!);
    expect(await screen.findByText('没有流水要求')).toBeInTheDocument();
  });
});
