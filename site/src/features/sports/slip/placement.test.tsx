import { type Closure, errorCodes } from '@pavilion/contract';
import { buildMember, buildPlaySession, buildProtectionInfo, refuse } from '@pavilion/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBet, homeWins, pass, resetBetweenTests, showDock } from './testing/slip-test-kit';

const stake = () => screen.findByRole('textbox', { name: /^投注金额/ });
const main = (amount: string) => screen.findByRole('button', { name: `投注 ¥${amount}` });

/** Picks a selection and presses the main button. */
const placeOn = async ({ pickHome, user }: ReturnType<typeof showDock>) => {
  await pickHome();
  await user.type(await stake(), '100');
  await user.click(await main('100.00'));
};

const pending = buildBet({ state: 'pending', decideInMs: 5_000 });

describe('the placement of a bet', () => {
  resetBetweenTests();

  it('[SPT-8] shows the seconds until the venue decides, then that the bet was accepted', async () => {
    const page = showDock({ handlers: { sportsPlace: () => ({ bet: pending, balance: '1180.50' }) } });
    await placeOn(page);
    expect(await screen.findByText('等待场馆确认')).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: '5 秒' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
    await pass(2_000);
    expect(screen.getByRole('timer', { name: '3 秒' })).toBeInTheDocument();
    expect(page.bodies('sportsOutcome')).toEqual([]);
    page.gateway.answer({ sportsOutcome: () => ({ bet: buildBet() }) });
    await pass(4_000);
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(page.bodies('sportsOutcome')).toEqual([{ key: page.keys('sportsPlace')[0] }]);
  });

  it('[SPT-8] announces an accepted bet with a button that opens the member’s bets', async () => {
    const page = showDock({ handlers: { sportsPlace: () => ({ bet: buildBet(), balance: '1180.50' }) } });
    await placeOn(page);
    expect(await screen.findByText(/^投注成功，¥/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '查看注单' }));
    expect(await screen.findByRole('tab', { name: /^未结/, selected: true })).toBeInTheDocument();
  });

  it('[SPT-8] opens the bets in the records from the announcement once the board has been left', async () => {
    const page = showDock({ handlers: { sportsPlace: () => ({ bet: buildBet(), balance: '1180.50' }) } });
    await placeOn(page);
    await screen.findByText(/^投注成功，¥/);
    await page.user.click(screen.getByRole('link', { name: 'another page' }));
    await page.user.click(screen.getByRole('button', { name: '查看注单' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/mine/record/betRecord?state=open');
  });

  it('[SPT-8] announces single bets that were placed together once, with the sum of their stakes', async () => {
    const page = showDock();
    await page.pickHome(1);
    await page.pickHome(2);
    await page.user.type(await screen.findByRole('textbox', { name: '云岭飞鹤 的投注金额' }), '50');
    await page.user.type(await screen.findByRole('textbox', { name: '北桥铁骑 的投注金额' }), '70');
    await page.user.click(await main('120.00'));
    expect(await screen.findAllByText('投注成功')).toHaveLength(2);
    expect(await screen.findAllByText(/^投注成功，¥/)).toHaveLength(1);
    expect(page.bodies('sportsPlace')).toHaveLength(2);
  });

  it('[SPT-8] shows why the venue refused, the prices then and now, and puts the selections back', async () => {
    const page = showDock({ handlers: { sportsPlace: () => ({ bet: pending, balance: '1180.50' }) } });
    await placeOn(page);
    await screen.findByText('等待场馆确认');
    page.gateway.answer({
      sportsOutcome: () => ({
        bet: buildBet({
          state: 'refused',
          refusal: { reason: 'price-worse', selection: homeWins(1), prices: { asked: 2050, now: 1900 } },
        }),
      }),
    });
    await pass(6_000);
    expect(await screen.findByText('未接受，本金已退回')).toBeInTheDocument();
    expect(screen.getByText(/投注时 2.05，确认时 1.90/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '放回注单' }));
    expect(screen.getByRole('button', { name: `cell ${homeWins(1)}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.queryByText('未接受，本金已退回')).toBeNull();
  });

  it('[SPT-8] puts the selections of a refused bet back into the slip of its venue only', async () => {
    const page = showDock({ handlers: { sportsPlace: () => ({ bet: pending, balance: '1180.50' }) } });
    await placeOn(page);
    await screen.findByText('等待场馆确认');
    page.gateway.answer({
      sportsOutcome: () => ({
        bet: buildBet({ state: 'refused', refusal: { reason: 'leg-suspended', selection: homeWins(1) } }),
      }),
    });
    await pass(6_000);
    await page.toVenue('another venue');
    expect(screen.getByText('未接受，本金已退回')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '放回注单' })).toBeNull();
    await page.toVenue('the first venue');
    await page.user.click(screen.getByRole('button', { name: '放回注单' }));
    const cell = () => screen.getByRole('button', { name: `cell ${homeWins(1)}` });
    expect(cell()).toHaveAttribute('aria-pressed', 'true');
    await page.toVenue('another venue');
    expect(cell()).toHaveAttribute('aria-pressed', 'false');
  });

  describe('that looks like an earlier one', () => {
    const repeated = () => refuse(errorCodes.slipRefused, '', { reason: 'looks-repeated', next: 'confirm' });
    /** Places a parlay of the first two matches, which the gateway refuses. */
    const placeTwice = async () => {
      const page = showDock({ handlers: { sportsPlace: repeated } });
      await page.pickHome(1);
      await page.pickHome(2);
      await page.user.click(screen.getByRole('tab', { name: '串关' }));
      await page.user.type(await stake(), '10');
      await page.user.click(await main('10.00'));
      expect(await screen.findByRole('button', { name: '确认再投一注' })).toBeEnabled();
      page.gateway.answer({ sportsPlace: () => ({ bet: buildBet(), balance: '1270.50' }) });
      return page;
    };
    const expectNothingConfirmed = () => {
      expect(screen.queryByRole('button', { name: '确认再投一注' })).toBeNull();
      expect(screen.queryByText('与您刚才的注单相同，确定再投一注吗？')).toBeNull();
      expect(screen.queryByText('未投注')).toBeNull();
    };

    it('[SPT-8] is not confirmed with a selection that was added on the board', async () => {
      const page = await placeTwice();
      await page.pickHome(3);
      expectNothingConfirmed();
      await page.user.click(await main('10.00'));
      expect(await screen.findByText('投注成功')).toBeInTheDocument();
      const last = page.bodies('sportsPlace')[1] as { readonly legs: readonly unknown[] };
      expect(last.legs).toHaveLength(3);
      expect(last).not.toHaveProperty('confirmed');
    });

    it('[SPT-8] is not known to the slip of another venue, and can be confirmed at its own', async () => {
      const page = await placeTwice();
      await page.toVenue('another venue');
      await page.pickHome(3);
      expectNothingConfirmed();
      await page.toVenue('the first venue');
      await page.user.click(screen.getByRole('button', { name: '确认再投一注' }));
      expect(await screen.findByText('投注成功')).toBeInTheDocument();
      expect(page.bodies('sportsPlace')[1]).toMatchObject({ provider: 'IMTY', confirmed: true });
    });

    it('[SPT-8] is confirmed alone among single bets', async () => {
      const page = showDock({
        handlers: {
          sportsPlace: ({ unit }) =>
            unit === '50'
              ? repeated()
              : refuse(errorCodes.slipRefused, '', { reason: 'venue-closed', next: 'wait' }),
        },
      });
      await page.pickHome(1);
      await page.pickHome(2);
      await page.user.type(await screen.findByRole('textbox', { name: '云岭飞鹤 的投注金额' }), '50');
      await page.user.type(await screen.findByRole('textbox', { name: '北桥铁骑 的投注金额' }), '70');
      await page.user.click(await main('120.00'));
      await page.user.click(await screen.findByRole('button', { name: '确认再投一注' }));
      await waitFor(() => expect(page.bodies('sportsPlace')).toHaveLength(4));
      expect(page.bodies('sportsPlace')[2]).toMatchObject({ unit: '50', confirmed: true });
      expect(page.bodies('sportsPlace')[3]).not.toHaveProperty('confirmed');
    });
  });

  it('[REQ-10][SPT-8] asks for the outcome after a lost answer, and sends the bet once', async () => {
    const page = showDock();
    page.gateway.fault('sportsPlace', { kind: 'black-hole' }, 1);
    page.gateway.fault('sportsOutcome', { kind: 'drop' }, 2);
    page.gateway.answer({ sportsOutcome: () => ({ bet: buildBet() }) });
    await placeOn(page);
    await pass(20_000);
    expect(await screen.findByText('正在确认结果')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '投注 ¥100.00' })).toHaveAttribute('aria-busy', 'true');
    // React renders, and so waits again, after each step.
    for (let second = 0; second < 10; second += 1) await pass(1_000);
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(page.bodies('sportsPlace')).toHaveLength(1);
    expect(new Set(page.bodies('sportsOutcome').map((body) => (body as { key: string }).key))).toEqual(
      new Set(page.keys('sportsPlace')),
    );
  });

  it('[REQ-10][SPT-8] says that a bet was not placed when the gateway never got it, and keeps the slip', async () => {
    const page = showDock();
    page.gateway.fault('sportsPlace', { kind: 'black-hole' }, 1);
    await placeOn(page);
    await pass(25_000);
    expect(await screen.findByText('未投注')).toBeInTheDocument();
    await page.user.click(await main('100.00'));
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(new Set(page.keys('sportsPlace')).size).toBe(2);
  });

  it('[REQ-10][SPT-8] continues after a reload with the stored key, and sends nothing again', async () => {
    const page = showDock();
    page.gateway.fault('sportsPlace', { kind: 'black-hole' });
    await placeOn(page);
    await pass(1_000);
    const [key] = page.keys('sportsPlace');
    page.unmount();

    const again = showDock({ handlers: { sportsOutcome: () => ({ bet: buildBet() }) } });
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(again.bodies('sportsOutcome')).toEqual([{ key }]);
    expect(again.bodies('sportsPlace')).toEqual([]);
    expect(screen.getByText('注单还是空的')).toBeInTheDocument();
    again.unmount();

    const third = showDock();
    await pass(1_000);
    expect(third.bodies('sportsOutcome')).toEqual([]);
  });

  it('[REQ-10] does not ask for the bets of another member', async () => {
    const page = showDock();
    page.gateway.fault('sportsPlace', { kind: 'black-hole' });
    await placeOn(page);
    await pass(1_000);
    page.unmount();

    const other = showDock({ handlers: { memberInfo: () => buildMember({ id: 'member-2' }) } });
    await pass(1_000);
    expect(other.bodies('sportsOutcome')).toEqual([]);
  });

  it('[REQ-10] places one bet for a double click', async () => {
    const page = showDock();
    await page.pickHome();
    await page.user.type(await stake(), '100');
    await page.user.dblClick(await main('100.00'));
    expect(await screen.findByText('投注成功')).toBeInTheDocument();
    expect(page.bodies('sportsPlace')).toHaveLength(1);
  });

  it.each([
    ['stakeLimitReached', /超过您设定的投注限额/],
    ['betLimitExceeded', /超过单笔投注上限，请调低金额/],
  ] as const)('[PRO-1][SPT-8] shows the refusal of the protection with its link: %s', async (name, text) => {
    const page = showDock({ handlers: { sportsPlace: () => refuse(errorCodes[name]) } });
    await placeOn(page);
    await screen.findByText('未投注');
    expect(screen.getByText(text)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: '查看理性娱乐' })).toBeInTheDocument());
  });

  it('[PRO-2][SPT-8] says until when a time-out allows no bet, before one is tried', async () => {
    const closure: Closure = {
      kind: 'time-out',
      startedAt: new Date(Date.now() - 86_400_000).toISOString(),
      endsAt: new Date(Date.now() + 60_000).toISOString(),
      mayAskToReturn: false,
      returnsAt: null,
    };
    const page = showDock({ handlers: { protectionInfo: () => buildProtectionInfo({ closure }) } });
    await page.pickHome();
    expect(
      await screen.findByText(/^2\d{3}\/\d\d\/\d\d \d\d:\d\d 之前，不能存款、投注和领取礼金/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看限额设置' })).toHaveAttribute('href', '/mine/protection');
    await page.user.type(await stake(), '100');
    expect(await main('100.00')).toBeDisabled();
    await pass(60_000);
    await waitFor(async () => expect(await main('100.00')).toBeEnabled());
  });

  describe('that a reality check stops', () => {
    /** A gateway that demands the check until it is answered. */
    const showDue = () => {
      let isDue = true;
      const info = () => buildProtectionInfo({ session: buildPlaySession() });
      return showDock({
        handlers: {
          protectionInfo: info,
          realityCheckAnswer: () => {
            isDue = false;
            return info();
          },
          sportsPlace: () =>
            isDue ? refuse(errorCodes.realityCheckDue) : { bet: buildBet(), balance: '1180.50' },
        },
      });
    };
    const answer = async (page: ReturnType<typeof showDock>, name: string) => {
      const check = await screen.findByRole('dialog', { name: '歇一歇，看看时间' });
      await page.user.click(within(check).getByRole('button', { name }));
      await pass(1_000);
      expect(screen.queryByRole('dialog', { name: '歇一歇，看看时间' })).toBeNull();
      expect(screen.queryByText('未投注')).toBeNull();
    };

    it('[PRO-3] asks, and has the selections in the slip to place them again', async () => {
      const page = showDue();
      await placeOn(page);
      await answer(page, '继续');
      expect(page.bodies('realityCheckAnswer')).toEqual([{ answer: 'continue' }]);
      await page.user.click(await main('100.00'));
      expect(await screen.findByText('投注成功')).toBeInTheDocument();
      expect(new Set(page.keys('sportsPlace')).size).toBe(2);
    });

    it('[PRO-3] clears the selections and leads home when the member stops', async () => {
      const page = showDue();
      await placeOn(page);
      await answer(page, '先不玩了');
      expect(page.bodies('realityCheckAnswer')).toEqual([{ answer: 'stop' }]);
      expect(screen.getByText('注单还是空的')).toBeInTheDocument();
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
    });
  });
});
