import { errorCodes } from '@pavilion/contract';
import { OddsFormat } from '@pavilion/format';
import { buildBalances, buildMember, refuse } from '@pavilion/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildBet,
  buildEvent,
  eventId,
  homeWins,
  pass,
  resetBetweenTests,
  showDock,
} from './testing/slip-test-kit';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const stake = (name: string | RegExp = /^投注金额/) => screen.findByRole('textbox', { name });
const main = (amount: string) => screen.findByRole('button', { name: `投注 ¥${amount}` });

/** The amount beside a label of the facts. */
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the bet slip', () => {
  resetBetweenTests();

  it('[SPT-8] adds a selection with teams, market and line, and removes it by its cell', async () => {
    const { pick } = showDock();
    const cell = `${eventId(1)}:ah:ft:-3:h`;
    await pick(cell);
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('云岭飞鹤 −0.5/1');
    expect(card).toHaveTextContent('全场 让球 · 云岭飞鹤 对 东渡海燕');
    expect(card).toHaveTextContent('2.44');
    expect(button(`cell ${cell}`)).toHaveAttribute('aria-pressed', 'true');
    await pick(cell);
    expect(screen.queryByText('云岭飞鹤 −0.5/1')).toBeNull();
    expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
    expect(screen.getByText('注单还是空的')).toBeInTheDocument();
  });

  it('[SPT-8][MNY-3] adds quick amounts to the stake and shows stake, profit and return', async () => {
    const { pickHome, user } = showDock();
    await pickHome();
    await stake();
    await user.click(button('+100'));
    await user.click(button('+100'));
    expect(await main('200.00')).toBeEnabled();
    expect(fact('投注总额')).toContain('200.00');
    expect(fact('可赢')).toContain('210.00');
    expect(fact('含本金返还')).toContain('410.00');
    // Beside the button, which stays in sight while the selections scroll.
    const foot = (await main('200.00')).parentElement!;
    expect(foot).toHaveTextContent(/投注总额.*200\.00.*可赢.*210\.00/);
  });

  it('[SPT-8] asks for a missing stake on its main button alone', async () => {
    const { pickHome, user } = showDock();
    await pickHome();
    expect(await screen.findByRole('button', { name: '请输入金额' })).toBeDisabled();
    expect(screen.queryByText('请输入投注金额。')).not.toBeInTheDocument();
    await user.type(await stake(), '100');
    expect(await main('100.00')).toBeEnabled();
  });

  it('[SPT-8] offers the whole balance up to the limit of a single bet', async () => {
    const { pickHome, user } = showDock();
    await pickHome();
    await user.click(await screen.findByRole('button', { name: '最大' }));
    expect(await stake()).toHaveValue('1280');
    expect(screen.getByText('单注限额 ¥10.00 – ¥8,300.00')).toBeInTheDocument();
  });

  it('[SPT-8][PLT-1][REQ-10] places a single bet with price, epoch and consent, and empties the slip', async () => {
    const { pickHome, user, bodies, keys } = showDock();
    await pickHome();
    await user.type(await stake(), '100');
    await user.click(await main('100.00'));
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(bodies('sportsPlace')).toEqual([
      {
        provider: 'IMTY',
        legs: [{ selection: homeWins(1), price: 2050, epoch: 0 }],
        sizes: [1],
        unit: '100',
        consent: 'better',
      },
    ]);
    expect(keys('sportsPlace')[0]).toMatch(/^\S{8,64}$/);
    expect(screen.getByText('注单还是空的')).toBeInTheDocument();
    expect(button(`cell ${homeWins(1)}`)).toHaveAttribute('aria-pressed', 'false');
  });

  it('[SPT-8] keeps the selections after a bet when the member wants so', async () => {
    const { pickHome, user } = showDock();
    await pickHome();
    await user.click(screen.getByRole('checkbox', { name: '投注后保留选项' }));
    await user.type(await stake(), '100');
    await user.click(await main('100.00'));
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(button(`cell ${homeWins(1)}`)).toHaveAttribute('aria-pressed', 'true');
    expect(await stake()).toHaveValue('');
  });

  it('[SPT-8] places each single bet with its own stake', async () => {
    const { pickHome, user, bodies, keys } = showDock();
    await pickHome(1);
    await pickHome(2);
    await user.type(await stake('云岭飞鹤 的投注金额'), '50');
    await user.type(await stake('北桥铁骑 的投注金额'), '70');
    await user.click(await main('120.00'));
    expect(await screen.findAllByText('投注成功')).toHaveLength(2);
    expect(bodies('sportsPlace').map((body) => (body as { unit: string }).unit)).toEqual(['50', '70']);
    expect(new Set(keys('sportsPlace')).size).toBe(2);
  });

  it('[SPT-8] fills the stakes of several selections from one field above them, up to what the balance allows for all', async () => {
    const { pickHome, user } = showDock();
    await pickHome(1);
    await pickHome(2);
    const all = await stake(/^每注金额/);
    const own = [await stake('云岭飞鹤 的投注金额'), await stake('北桥铁骑 的投注金额')];
    expect(all.compareDocumentPosition(own[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(button('+10'));
    for (const field of own) expect(field).toHaveValue('10');
    await waitFor(() => expect(button('最大')).toBeEnabled());
    await user.click(button('最大'));
    for (const field of [all, ...own]) expect(field).toHaveValue('640');
  });

  it('[SPT-8] places a parlay at the product of its prices, and a system with the number of its bets', async () => {
    const { pickHome, user, bodies } = showDock();
    for (const n of [1, 2, 3]) await pickHome(n);
    await user.click(screen.getByRole('tab', { name: '串关' }));
    expect(fact('总赔率')).toBe('8.61');
    await user.click(screen.getByRole('tab', { name: '系统' }));
    const systems = screen.getByRole('combobox', { name: '系统组合' });
    expect(
      within(systems)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['3 串 3', '3 串 4', '幸运 7']);
    await user.selectOptions(systems, '3 串 4');
    await user.type(await stake(/^每注金额/), '20');
    expect(fact('投注总额')).toContain('80.00');
    await user.click(await main('80.00'));
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(bodies('sportsPlace')[0]).toMatchObject({ sizes: [2, 3], unit: '20' });
  });

  it('[SPT-8] marks selections of one match that cannot be combined, and offers single bets', async () => {
    const { pick, pickHome, user } = showDock();
    await pickHome(1);
    await pick(`${eventId(1)}:ou:ft:9:o`);
    expect(screen.getByText('大 2/2.5')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '串关' }));
    expect(screen.getAllByText('与同场选项冲突')).toHaveLength(2);
    expect(screen.getByText('同一场比赛的选项不能串关。')).toBeInTheDocument();
    await user.click(button('改为单注'));
    expect(screen.queryByText('与同场选项冲突')).toBeNull();
  });

  it('[SPT-8] replaces a selection of the same market, and of the same match in a parlay', async () => {
    const { pick, pickHome, user } = showDock();
    await pickHome(1);
    await pick(`${eventId(1)}:1x2:ft:0:a`);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('东渡海燕');
    await user.click(screen.getByRole('tab', { name: '串关' }));
    await pick(`${eventId(1)}:ou:ft:9:o`);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('[SPT-8] shows a suspension with its reason, keeps the selection and opens again by itself', async () => {
    const { pickHome, user, update } = showDock();
    await pickHome();
    await user.type(await stake(), '100');
    await update(
      buildEvent(1, { version: [2, 0], status: 'live', market: { status: 'suspended', reason: 'goal' } }),
    );
    expect(screen.getByText(/^暂停投注：进球确认中/)).toBeInTheDocument();
    expect(button('暂停中')).toBeDisabled();
    // In place of the league, so that nothing below it moves.
    expect(screen.getByRole('listitem')).not.toHaveTextContent('江河联赛');
    expect(screen.getByRole('listitem')).toHaveTextContent('暂停');
    await update(buildEvent(1, { version: [3, 0], status: 'live' }));
    expect(button('投注 ¥100.00')).toBeEnabled();
    expect(await stake()).toHaveValue('100');
  });

  it('[SPT-8][MNY-3] shows no limit of zero for a suspended selection, keeps the place of the whole balance, and asks again', async () => {
    const refused = {
      ...{ min: '10.00', max: '0.00', maxPayout: '1000000.00', legs: [] },
      refusal: { reason: 'leg-suspended', next: 'wait' },
    } as const;
    let answer: object = refused;
    const { pickHome, update } = showDock({
      handlers: { sportsLimits: () => answer as never },
    });
    const suspended = { status: 'suspended', reason: 'goal' } as const;
    await pickHome();
    await update(buildEvent(1, { version: [2, 0], status: 'live', market: suspended }));
    expect(await screen.findByText('暂停中，恢复后显示限额')).toBeInTheDocument();
    expect(screen.queryByText(/¥0\.00$/)).toBeNull();
    expect(button('最大')).toBeDisabled();
    answer = { min: '10.00', max: '8300.00', maxPayout: '1000000.00', legs: [] };
    await update(buildEvent(1, { version: [3, 0], status: 'live' }));
    expect(await screen.findByText('单注限额 ¥10.00 – ¥8,300.00')).toBeInTheDocument();
    expect(button('最大')).toBeEnabled();
    // The limits of before a suspension stay.
    await update(buildEvent(1, { version: [4, 0], status: 'live', market: suspended }));
    expect(screen.getByText('单注限额 ¥10.00 – ¥8,300.00')).toBeInTheDocument();
  });

  it('[SPT-8] asks for consent when the price fell, and places at the accepted price', async () => {
    const { pickHome, user, update, bodies } = showDock();
    await pickHome();
    await user.type(await stake(), '100');
    await update(buildEvent(1, { version: [2, 0], home: 2000 }));
    expect(screen.getByText('赔率已变 2.05 → 2.00，请确认。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '投注 ¥100.00' })).toBeNull();
    await user.click(button('接受变化'));
    await user.click(await main('100.00'));
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(bodies('sportsPlace')[0]).toMatchObject({ legs: [{ price: 2000 }] });
  });

  it('[SPT-8] lets a better price pass, and a worse one within the chosen tolerance', async () => {
    const { pickHome, user, update } = showDock();
    await pickHome();
    await user.type(await stake(), '100');
    await update(buildEvent(1, { version: [2, 0], home: 2150 }));
    expect(button('投注 ¥100.00')).toBeEnabled();
    expect(screen.getByText('赔率由 2.05 变为 2.15')).toBeInTheDocument();
    await update(buildEvent(1, { version: [3, 0], home: 2020 }));
    expect(button('接受变化')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '赔率变化' }), '接受下跌 3% 以内');
    expect(button('投注 ¥100.00')).toBeEnabled();
  });

  it('[SPT-8] shows single bets in the chosen format, and parlays in that of Europe', async () => {
    const { pick, user } = showDock({ format: OddsFormat.Malay });
    await pick(`${eventId(1)}:ah:ft:-2:h`);
    expect(screen.getByRole('listitem')).toHaveTextContent('-0.917');
    await user.click(screen.getByRole('tab', { name: '串关' }));
    expect(screen.getByRole('listitem')).toHaveTextContent('2.09');
  });

  it('[SPT-8] asks for consent after an event of the match, even at the same price', async () => {
    const { pickHome, user, update } = showDock();
    await pickHome();
    await user.type(await stake(), '100');
    await update(buildEvent(1, { version: [2, 0], status: 'live', market: { epoch: 1 } }));
    expect(screen.getByText('场上有变化，请确认新赔率。')).toBeInTheDocument();
  });

  it('[SPT-8] offers the nearest line when the line was withdrawn', async () => {
    const { pick, user, update } = showDock();
    await pick(`${eventId(1)}:ah:ft:-3:h`);
    const event = buildEvent(1, { version: [2, 0] });
    await update({
      ...event,
      markets: event.markets.map((market) =>
        market.type === 'ah' ? { ...market, lines: market.lines.slice(0, 1) } : market,
      ),
    });
    await user.click(button('换到 0.5 @2.09'));
    expect(screen.getByRole('listitem')).toHaveTextContent('云岭飞鹤 −0.5');
    expect(screen.queryByText(/盘口线已关闭/)).toBeNull();
  });

  it('[SPT-8] names the end of a match, and removes the selection', async () => {
    const { pickHome, user, update } = showDock();
    await pickHome();
    await update(buildEvent(1, { version: [2, 0], status: 'ended' }));
    expect(screen.getByText('比赛已结束，请移除该选项。')).toBeInTheDocument();
    await user.click(button('移除选项'));
    expect(screen.getByText('注单还是空的')).toBeInTheDocument();
  });

  it('[SPT-8] waits for a match that could not be read while the venue was closed, and shows its price then', async () => {
    const before = showDock();
    await before.pickHome();
    before.unmount();

    const page = showDock({
      events: [buildEvent(2)],
      handlers: { sportsEvent: () => refuse(errorCodes.venueMaintenance) },
    });
    await pass(1_000);
    expect(await screen.findByText('更新中')).toBeInTheDocument();
    expect(screen.queryByText('比赛已结束，请移除该选项。')).toBeNull();
    page.gateway.answer({ sportsEvent: () => buildEvent(1, { home: 2150 }) });
    await pass(3_500);
    expect(screen.getByRole('listitem')).toHaveTextContent('2.15');
  });

  it('[SPT-8] says that a match is over which the gateway does not know, until the board has it', async () => {
    const before = showDock();
    await before.pickHome();
    before.unmount();

    const page = showDock({
      events: [buildEvent(2)],
      handlers: { sportsEvent: () => refuse(errorCodes.notFound) },
    });
    expect(await screen.findByText('比赛已结束，请移除该选项。')).toBeInTheDocument();
    await page.update(buildEvent(1, { home: 2150 }));
    expect(screen.queryByText('比赛已结束，请移除该选项。')).toBeNull();
    expect(screen.getByRole('listitem')).toHaveTextContent('2.15');
  });

  it('[SPT-8][MNY-3] fills in the limit that a stake is beyond', async () => {
    const { pickHome, user } = showDock({
      handlers: { walletBalances: () => buildBalances({ main: '50000.00' }) },
    });
    await pickHome();
    const field = await stake();
    await screen.findByText(/^单注限额/);
    await user.type(field, '9000');
    expect(screen.getByText('单注最高 ¥8,300.00。')).toBeInTheDocument();
    await user.click(button('填入 ¥8,300.00'));
    expect(field).toHaveValue('8300');
    await user.clear(field);
    await user.type(field, '5');
    expect(screen.getByText('单注最低 ¥10.00。')).toBeInTheDocument();
  });

  it('[SPT-8][MNY-3] leads to the deposit, or to a transfer while the venue’s wallet pays', async () => {
    const poor = showDock({ handlers: { walletBalances: () => buildBalances({ main: '30.00' }) } });
    await poor.pickHome();
    await poor.user.type(await stake(), '100');
    expect(await screen.findByRole('link', { name: '去存款' })).toHaveAttribute(
      'href',
      '/mine/finance/deposit',
    );
    poor.unmount();

    sessionStorage.clear();
    const venue = showDock({
      handlers: { walletBalances: () => buildBalances({ main: '500.00', autoTransfer: false }) },
    });
    await venue.pickHome();
    await venue.user.type(await stake(), '100');
    expect(await screen.findByRole('link', { name: '转入' })).toHaveAttribute(
      'href',
      '/mine/finance/transfer?venue=IMTY&direction=in',
    );
  });

  it('[SPT-8] asks a visitor to log in, and keeps the slip for the member', async () => {
    const visitor = showDock({ isMember: false });
    await visitor.pickHome();
    await visitor.user.type(await stake(), '100');
    expect(screen.getByRole('link', { name: '登录后投注' })).toHaveAttribute(
      'href',
      '/user/login?next=%2Fgame%2Fsport',
    );
    expect(visitor.bodies('sportsLimits')).toEqual([]);
    visitor.unmount();

    showDock();
    expect(await main('100.00')).toBeEnabled();
    await pass(0);
    expect(sessionStorage.getItem('pavilion.slip')).toBeNull();
  });

  it('[SPT-8] keeps the slip over a reload without its prices, and shows it to no other member', async () => {
    const page = showDock();
    await page.pickHome();
    await page.user.type(await stake(), '100');
    await main('100.00');
    // The answer about the member reaches the page with the next frame.
    await pass(50);
    expect(JSON.stringify(sessionStorage)).toContain(homeWins(1));
    expect(JSON.stringify(sessionStorage)).not.toContain('2050');
    page.unmount();

    const early = showDock({ events: [] });
    expect(await screen.findByRole('button', { name: /^移除/ })).toBeEnabled();
    expect(screen.queryByText(/1\.90|2\.05/)).toBeNull();
    early.unmount();

    const again = showDock({ events: [buildEvent(1, { home: 1900 })] });
    expect(await main('100.00')).toBeEnabled();
    expect(screen.queryByText(/请确认/)).toBeNull();
    again.unmount();

    showDock({ handlers: { memberInfo: () => buildMember({ id: 'member-2' }) } });
    await pass(100);
    expect(await screen.findByText('注单还是空的')).toBeInTheDocument();
  });

  it('[SPT-8] asks before it places the same bet again', async () => {
    const { pickHome, user, bodies, gateway, keys } = showDock({
      handlers: {
        sportsPlace: () => refuse(errorCodes.slipRefused, '', { reason: 'looks-repeated', next: 'confirm' }),
      },
    });
    await pickHome();
    await user.type(await stake(), '100');
    await user.click(await main('100.00'));
    expect(await screen.findByText('与您刚才的注单相同，确定再投一注吗？')).toBeInTheDocument();
    gateway.answer({ sportsPlace: () => ({ bet: buildBet(), balance: '1180.50' }) });
    await user.click(button('确认再投一注'));
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(bodies('sportsPlace')[1]).toMatchObject({ confirmed: true });
    expect(new Set(keys('sportsPlace')).size).toBe(2);
  });

  it('[SPT-8] shows the refusal of the gateway with its limit, and keeps the input', async () => {
    const { pickHome, user } = showDock({
      handlers: {
        sportsPlace: () =>
          refuse(errorCodes.slipRefused, '', { reason: 'market-limit', next: 'use-maximum', limit: '60.00' }),
      },
    });
    await pickHome();
    await user.type(await stake(), '100');
    await user.click(await main('100.00'));
    expect(await screen.findByText('该盘口剩余额度内，单注最高 ¥60.00。')).toBeInTheDocument();
    await user.click(button('填入 ¥60.00'));
    expect(await main('60.00')).toBeEnabled();
  });

  it('[SPT-8] shows other errors with their texts of the catalogue', async () => {
    const { pickHome, user } = showDock({
      handlers: { sportsPlace: () => refuse(errorCodes.moneyHalted) },
    });
    await pickHome();
    await user.type(await stake(), '100');
    await user.click(await main('100.00'));
    const note = await screen.findByText('未投注');
    expect(note.closest('li')).toHaveTextContent(/核对|暂停/);
    expect(await main('100.00')).toBeEnabled();
  });

  it('[SPT-8] has a strip on narrow screens for as long as there are selections, which opens the slip', async () => {
    const { matchMedia } = window;
    window.matchMedia = ((query: string) => ({
      matches: query === '(max-width: 1023px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
    try {
      const { pickHome, user } = showDock();
      await pass(10);
      expect(screen.queryByRole('button', { name: /^打开注单/ })).toBeNull();
      await pickHome();
      expect(button('打开注单，1 项')).toHaveTextContent('云岭飞鹤 @2.05');
      await pickHome(2);
      expect(button('打开注单，2 项')).toHaveTextContent('单注 2 项');
      await user.click(button('打开注单，2 项'));
      const sheet = within(screen.getByRole('dialog', { name: '注单' }));
      await user.click(sheet.getByRole('tab', { name: '串关' }));
      expect(screen.getByText('总赔率 4.20')).toBeInTheDocument();
      await user.click(sheet.getByRole('button', { name: '清空' }));
      expect(sheet.getByText('注单还是空的')).toBeInTheDocument();
      expect(screen.queryByText(/^单注 2 项|^总赔率/)).toBeNull();
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('[SPT-8] leads from an empty slip to the open bets', async () => {
    const { user } = showDock({
      handlers: { sportsBets: () => ({ items: [buildBet()], nextCursor: null }) },
    });
    await user.click(await screen.findByRole('button', { name: '未结注单 1 笔' }));
    expect(screen.getByRole('tab', { name: /未结/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('[SPT-8] focuses the slip with Alt+S, and announces at most one message in three seconds', async () => {
    const { pickHome, user } = showDock();
    await pickHome(1);
    await pickHome(2);
    const region = screen.getAllByRole('status')[0];
    await pass(10);
    expect(region).toHaveTextContent('已加入注单，1 项');
    await pickHome(3);
    expect(region).toHaveTextContent('已加入注单，1 项');
    await pass(3_000);
    expect(region).toHaveTextContent('已加入注单，3 项');
    await user.keyboard('{Alt>}s{/Alt}');
    expect(screen.getByRole('region', { name: '注单' })).toHaveFocus();
  });
});
