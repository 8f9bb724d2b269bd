import { unfinishedKind } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { buildBetRecord } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { BetDetail } from './bet-detail';
import { roundView, roundViews } from './round-views';

/** The kind that the gateway's tests of a second engine record. */
const parseCoin = (detail: unknown): { face: string } | undefined => {
  const { face } = detail as { face?: unknown };
  return typeof face === 'string' ? { face } : undefined;
};
const views = {
  ...roundViews,
  coin: roundView(parseCoin, ({ round }) => <p>{`shows ${round.face}`}</p>),
};

const show = (detail: { kind: string; face?: unknown }) =>
  render(
    <LocaleProvider locale="zh-CN" setLocale={() => {}}>
      <UiProvider locale="zh-CN">
        <MemoryRouter>
          <BetDetail bet={buildBetRecord({ detail })} views={views} />
        </MemoryRouter>
      </UiProvider>
    </LocaleProvider>,
  );

describe('the detail of a bet', () => {
  it('[GAM-2] renders a round with the view of its kind', () => {
    show({ kind: 'coin', face: 'heads' });
    expect(screen.getByText('shows heads')).toBeInTheDocument();
    expect(screen.queryByText('派彩')).toBeNull();
  });

  it.each([{ kind: 'coin', face: 5 }, { kind: 'slots', face: 'heads' }, { kind: 'roulette' }])(
    '[GAM-2] shows stake, payout, result and times of %j, which has no view',
    (detail) => {
      show(detail);
      const facts = screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
      const { stake, payout, net } = buildBetRecord();
      expect(facts.slice(0, 3)).toEqual([
        ['投注额', `¥${formatAmount(stake)}`],
        ['派彩', `¥${formatAmount(payout)}`],
        ['输赢', `+¥${formatAmount(net)}`],
      ]);
      expect(facts.map(([label]) => label)).toEqual(expect.arrayContaining(['投注时间', '结算时间']));
      expect(screen.getByRole('button', { name: '复制注单号' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute(
        'href',
        `/mine/feedback?topic=game&record=${buildBetRecord().id}`,
      );
    },
  );

  it('[GAM-2] links an unfinished hand to its game, which resumes it', () => {
    const bet = buildBetRecord({
      gameCode: 'blackjack',
      category: 'chess',
      state: 'open',
      detail: { kind: unfinishedKind },
    });
    render(
      <MemoryRouter>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <BetDetail bet={bet} />
          </UiProvider>
        </LocaleProvider>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: '继续这一局' })).toHaveAttribute(
      'href',
      '/game/chess?play=blackjack',
    );
  });
});

describe('the detail of a sports bet', () => {
  const leg = {
    event: {
      sport: 'football' as const,
      competition: { 'zh-CN': '江河联赛', en: 'River League' },
      home: { 'zh-CN': '云岭飞鹤', en: 'Yunling Cranes' },
      away: { 'zh-CN': '东渡海燕', en: 'Dongdu Swifts' },
      startsAt: '2026-11-22T12:00:00.000Z',
    },
    selection: 'fb.1:ah:ft:-3:h',
    askedPrice: 2440,
    price: 2440,
    score: [1, 0] as [number, number],
    result: 'half-won' as const,
  };
  const detail = {
    kind: 'sport' as const,
    sizes: [1],
    bets: 1,
    unit: '100.00',
    cashedOut: '0.00',
    refusal: null,
    legs: [leg],
  };
  const showSport = (differing: Partial<ReturnType<typeof buildBetRecord>>) =>
    render(
      <MemoryRouter>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <BetDetail bet={buildBetRecord({ category: 'sport', detail, ...differing })} />
          </UiProvider>
        </LocaleProvider>
      </MemoryRouter>,
    );
  const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

  it('[SPT-8] shows legs with line, price, score and result, and links to the sportsbook', () => {
    showSport({ stake: '100.00', payout: '172.00', net: '72.00' });
    const row = screen.getByRole('row', { name: /云岭飞鹤 −0.5\/1/ });
    expect(row).toHaveTextContent('全场 让球 · 云岭飞鹤 对 东渡海燕');
    expect(row).toHaveTextContent('足球 · 江河联赛 · 投注时 1:0');
    expect(row).toHaveTextContent('2.44');
    expect(row).toHaveTextContent('赢半');
    expect(factOf('派彩')).toBe('¥172.00');
    expect(screen.getByRole('link', { name: '回到体育' })).toHaveAttribute('href', '/game/sport');
  });

  it('[SPT-8] shows why the venue refused, and what cash-outs paid', () => {
    const { unmount } = showSport({
      state: 'refused',
      detail: {
        ...detail,
        legs: [{ ...leg, result: null, score: null }],
        refusal: { reason: 'price-worse', selection: leg.selection, prices: { asked: 2440, now: 2300 } },
      },
    });
    expect(factOf('未接受原因')).toBe('确认前赔率已变：投注时 2.44，确认时 2.30');
    unmount();
    showSport({ state: 'cashed-out', detail: { ...detail, cashedOut: '92.79' } });
    expect(factOf('提前结算')).toBe('¥92.79');
  });

  it('[SPT-8] shows no payout of a bet that waits for the venue', () => {
    showSport({ state: 'pending' });
    expect(screen.queryByText('派彩')).toBeNull();
  });

  it('[SPT-8] names system bets with their unit stake, and links esports to their page', () => {
    showSport({
      category: 'gaming',
      detail: {
        ...detail,
        sizes: [2, 3],
        bets: 4,
        unit: '20.00',
        legs: [leg, { ...leg, selection: 'fb.2:1x2:ft:0:d' }, { ...leg, selection: 'fb.3:btts:ft:0:y' }],
      },
    });
    expect(factOf('投注方式')).toBe('3 串 4');
    expect(factOf('每注')).toBe('¥20.00 × 4 注');
    expect(screen.getByRole('link', { name: '回到电竞' })).toHaveAttribute('href', '/game/gaming');
  });

  it('shortens a long number, which the button beside it copies', () => {
    const id = '01m8pcwytd6wa8abfgjdcva06y';
    render(
      <MemoryRouter>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <BetDetail bet={buildBetRecord({ id })} />
          </UiProvider>
        </LocaleProvider>
      </MemoryRouter>,
    );
    expect(screen.getByText('01m8pcwy…cva06y')).toHaveAttribute('title', id);
  });
});
