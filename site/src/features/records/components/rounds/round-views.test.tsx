import {
  type GameRound,
  isDrawnKind,
  roundParsers,
  type TableLine,
  tableDrawOf,
  tableRoundKinds,
} from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildBetRecord, buildPreInfo, createTestClient } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Locale, LocaleProvider } from '../../../../shared/messages';
import { ClientProvider } from '../../../../shared/session/session-context';
import { jestClock } from '../../../../testing/jest-clock';
import { replayPace } from '../../model/replay';
import { BetDetail } from '../bet-detail';
import { DrawnNumbers, outcomeViews } from './outcomes';

const origin = 'https://games.example';

const show = (detail: GameRound, { gameCode = 'game-a', locale = 'zh-CN' as Locale } = {}) => {
  const handlers = { preInfo: () => buildPreInfo({ venueOrigins: [origin] }) };
  const { client } = createTestClient({ handlers, ports: { clock: jestClock } });
  return render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <MemoryRouter>
              <BetDetail bet={buildBetRecord({ gameCode, detail })} />
            </MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
};

const line = (name: string, stake: string, payout: string | null): TableLine => ({
  selection: `line-${stake}`.replace('.', '-'),
  name: { 'zh-CN': name, en: name },
  stake,
  payout,
});
const slip = { round: '202611240123', lines: [line('大', '10.00', '0.00')] };
const proof = {
  version: 1,
  commitment: 'a'.repeat(64),
  seed: null,
  clientSeed: 'client-seed',
  nonce: 7,
};

const rounds: readonly (readonly [round: GameRound, texts: readonly string[]])[] = [
  [{ kind: 'baccarat', ...slip, outcome: { player: [8, 12, 33], banker: [51, 6] } }, ['闲', '庄', '和']],
  [{ kind: 'dragon-tiger', ...slip, outcome: { dragon: 0, tiger: 51 } }, ['龙', '虎赢']],
  [{ kind: 'sic-bo', ...slip, outcome: { dice: [4, 4, 4] } }, ['和值 12 · 围骰']],
  [{ kind: 'roulette', ...slip, outcome: { pocket: 32 } }, ['32', '红 · 双 · 大（19–36）']],
  [{ kind: 'fan-tan', ...slip, outcome: { beads: 83 } }, ['83 枚 · 余 3 门']],
  [
    {
      kind: 'hundred-niuniu',
      ...slip,
      outcome: {
        hands: [
          [10, 11, 12, 23, 24],
          [0, 1, 6, 3, 8],
          [13, 14, 15, 16, 21],
          [26, 27, 28, 29, 34],
          [39, 40, 41, 42, 47],
        ],
      },
    },
    ['五花牛', '牛三'],
  ],
  [
    { kind: 'red-black', ...slip, outcome: { red: [0, 1, 2], black: [13, 26, 4] } },
    ['同花顺', '对子', '红方赢'],
  ],
  [{ kind: 'kuai3', ...slip, outcome: { dice: [1, 2, 5] } }, ['和值 8 · 小 · 双']],
  [{ kind: 'ssc', ...slip, outcome: { digits: [0, 9, 0, 9, 5] } }, ['总和 23 · 大 · 单 · 虎']],
  [{ kind: 'pk10', ...slip, outcome: { order: [5, 10, 7, 3, 9, 6, 8, 4, 2, 1] } }, ['冠亚和 15 · 大 · 单']],
  [
    { kind: 'mark-six', ...slip, outcome: { numbers: [21, 49, 31, 29, 36, 7], special: 18, year: 2026 } },
    ['49', '马', '18', '牛'],
  ],
  [{ kind: 'pc28', ...slip, outcome: { digits: [9, 0, 5] } }, ['14', '和值 14 · 大 · 双']],
  [
    {
      kind: 'blackjack',
      hands: [
        { cards: [0, 5], stake: '10.00', payout: '20.00', doubled: false },
        { cards: [7, 20, 9], stake: '20.00', payout: '0.00', doubled: true },
      ],
      dealer: [5, 9],
    },
    ['第 1 手', '软 17 点', '26 点，爆牌', '16 点'],
  ],
  [
    {
      kind: 'three-cards',
      player: [0, 1, 2],
      dealer: null,
      ante: '10.00',
      play: null,
      pairPlus: '5.00',
      folded: true,
    },
    ['同花顺', '未亮牌', '已弃牌', '底注', '对子以上'],
  ],
  [
    {
      kind: 'robbed-niuniu',
      seats: [
        { cards: [10, 11, 12, 23, 24], bid: 3, bet: null, net: '2.85' },
        { cards: [0, 1, 2, 3, 8], bid: 0, bet: 2, net: '-3.00' },
      ],
      banker: 0,
    },
    ['我', '荷官席 1', '五花牛', '抢 3 倍', '不抢 · 下注 2 倍', '−¥3.00'],
  ],
  [
    {
      kind: 'fishing',
      bullets: 20,
      used: 18,
      stakePerBullet: '0.50',
      catches: [2, 150].map((multiple) => ({ fish: 'manta', multiple, prize: `${multiple / 2}.00` })),
      shots: [2, 0, 150].map((multiple, bullet) => ({ bullet, fish: 'manta', multiple })),
    },
    ['共 20 发，射出 18 发', '魔鬼鱼', '¥76.00'],
  ],
  [{ kind: 'slots', stops: [0], grid: [['lotus']], wins: [] }, ['本局盘面', '本局没有中奖组合']],
];

