import type { OutrightView } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers, type Handlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LocaleProvider } from '../../../../shared/messages';
import { ClientProvider } from '../../../../shared/session/session-context';
import { memberPorts } from '../../../../testing/member-ports';
import { buildEvent } from '../../testing/build-event';
import { boardParts } from '../deferred-parts';
import { SportsBoard } from './sports-board';

const names = ['云岭飞鹤', '东渡海燕', '北桥铁骑'];
const side = (number: number) => {
  const name = { 'zh-CN': names[number - 1] ?? `球队${number}`, en: `Team ${number}` };
  return { id: `f${number}`, name, short: name, colours: ['#b92d1b', '#fff8ee'] as [string, string] };
};

type Prices = Readonly<Record<string, number>>;

const buildOutright = (changes: Partial<OutrightView> = {}, prices: Prices = { f1: 4_500, f2: 2_400 }) => {
  const id = changes.id ?? 'out.fb.river.20261123';
  const outright: OutrightView = {
    id,
    sport: 'football',
    competition: buildEvent().competition,
    participants: [side(1), side(2), side(3)],
    startsAt: Date.parse('2026-11-22T16:00:00Z'),
    endsAt: Date.parse('2026-11-29T16:00:00Z'),
    settlesAt: Date.parse('2026-11-30T04:00:00Z'),
    status: 'live',
    played: 12,
    matches: 35,
    parlayMin: 1,
    commitment: 'c0ffee',
    version: [100, 0],
    markets: [
      {
        key: `${id}:outright:season`,
        type: 'outright',
        period: 'season',
        status: 'open',
        epoch: 4,
        lines: [
          {
            q: 0,
            selections: (changes.participants ?? [side(1), side(2), side(3)]).map((each) => ({
              side: each.id,
              price: prices[each.id] ?? 0,
              open: prices[each.id] !== undefined,
            })),
          },
        ],
      },
    ],
    winner: null,
    seed: null,
  };
  return { ...outright, ...changes };
};

const Address = () => <i data-address>{useLocation().search}</i>;

const visit = (
  query = '?tab=outrights',
  handlers: Handlers = {},
  { locale = 'zh-CN', isMember = false }: { locale?: 'zh-CN' | 'en'; isMember?: boolean } = {},
) => {
  const { client, gateway } = createTestClient({
    ...(isMember && { ports: memberPorts() }),
    handlers: {
      ...exampleHandlers(),
      sportsOutrights: () => ({ outrights: [buildOutright()] }),
      sportsChanges: () => ({ now: 0, events: [] }),
      ...handlers,
    },
  });
  render(
    <MemoryRouter initialEntries={[`/game/sport${query}`]}>
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember={isMember}>
          <LocaleProvider locale={locale} setLocale={() => {}}>
            <UiProvider theme="default" locale={locale}>
              <SportsBoard area="sport" title="体育" />
              <Address />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );
  return {
    requests: (name: string) =>
      gateway.requests.filter((request) => request.name === name).map(({ body }) => body),
  };
};

beforeAll(() => Promise.all(boardParts.map(({ preload }) => preload())));
beforeEach(() => sessionStorage.clear());

