import { screen, within } from '@testing-library/react';
import { renderConsole } from '../console-test-kit';
import { OverviewPage } from './overview';

const days = ['2026-06-17', '2026-06-18'];
const figure = (code: string, name: string, unit: 'members' | 'money', values: readonly string[]) => ({
  code,
  name: { 'zh-CN': `${name}（中）`, en: name },
  unit,
  days: days.map((day, index) => ({ day, value: values[index] })),
});
const answers = {
  overview: {},
  requestList: { items: [] },
  dailyFigures: {
    items: [
      figure('activeMembers', 'Active members', 'members', ['7', '12']),
      figure('deposits', 'Paid deposits', 'money', ['0.00', '1234.50']),
    ],
  },
};

describe('the overview', () => {
  it('[OPS-5] draws a chart of each figure by day, with today’s value and a table', async () => {
    renderConsole(<OverviewPage />, { answers });
    expect(await screen.findByText('Today: 12')).toBeInTheDocument();
    expect(screen.getByText('Today: ¥1,234.50')).toBeInTheDocument();
    const members = within(screen.getByRole('table', { name: 'Active members, by day, the last 2 days' }));
    expect(members.getByRole('row', { name: '6/17 7' })).toBeInTheDocument();
    expect(members.getByRole('row', { name: '6/18 12' })).toBeInTheDocument();
    const deposits = within(screen.getByRole('table', { name: 'Paid deposits, by day, the last 2 days' }));
    expect(deposits.getByRole('row', { name: '6/18 ¥1,234.50' })).toBeInTheDocument();
  });

  it('[OPS-5] names the figures in Chinese', async () => {
    renderConsole(<OverviewPage />, { answers, locale: 'zh-CN' });
    expect(await screen.findByText('今日 12')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Active members（中）' })).toBeInTheDocument();
  });
});