const textOf = (container: HTMLElement) => (container.textContent ?? '').replace(/\s+/g, ' ');

const piecesOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => dataset.replay);

describe('the replay of a round', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  /** React starts the timer of the next step only after `act`. */
  const wait = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50)
      await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 50)));
  };

  it.each(rounds.map(([round]) => [round.kind, round] as const))(
    '[GAM-2] shows the pieces of kind %s again, one after another, and its meaning after the last',
    async (_, round) => {
      const { container } = show(round);
      const texts = textOf(container);
      expect(new Set(piecesOf(container))).toEqual(new Set([undefined]));
      const button = screen.getByRole('button', { name: '回放本局' });
      button.focus();
      fireEvent.click(button);
      // The keyboard stays on the button, which now stops the replay.
      expect(screen.getByRole('button', { name: '停止回放' })).toHaveFocus();
      const steps = [...container.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) =>
        Number(dataset.step),
      );
      const last = Math.max(...steps);
      for (let step = 0; step <= last; step += 1) {
        const isShown = piecesOf(container).map((state) => state === 'shown' || state === 'turned');
        expect(isShown).toEqual(steps.map((at) => at <= step));
        if (step < last) await wait(replayPace(last + 1));
      }
      expect(container.querySelector('[data-replaying]')).not.toBeNull();
      await wait(1_000);
      expect(container.querySelector('[data-replaying]')).toBeNull();
      expect(new Set(piecesOf(container))).toEqual(new Set([undefined]));
      expect(textOf(container).replace('回放结束', '')).toBe(texts);
      expect(screen.getByRole('button', { name: '回放本局' })).toHaveFocus();
    },
  );

  it('[GAM-2] can be stopped, and starts from the first piece again', async () => {
    const { container } = show({ kind: 'sic-bo', ...slip, outcome: { dice: [1, 2, 3] } });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('回放本局');
    await wait(600);
    expect(piecesOf(container)).toEqual(['shown', 'shown', 'waiting']);
    press('停止回放');
    expect(piecesOf(container)).toEqual([undefined, undefined, undefined]);
    await wait(5_000);
    press('回放本局');
    expect(piecesOf(container)).toEqual(['shown', 'waiting', 'waiting']);
  });

  it('[GAM-2] hides what the round means and what its lines paid until the last piece', async () => {
    show({ kind: 'sic-bo', ...slip, outcome: { dice: [1, 2, 3] } });
    const results = () => [
      screen.getByText(/^和值 6/),
      ...screen.getAllByRole('cell', { hidden: true }).slice(-2),
    ];
    for (const each of results()) expect(each).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '回放本局' }));
    for (const each of results()) expect(each).not.toBeVisible();
    expect(screen.getByRole('rowheader')).toBeVisible();
    await wait(5_000);
    for (const each of results()) expect(each).toBeVisible();
  });

  it('[GAM-2] says in both languages that it runs and that it has ended', async () => {
    show({ kind: 'roulette', ...slip, outcome: { pocket: 7 } }, { locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Replay this round' }));
    expect(screen.getByText('Replaying the round')).toHaveRole('status');
    await wait(5_000);
    expect(screen.getByText('The replay has ended')).toHaveRole('status');
  });

  it('[GAM-2] is not offered for a round without an outcome', () => {
    show({ kind: 'pk10', round: slip.round, lines: [line('大', '10.00', null)], outcome: null });
    expect(screen.queryByRole('button', { name: '回放本局' })).toBeNull();
  });
});

