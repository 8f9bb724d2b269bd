import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, dialog, fillIn, openTab, renderConsole, send } from '../console-test-kit';
import { PlayPage } from './play';

const round = (no: string, details: object) => ({
  id: `fan-tan-${no}`,
  game: { code: 'fan-tan', name: { 'zh-CN': '番摊', en: 'Fan Tan' } },
  round: no,
  state: 'open',
  drawsAt: at,
  settledAt: null,
  isOverdue: false,
  slips: 2,
  stake: '30.00',
  ...details,
});

const open = (roundSettle: unknown = { outcome: 'asked', id: 'r1' }, without: 'roundSettle'[] = []) =>
  renderConsole(<PlayPage />, {
    answers: {
      roundList: {
        items: [
          round('202606010001', { isOverdue: true }),
          round('202606010002', {}),
          round('202606010003', { state: 'settled', settledAt: at }),
          round('202606010004', { state: 'void', isOverdue: true }),
        ],
      },
      roundSettle,
    },
    without,
  });

const rowOf = async (no: string) => within((await screen.findByText(no)).closest('tr') as HTMLElement);
const buttonsOf = async (no: string) =>
  (await rowOf(no)).queryAllByRole('button').map((button) => button.textContent);

const settle = async () => {
  await userEvent.click((await rowOf('202606010001')).getByRole('button', { name: 'Settle' }));
  expect((await dialog()).getByText(/which nobody chooses/)).toBeInTheDocument();
  await fillIn(/Note/, 'stuck since the deployment');
  await send();
};

describe('rounds of tables', () => {
  it('[OPS-5] are settled by hand while they are overdue, and made void while they are not settled', async () => {
    open();
    expect(await buttonsOf('202606010001')).toEqual(['Settle', 'Make void']);
    expect(await buttonsOf('202606010002')).toEqual(['Make void']);
    expect(await buttonsOf('202606010003')).toEqual([]);
    // Its stakes have not come back.
    expect(await buttonsOf('202606010004')).toEqual(['Settle']);
    expect((await rowOf('202606010001')).getByText('Overdue')).toBeInTheDocument();
    expect((await rowOf('202606010002')).queryByText('Overdue')).toBeNull();
  });

  it('[OPS-6] ask for their settlement without a choice of the outcome', async () => {
    const { acts } = open();
    await settle();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acts()).toEqual([
      {
        name: 'roundSettle',
        body: { game: 'fan-tan', round: '202606010001', note: 'stuck since the deployment' },
      },
    ]);
  });

  it.each([
    ['not-due', /will be drawn and settled without you/],
    ['unknown-rules', /has no result for all bets/],
    ['unproven', /Do not settle it: make it void/],
    ['halted', /Money is halted/],
  ])('[OPS-6] say why they are not settled: %s', async (reason, words) => {
    open(new Error(reason));
    await settle();
    expect(await (await dialog()).findByText(words)).toBeInTheDocument();
  });

  it('[OPS-4] are settled by the roles that may do it alone', async () => {
    open(undefined, ['roundSettle']);
    expect(await buttonsOf('202606010001')).toEqual(['Make void']);
  });
});

describe('matches with bets', () => {
  it.each([
    ['en', 'Matches', 'Football'],
    ['zh-CN', '赛事', '足球'],
  ] as const)('[OPS-5] have the name of their sport in %s', async (locale, tab, sport) => {
    const match = {
      id: 'fb.1',
      sport: 'football',
      competition: 'river',
      startsAt: at,
      bets: 1,
      stake: '10.00',
    };
    const items = [{ ...match, overrides: [], isSettled: false }];
    renderConsole(<PlayPage />, { answers: { roundList: { items: [] }, matchList: { items } }, locale });
    await openTab(tab);
    expect(await screen.findByRole('cell', { name: sport })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'river · fb.1' })).toBeInTheDocument();
  });
});
