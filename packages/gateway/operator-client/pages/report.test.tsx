import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSavedFiles, renderConsole } from '../console-test-kit';
import { ReportPage } from './report';

const figure = (code: string, name: string, unit: 'members' | 'money', total: string | null) => ({
  ...{ code, unit, total },
  name: { 'zh-CN': `${name}（中）`, en: name },
});
const report = {
  ...{
    from: '2026-06-17',
    to: '2026-06-18',
    first: '2025-05-15',
    today: '2026-06-18',
    maxDays: 93,
    isComplete: true,
  },
  figures: [
    figure('activeMembers', 'Active members', 'members', null),
    figure('gross', 'Gross win', 'money', '1234.50'),
    figure('net', 'Net win', 'money', '-20.00'),
  ],
  items: [
    { day: '2026-06-18', values: { activeMembers: '12', gross: '1000.00', net: '-30.00' } },
    { day: '2026-06-17', values: { activeMembers: '7', gross: '234.50', net: '10.00' } },
  ],
  categories: [
    { code: 'egame', name: { 'zh-CN': '电子', en: 'Slots' }, stakes: '10000.00', gross: '1234.50' },
    { code: 'chess', name: { 'zh-CN': '棋牌', en: 'Chess' }, stakes: '0.00', gross: '0.00' },
  ],
};
const answers = { report };
const dayRows = () => within(screen.getByRole('table', { name: /^By day/ }));

describe('the report', () => {
  it('[OPS-5] shows totals, the categories with their margin, and the figures of each day', async () => {
    renderConsole(<ReportPage />, { answers });
    const total = await screen.findByText('Net win', { selector: 'dt' });
    expect(total.nextElementSibling).toHaveTextContent('−¥20.00');
    // Active members of several days are no sum.
    expect(screen.queryByText('Active members', { selector: 'dt' })).toBeNull();
    const categories = within(screen.getByRole('table', { name: 'By category of games' }));
    expect(categories.getByRole('row', { name: /^Slots/ })).toHaveTextContent(
      'Slots¥10,000.00¥1,234.5012.3%',
    );
    expect(categories.getByRole('row', { name: /^Chess/ })).toHaveTextContent('Chess¥0.00¥0.00–');
    expect(dayRows().getByRole('row', { name: /^2026-06-18/ })).toHaveTextContent('12¥1,000.00−¥30.00');
    const chart = within(screen.getByRole('table', { name: 'Gross and net win by day' }));
    expect(chart.getByRole('row', { name: '6/17 ¥234.50 ¥10.00' })).toBeInTheDocument();
  });

  it('[OPS-5] says that days are still being counted, and shows no values of them', async () => {
    const [today, before] = report.items;
    const values = { ...before!.values, gross: null, net: null };
    const figures = report.figures.map((each) => ({ ...each, total: null }));
    renderConsole(<ReportPage />, {
      answers: { report: { ...report, figures, items: [today, { ...before, values }], isComplete: false } },
    });
    expect(await screen.findByText('Some days are still being counted.')).toBeInTheDocument();
    expect(dayRows().getByRole('row', { name: /^2026-06-17/ })).toHaveTextContent('7––');
    expect(screen.queryByText('Net win', { selector: 'dt' })).toBeNull();
    const chart = within(screen.getByRole('table', { name: 'Gross and net win by day' }));
    expect(chart.queryByRole('row', { name: /^6\/17/ })).toBeNull();
  });

  it('[OPS-5] is read again for other days, and asks for fewer than are allowed at a time', async () => {
    const { sent } = renderConsole(<ReportPage />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: '7 days' }));
    const asked = () => sent.filter(({ name }) => name === 'report').map(({ body }) => body);
    expect(asked()).toEqual([{}, { from: '2026-06-12', to: '2026-06-18' }]);
    await screen.findByRole('table', { name: /^By day/ });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    expect(screen.getByRole('alert')).toHaveTextContent('At most 93 days at a time.');
    expect(asked()).toHaveLength(2);
  });

  it('[OPS-2][OPS-5] records the export of its days', async () => {
    const saved = keepSavedFiles();
    const { acts } = renderConsole(<ReportPage />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Export all' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = saved[0]!.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toEqual([
      'Day,Active members,Gross win,Net win',
      '2026-06-18,12,1000.00,-30.00',
      '2026-06-17,7,234.50,10.00',
    ]);
    expect(acts()).toEqual([
      {
        name: 'listExport',
        body: { list: 'report', filter: { from: '2026-06-17', to: '2026-06-18' }, rows: 2 },
      },
    ]);
  });

  it('[OPS-5] offers another attempt when it cannot be read', async () => {
    let attempts = 0;
    renderConsole(<ReportPage />, { answers: { report: () => (attempts++ ? report : new Error('failed')) } });
    await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }));
    expect(await screen.findByRole('table', { name: /^By day/ })).toBeInTheDocument();
  });
});
