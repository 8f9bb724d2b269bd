import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, renderConsole, text } from '../console-test-kit';
import { WithdrawalsPage } from './withdrawals';

const withdrawal = (id: string, badges: readonly object[] = []) => ({
  id,
  member: { id: `m-${id}`, account: `account-${id}` },
  amount: '1000.00',
  fee: '0.00',
  state: 'requested',
  kind: 'bank',
  payee: text,
  requestedAt: '2026-06-18T04:00:00.000Z',
  reviewedBy: null,
  badges,
});
const badge = { name: { 'zh-CN': 'VIP 优先', en: 'VIP priority' }, tone: 'value' };

describe('the queue of withdrawals', () => {
  it('[OPS-5] shows the badges of a withdrawal', async () => {
    const items = [withdrawal('a', [badge]), withdrawal('b')];
    renderConsole(<WithdrawalsPage />, { answers: { withdrawalList: pageOf(items) } });
    expect(await screen.findByRole('row', { name: /account-a.*VIP priority/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /account-b/ })).not.toHaveTextContent('VIP priority');
  });

  it('[OPS-5] is read again every ten seconds until a further page is read, so that no row is lost or doubled', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      const answers = { withdrawalList: pageOf([withdrawal('a')], '1.next') };
      const { sent } = renderConsole(<WithdrawalsPage />, { answers });
      const wait = () => act(() => jest.advanceTimersByTimeAsync(10_000));
      await screen.findByText('account-a');
      await wait();
      expect(sent.map(({ body }) => body)).toEqual([{}, {}]);
      answers.withdrawalList = pageOf([withdrawal('b')]);
      await user.click(screen.getByRole('button', { name: 'Load more' }));
      expect(await screen.findByText('account-b')).toBeInTheDocument();
      expect(screen.getByText('account-a')).toBeInTheDocument();
      await wait();
      expect(sent.map(({ body }) => body)).toEqual([{}, {}, { cursor: '1.next' }]);
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      await waitFor(() => expect(screen.queryByText('account-a')).toBeNull());
      expect(screen.getByText('account-b')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});
