import { ToastHost } from '@pavilion/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSavedFiles, openTab, pageOf, press, renderConsole, text } from '../console-test-kit';
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
  afterEach(() => jest.restoreAllMocks());

  it('[OPS-5] says that no withdrawal is open', async () => {
    renderConsole(<WithdrawalsPage />, { answers: { withdrawalList: pageOf([]) } });
    expect(await screen.findByText('No open withdrawals')).toBeInTheDocument();
  });

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
  const withToasts = (
    <>
      <WithdrawalsPage />
      <ToastHost />
    </>
  );
  const pages = ({ cursor }: { cursor?: string }) =>
    cursor === undefined
      ? pageOf([withdrawal('a'), withdrawal('b')], '1.next')
      : pageOf([withdrawal('b'), withdrawal('c', [badge])]);

  it('[OPS-5] is exported with the rows of its filter that the page has not loaded, and only after a record of it', async () => {
    const saved = keepSavedFiles();
    const { sent, acts } = renderConsole(withToasts, { answers: { withdrawalList: pages } });
    await openTab('Paid');
    await screen.findByText('account-a');
    expect(screen.queryByText('account-c')).toBeNull();
    await press('Export all');
    expect(await screen.findByText('Rows exported: 3, as the record of acts says')).toBeInTheDocument();
    expect(sent.filter(({ body }) => 'cursor' in (body as object)).map(({ body }) => body)).toEqual([
      { state: 'paid', cursor: '1.next' },
    ]);
    expect(acts()).toEqual([
      { name: 'listExport', body: { list: 'withdrawalList', filter: { state: 'paid' }, rows: 3 } },
    ]);
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Withdrawals Paid \d{4}-\d\d-\d\d\.csv$/),
    ]);
    const [head, ...rows] = saved[0]!.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe('Member,Amount,Payee,State,Reviewed by,Requested');
    expect(rows).toEqual(
      ['a', 'b', 'c'].map(
        (id) => `account-${id},1000.00,Dragon boats,To be reviewed,,2026-06-18T04:00:00.000Z`,
      ),
    );
  });

  it('[OPS-5] is no file when the record of its export was refused', async () => {
    const saved = keepSavedFiles();
    const answers = { withdrawalList: pages, listExport: new Error('not-allowed') };
    renderConsole(withToasts, { answers });
    await screen.findByText('account-a');
    await press('Export all');
    expect(await screen.findByText('Your role does not allow this.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('[OPS-5] has no export for operators who may only read it', async () => {
    renderConsole(<WithdrawalsPage />, { answers: { withdrawalList: pages }, without: ['listExport'] });
    await screen.findByText('account-a');
    expect(screen.queryByRole('button', { name: 'Export all' })).toBeNull();
  });
});