describe('the round of a bet', () => {
  it.each(rounds.map(([round, texts]) => [round.kind, round, texts] as const))(
    '[GAM-2] draws a round of kind %s',
    (_, round, texts) => {
      const { container } = show(round);
      for (const text of texts) expect(textOf(container)).toContain(text);
      // The view replaces the plain facts of a bet without a view.
      expect(screen.queryByText('输赢')).toBeNull();
    },
  );

  it('[GAM-2] lists the fish of a magazine: how often they were shot at, caught, and what they paid', () => {
    const shots = [
      { bullet: 0, fish: 'clownfish', multiple: 2 },
      { bullet: 1, fish: 'clownfish', multiple: 0 },
      { bullet: 2, fish: 'clownfish', multiple: 2 },
      { bullet: 3, fish: 'treasure-chest', multiple: 200 },
      { bullet: 4, fish: 'unknown-fish', multiple: 0 },
    ];
    const catches = [{ fish: 'clownfish', multiple: 2, prize: '1.00' }];
    show({ kind: 'fishing', bullets: 10, used: 5, stakePerBullet: '0.50', catches, shots });
    const rows = within(screen.getByRole('table', { name: '射击明细' }))
      .getAllByRole('row')
      .slice(1);
    const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);
    expect(rows.map(cellsOf)).toEqual([
      ['宝箱', '1', '1', '¥100.00'],
      ['小丑鱼', '3', '2', '¥2.00'],
      ['unknown-fish', '1', '0', '¥0.00'],
    ]);
    expect(rows.map((row) => row.dataset.marked)).toEqual(['true', 'true', 'false']);
  });

  it.each(tableRoundKinds.filter(isDrawnKind))(
    '[GAM-2] can show the drawn numbers of kind %s without a view of the kind',
    (kind) => {
      const { piece, from, fields } = tableDrawOf(kind);
      const outcome = Object.fromEntries(
        Object.entries(fields).map(([field, { count }]) => [
          field,
          count === undefined ? from : Array.from({ length: count }, (_, place) => from + (place % 6)),
        ]),
      );
      const { container } = render(
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <DrawnNumbers kind={kind} outcome={outcome} />
        </LocaleProvider>,
      );
      for (const { label } of Object.values(fields)) expect(textOf(container)).toContain(label['zh-CN']);
      const numbers = Object.values(outcome).flat();
      if (piece === 'ball') expect(textOf(container).replace(/\D/g, '')).toBe(numbers.join(''));
      else expect(screen.getAllByRole('img')).toHaveLength(numbers.length);
    },
  );

  it('[GAM-2] names the winner beside its cards, and has all buttons in one row', () => {
    const { container } = show({ kind: 'baccarat', ...slip, outcome: { player: [8, 12], banker: [51, 6] } });
    expect([...container.querySelectorAll('[data-won]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^闲.*闲赢$/),
    ]);
    const row = screen.getByRole('link', { name: '联系客服' }).parentElement;
    expect(row).toContainElement(screen.getByRole('button', { name: '回放本局' }));
  });

  it('[GAM-2] has an example of every kind with a view here', () => {
    const kinds = Object.keys(roundParsers).filter((kind) => !isDrawnKind(kind) || kind in outcomeViews);
    expect(rounds.map(([{ kind }]) => kind).sort()).toEqual(kinds.sort());
  });

  it('[GAM-2] names every card for screen readers, in both languages', () => {
    const round: GameRound = { kind: 'dragon-tiger', ...slip, outcome: { dragon: 24, tiger: 38 } };
    const { unmount } = show(round);
    expect(screen.getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual([
      '红桃 Q',
      '梅花 K',
    ]);
    unmount();
    show(round, { locale: 'en' });
    expect(screen.getByRole('img', { name: 'Q of hearts' })).toBeInTheDocument();
  });

  it('[GAM-2] marks the lines of a slip that won, and no line that returned the stake or less', () => {
    const lines = [
      line('庄', '100.00', '195.00'),
      line('闲', '20.00', '0.00'),
      line('和', '9.00', '9.00'),
      line('大', '10.00', '5.00'),
    ];
    show({ kind: 'roulette', round: slip.round, lines, outcome: { pocket: 0 } });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.dataset.marked, row.lastElementChild?.textContent])).toEqual([
      ['true', '中奖'],
      ['false', '未中'],
      ['false', '退回本金'],
      ['false', '部分返还'],
    ]);
  });

  it('[GAM-2] shows the number of a round that is not drawn yet', () => {
    show({ kind: 'pk10', round: slip.round, lines: [line('大', '10.00', null)], outcome: null, proof });
    expect(screen.getByText('第 202611240123 期')).toBeInTheDocument();
    expect(screen.getByText('未开奖')).toBeInTheDocument();
    expect(screen.getByText('等待开奖')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '验证本局' })).toBeNull();
  });

  it('[GAM-2] says that a void round returned the stakes', () => {
    show({ kind: 'pc28', round: slip.round, lines: [line('大', '10.00', '10.00')], outcome: null });
    expect(screen.getByText('本期取消，本金已退回')).toBeInTheDocument();
  });

  it('[GAM-2] highlights the cells of a slot round that paid, wilds included', () => {
    show({
      kind: 'slots',
      stops: [0, 0, 0],
      grid: [
        ['koi', 'dragon', 'dragon'],
        ['fan', 'wild', 'koi'],
        ['koi', 'dragon', 'fan'],
      ],
      wins: [{ line: 1, picture: 'dragon', count: 3, amount: '5.00' }],
    });
    const cells = screen.getAllByRole('list', { name: /第 \d 轴/ }).flatMap((reel) =>
      within(reel)
        .getAllByRole('listitem')
        .map((cell) => [within(cell).getByRole('img').getAttribute('alt'), cell.textContent]),
    );
    const paid = '中奖图案';
    expect(cells.filter(([, text]) => text === paid)).toEqual([
      ['金龙', paid],
      ['百搭', paid],
      ['金龙', paid],
    ]);
    expect(cells[2]).toEqual(['金龙', '']);
  });

  it('[GAM-2] draws the symbols of a slot round and the fish of a magazine, each kind by its own picture', () => {
    const { unmount } = show({
      kind: 'slots',
      stops: [0],
      grid: [['koi', 'seal-fu', 'of-a-venue']],
      wins: [],
    });
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/assets\/game-pictures\/\w{8}\/slots\/koi\.svg$/),
      expect.stringMatching(/\/slots\/seal-fu\.svg$/),
    ]);
    expect(screen.getByText('of-a-venue')).toBeInTheDocument();
    unmount();
    const shots = ['koi', 'crab'].map((fish, bullet) => ({ bullet, fish, multiple: 0 }));
    const { container } = show({
      kind: 'fishing',
      bullets: 10,
      used: 2,
      stakePerBullet: '0.50',
      catches: [],
      shots,
    });
    const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    const drawn = [
      expect.stringMatching(/\/fishing\/koi\.svg$/),
      expect.stringMatching(/\/fishing\/crab\.svg$/),
    ];
    // In the order of the shots, then by kind.
    expect(sources).toEqual([...drawn, ...drawn]);
  });

  it('[GAM-2] links to the page that checks the round once the seed is revealed', async () => {
    const seed = 'b'.repeat(64);
    show(
      { kind: 'sic-bo', ...slip, outcome: { dice: [1, 2, 3] }, proof: { ...proof, seed } },
      { gameCode: 'sic-bo' },
    );
    const link = await screen.findByRole('link', { name: '验证本局' });
    const url = new URL(link.getAttribute('href')!);
    expect(`${url.origin}${url.pathname}`).toBe(`${origin}/fair`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ lang: 'zh-CN', theme: 'default' });
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      game: 'sic-bo',
      seed,
      client: 'client-seed',
      nonce: '7',
      commitment: proof.commitment,
      outcome: '{"dice":[1,2,3]}',
      round: slip.round,
      own: buildBetRecord().id,
    });
  });

  it.each<[string, GameRound, string]>([
    [
      'the own seed of a slip',
      { kind: 'pc28', ...slip, clientSeed: 'my-seed', outcome: { digits: [9, 0, 5] } },
      `own=${buildBetRecord().id}:my-seed`,
    ],
    [
      'the shots of a magazine',
      {
        kind: 'fishing',
        bullets: 10,
        used: 1,
        stakePerBullet: '0.50',
        catches: [],
        shots: [{ bullet: 3, fish: 'koi', multiple: 0 }],
      },
      'outcome={"shots":[{"bullet":3,"fish":"koi","multiple":0}],"proof":{"version":1}}',
    ],
    [
      'the bets and the banker of robbed niuniu',
      {
        kind: 'robbed-niuniu',
        seats: [
          { cards: [0, 1, 2, 3, 4], bid: 3, bet: null, net: '-3.00' },
          { cards: [5, 6, 7, 8, 9], bid: 0, bet: 2, net: '2.85' },
        ],
        banker: 0,
      },
      'outcome={"seats":[{"cards":[0,1,2,3,4],"bid":3,"bet":null},{"cards":[5,6,7,8,9],"bid":0,"bet":2}],"banker":0}',
    ],
    [
      'a hand whose dealer is not shown',
      {
        kind: 'three-cards',
        player: [0, 1, 2],
        dealer: null,
        ante: '10.00',
        play: null,
        pairPlus: null,
        folded: true,
      },
      'outcome={"player":[0,1,2],"dealer":null}',
    ],
  ])('[GAM-2] gives the check %s', async (_, round, expected) => {
    show({ ...round, proof: { ...proof, seed: 'b'.repeat(64) } });
    const link = await screen.findByRole('link', { name: '验证本局' });
    const values = new URLSearchParams(new URL(link.getAttribute('href')!).hash.slice(1));
    expect([...values].map(([name, value]) => `${name}=${value}`)).toContain(expected);
  });

  it('[GAM-2] shows the commitment and no link while the seed is secret', () => {
    show({ kind: 'slots', stops: [0], grid: [['lotus']], wins: [], proof });
    expect(screen.getByText(`${proof.commitment.slice(0, 12)}…`)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '验证本局' })).toBeNull();
  });
});