describe('the winners of seasons', () => {
  it('[SPT-8] are a tab of the board with its place in the address', async () => {
    const { requests } = visit('');
    fireEvent.click(await screen.findByRole('tab', { name: '冠军' }));
    const grid = await screen.findByRole('grid', { name: '足球 冠军盘' });
    expect(document.querySelector('[data-address]')).toHaveTextContent('?tab=outrights');
    expect(requests('sportsOutrights')).toEqual([{ provider: 'IMTY', sport: 'football' }]);
    expect(within(grid).getByText(/2026\/11\/23 至 2026\/11\/29 · 已赛 12\/35 场/)).toBeInTheDocument();
  });

  it('[SPT-8] list the favourite first, and those without a price last', async () => {
    visit();
    const grid = await screen.findByRole('grid', { name: '足球 冠军盘' });
    const shown = within(grid)
      .getAllByTitle(/./)
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(['东渡海燕', '云岭飞鹤', '北桥铁骑']);
    expect(within(grid).getAllByRole('button', { name: /夺冠/ })).toHaveLength(2);
    expect(within(grid).getByText('暂不开盘')).toBeInTheDocument();
  });

  it('[SPT-8] are picked with the same cell, and named in the slip with their season', async () => {
    visit('?tab=outrights&odds=hongkong');
    const cell = await screen.findByRole('button', { name: '云岭飞鹤 夺冠，3.50' });
    fireEvent.click(cell);
    expect(cell).toHaveAttribute('aria-pressed', 'true');
    const slip = await screen.findByRole('region', { name: '注单' });
    const leg = await within(slip).findByRole('listitem');
    expect(leg).toHaveAttribute('data-leg', 'out.fb.river.20261123:outright:season:0:f1');
    expect(leg).toHaveTextContent('江河联赛');
    expect(leg).toHaveTextContent('云岭飞鹤');
    expect(leg).toHaveTextContent('冠军 · 2026/11/23 起的赛季');
  });

  it('[SPT-8] are no part of a parlay with a match of their league', async () => {
    const match = buildEvent();
    visit(
      '?tab=outrights',
      {
        sportsEvent: () => match,
        sportsBoard: () => ({
          events: [match],
          competitions: [],
          counts: { live: 1, today: 0, early: 0 },
          sports: [],
        }),
      },
      { isMember: true },
    );
    fireEvent.click(await screen.findByRole('button', { name: '云岭飞鹤 夺冠，4.50' }));
    fireEvent.click(screen.getByRole('tab', { name: /滚球/ }));
    fireEvent.click(await screen.findByRole('button', { name: '大 2.5，1.88' }));
    const slip = await screen.findByRole('region', { name: '注单' });
    fireEvent.click(await within(slip).findByRole('tab', { name: '串关' }));
    expect(await within(slip).findByText('冠军盘不能与同联赛的其他选项串关。')).toBeInTheDocument();
    fireEvent.click(within(slip).getByRole('button', { name: '改为单注' }));
    await waitFor(() =>
      expect(within(slip).queryByText('冠军盘不能与同联赛的其他选项串关。')).not.toBeInTheDocument(),
    );
  });

  it('[SPT-8] show more than twelve participants on demand, and move by the arrow keys', async () => {
    const participants = Array.from({ length: 15 }, (_, index) => side(index + 1));
    const prices = Object.fromEntries(participants.map(({ id }, index) => [id, 2_000 + index * 100]));
    visit('?tab=outrights', {
      sportsOutrights: () => ({ outrights: [buildOutright({ participants }, prices)] }),
    });
    const grid = await screen.findByRole('grid', { name: '足球 冠军盘' });
    const cells = () => within(grid).getAllByRole('button', { name: /夺冠/ });
    expect(cells()).toHaveLength(12);
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    fireEvent.focus(cells()[0]!);
    cells()[0]!.focus();
    fireEvent.keyDown(cells()[0]!, { key: 'ArrowRight' });
    expect(cells()[1]).toHaveFocus();
    fireEvent.keyDown(cells()[1]!, { key: 'End' });
    expect(cells()[11]).toHaveFocus();
    fireEvent.click(within(grid).getByRole('button', { name: '显示全部 15 个' }));
    expect(cells()).toHaveLength(15);
  });

  it('[SPT-8] show the winner of a season that is settled with its seed, and when one will be', async () => {
    visit('?tab=outrights', {
      sportsOutrights: () => ({
        outrights: [
          buildOutright({
            id: 'out.fb.river.20261116',
            status: 'settled',
            markets: [],
            winner: 'f3',
            seed: 'beef',
          }),
          buildOutright({ id: 'out.fb.river.20261109', status: 'ended', markets: [] }),
          buildOutright({ id: 'out.fb.river.20261102', status: 'cancelled', markets: [], seed: 'feed' }),
        ],
      }),
    });
    const grid = await screen.findByRole('grid', { name: '足球 冠军盘' });
    expect(within(grid).getByText('北桥铁骑')).toBeInTheDocument();
    expect(within(grid).getByText('赛季种子 beef')).toBeInTheDocument();
    expect(within(grid).getByText(/赛季已结束，11\/30 12:00 确认积分榜并派彩/)).toBeInTheDocument();
    expect(within(grid).getByText('赛季取消，注单退回本金')).toBeInTheDocument();
  });

  it('[SPT-8] are found by a participant, and say when none is', async () => {
    visit('?tab=outrights&text=铁骑');
    expect(await screen.findByRole('grid', { name: '足球 冠军盘' })).toBeInTheDocument();
    visit('?tab=outrights&text=没有这个队');
    fireEvent.click(await screen.findByRole('button', { name: '清除筛选' }));
    expect(await screen.findAllByRole('grid', { name: '足球 冠军盘' })).toHaveLength(2);
  });

  it('[SPT-8] can be requested again after an error', async () => {
    let isDown = true;
    visit('?tab=outrights', {
      sportsOutrights: () => {
        if (isDown) throw new Error('down');
        return { outrights: [buildOutright()] };
      },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('grid', { name: '足球 冠军盘' })).toBeInTheDocument();
  });

  it('[SPT-8] have texts in English', async () => {
    visit('?tab=outrights', {}, { locale: 'en' });
    expect(await screen.findByRole('grid', { name: 'Season winners, Football' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Team 2 to win the season, 2.40' })).toBeInTheDocument();
  });
});
