import type { OwnSignIns, SignInInfo } from '@pavilion/contract';
import { errorCodes } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildProtectionInfo, createTestClient, type Handlers, refuse } from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { CalendarPage } from './calendar';

const own = (changes: Partial<OwnSignIns> = {}): OwnSignIns => ({
  days: [
    { day: '2026-06-16', coins: '10.00', isMakeUp: false },
    { day: '2026-06-17', coins: '10.00', isMakeUp: false },
  ],
  streak: 2,
  hasSignedIn: false,
  nextCoins: '20.00',
  coins: '60.00',
  makeUpsLeft: 2,
  makeUpDays: ['2026-06-14', '2026-06-15'],
  ...changes,
});

const infoOf = (changes: Partial<SignInInfo> = {}): SignInInfo => ({
  month: '2026-06',
  today: '2026-06-18',
  nextDayAt: '2126-06-18T16:00:00.000Z',
  rewards: ['10.00', '10.00', '20.00', '20.00', '30.00', '30.00', '100.00'],
  fullMonthCoins: '188.00',
  makeUpCost: '50.00',
  makeUpsAMonth: 2,
  events: [
    {
      id: 'event',
      title: { 'zh-CN': '电子新品周', en: 'New slots' },
      from: '2026-06-15',
      to: '2026-06-18',
      href: '/game/egame',
    },
  ],
  own: own(),
  ...changes,
});

const show = (handlers: Handlers = {}, isMember = true, now?: () => number) => {
  const { client, gateway } = createTestClient({
    handlers: { signInInfo: ({ month = '2026-06' }) => infoOf({ month }), ...handlers },
    ...(isMember && { ports: memberPorts() }),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={now ? { ...client, now } : client} wasMember={isMember}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <CalendarPage id="calendar" title="活动日历" />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  const sent = (name: string) =>
    gateway.requests.filter((each) => each.name === name).map(({ body }) => body);
  return { gateway, sent, user: userEvent.setup() };
};

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

describe('the sign-in calendar', () => {
  it('[ACT-3] signs in, and shows what was received and what comes next', async () => {
    let signed = false;
    const { user } = show({
      signInInfo: () =>
        infoOf({
          own: signed
            ? own({
                streak: 3,
                hasSignedIn: true,
                coins: '80.00',
                days: [...own().days, { day: '2026-06-18', coins: '20.00', isMakeUp: false }],
              })
            : own(),
        }),
      signIn: () => {
        signed = true;
        return { day: '2026-06-18', coins: '20.00', isMakeUp: false };
      },
    });
    expect(await screen.findByText('已连续签到 2 天')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: '第 3 天，20 金币，下一次签到' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '签到领 20 金币' }));
    expect(await screen.findByText('签到成功，获得 20 金币')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '今日已签到' })).toBeDisabled();
    expect(screen.getByText('明天签到可得 20 金币')).toBeInTheDocument();
    expect(await cell(/6月18日.*今天.*已签到，获得 20 金币/)).toBeInTheDocument();
  });

  it('[ACT-3] signs in on the cell of today, which takes no further tab stop', async () => {
    const { user, sent } = show({ signIn: () => ({ day: '2026-06-18', coins: '20.00', isMakeUp: false }) });
    const button = within(await cell(/6月18日/)).getByRole('button', { name: '签到' });
    expect(button).toHaveAttribute('tabindex', '-1');
    await user.click(button);
    expect(await screen.findByText('签到成功，获得 20 金币')).toBeInTheDocument();
    expect(sent('signIn')).toHaveLength(1);
  });

  it('[ACT-3] selects days by keyboard, one of which is in the tab order', async () => {
    const { user, sent } = show();
    (await cell(/6月18日/)).focus();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(await cell(/6月10日/)).toHaveFocus();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /5月27日/ })).toHaveFocus());
    expect(sent('signInInfo')).toContainEqual({ month: '2026-05' });
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /6月18日/ })).toHaveFocus());
  });

  it('[ACT-3] gives phones the week of the chosen day first, and the whole month on request', async () => {
    const { user } = show();
    await cell(/6月18日/);
    const grid = screen.getByRole('grid');
    const chosen = () =>
      screen
        .getAllByRole('row')
        .filter((row) => row.hasAttribute('data-chosen'))
        .map(({ textContent }) => textContent);
    expect(grid).toHaveAttribute('data-week-only');
    expect(chosen()).toEqual([expect.stringMatching(/^15.*18.*21/)]);
    await user.click(await cell(/6月10日/));
    expect(chosen()).toEqual([expect.stringMatching(/^8.*10.*14/)]);
    // Wider pages hide it.
    const button = screen.getByText('展开整月').closest('button')!;
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(grid).not.toHaveAttribute('data-week-only');
    expect(button).toHaveTextContent('只看本周');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    // Another month has no current week.
    await user.click(screen.getByRole('button', { name: '上个月' }));
    expect(screen.queryByText('只看本周')).not.toBeInTheDocument();
  });

  it('[ACT-3] names the place of today in the week of rewards', async () => {
    show();
    const today = await screen.findByRole('listitem', { name: '第 3 天，20 金币，下一次签到' });
    expect(today).toHaveAttribute('aria-current', 'step');
    expect(within(today).getByText('今天')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: '第 4 天，20 金币' })).toHaveTextContent('第 4 天');
  });

  it('[ACT-3] makes up for a missed day after a confirmation', async () => {
    const { user, sent } = show({
      signInMakeup: ({ day }) => ({ day, coins: '0.00', isMakeUp: true }),
    });
    await user.click(await cell(/6月15日.*可补签/));
    await user.click(screen.getByRole('button', { name: '用 50 金币补签' }));
    await user.click(await screen.findByRole('button', { name: /确定/ }));
    expect(await screen.findByText('补签成功')).toBeInTheDocument();
    expect(sent('signInMakeup')).toEqual([{ day: '2026-06-15' }]);
  });

  it('[ACT-3] offers no make-up without the coins for it', async () => {
    const { user } = show({ signInInfo: () => infoOf({ own: own({ coins: '49.00' }) }) });
    await user.click(await cell(/6月15日/));
    expect(screen.getByRole('button', { name: '用 50 金币补签' })).toBeDisabled();
    expect(screen.getByText('补签需要 50 金币，现有 49 金币。')).toBeInTheDocument();
  });

  it('[ACT-3] turns the day on an open page when the day of the gateway turns', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      let today = '2026-06-18';
      let now = Date.parse('2026-06-18T15:59:59Z');
      const nextDay = { '2026-06-18': '2026-06-18T16:00:00.000Z', '2026-06-19': '2026-06-19T16:00:00.000Z' };
      const signInInfo = () => infoOf({ today, nextDayAt: nextDay[today as keyof typeof nextDay] });
      const { sent } = show({ signInInfo }, true, () => now);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(await cell(/6月18日.*今天/)).toBeInTheDocument();
      const asked = sent('signInInfo').length;
      today = '2026-06-19';
      now = Date.parse('2026-06-18T16:00:01Z');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(await cell(/6月19日.*今天/)).toBeInTheDocument();
      expect(sent('signInInfo')).toHaveLength(asked + 1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[ACT-3] shows visitors the rewards and offers the login', async () => {
    const { user } = show({ signInInfo: () => infoOf({ own: null }) }, false);
    await user.click(await screen.findByRole('button', { name: '登录签到' }));
    expect(await screen.findByText('登录后即可签到')).toBeInTheDocument();
    expect(screen.getAllByText('电子新品周').length).toBeGreaterThan(0);
  });

  it('[PRO-2] says why a closed account has no calendar', async () => {
    show({ signInInfo: () => refuse(errorCodes.timedOut) });
    expect(await screen.findByText(/您正在休息期/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /重试/ })).not.toBeInTheDocument();
  });

  it('[PRO-2] shows until when the account is closed', async () => {
    show({
      signInInfo: () => refuse(errorCodes.timedOut),
      protectionInfo: () =>
        buildProtectionInfo({
          closure: {
            kind: 'time-out',
            startedAt: '2026-01-01T00:00:00.000Z',
            endsAt: '2027-01-01T00:00:00.000Z',
            mayAskToReturn: false,
            returnsAt: '2027-01-01T00:00:00.000Z',
          },
        }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: /休息/ })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('[ACT-3] [ERR-8] shows an error with a retry', async () => {
    const { user, gateway } = show({ signInInfo: () => refuse(errorCodes.generalError) });
    expect(await screen.findByText('没有加载成功')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '活动日历' })).toBeVisible();
    gateway.answer({ signInInfo: () => infoOf() });
    await user.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByText('已连续签到 2 天')).toBeInTheDocument();
  });
});
