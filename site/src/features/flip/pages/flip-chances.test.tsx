import { type FlipChanceCause, type FlipRound, flipChanceCauses, limits } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { LuckyFlipPage } from './lucky-flip';

type Info = CallResponse<'flipInfo'>;
type Chances = NonNullable<Info['own']>['chances'];

const infoOf = (chances: Chances, ...rounds: FlipRound[]): Info => ({
  prizes: ['18.88', '0.00'],
  maxFlips: 3,
  chanceDays: 7,
  openHours: 12,
  multiple: 300,
  own: { chances, rounds },
});

const openRound: FlipRound = {
  id: '01m84a380jc4axs5e7ma5bx2yh',
  state: 'open',
  commitment: 'a'.repeat(64),
  prizes: ['18.88', '0.00'],
  clientSeed: null,
  flipsLeft: 1,
  cards: [],
  startedAt: '2026-06-18T04:00:00.000Z',
  endsAt: '2026-06-18T16:00:00.000Z',
  revealed: null,
};

const show = (info: Info) => {
  const { client } = createTestClient({ handlers: { flipInfo: () => info }, ports: memberPorts() });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <LuckyFlipPage id="luckyFlip" title="幸运翻牌" />
            </MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
};

const names: Record<FlipChanceCause, { name: string; earned: string }> = {
  'sign-in': { name: '签到', earned: '每次签到' },
  month: { name: '全月签到', earned: '全月满签' },
  friend: { name: '邀请好友', earned: '每位达成的好友' },
};

describe('the card game', () => {
  it('[FLP-1] names everything that gives a chance to a member without one', async () => {
    show(infoOf([]));
    const text = (await screen.findByText(/各得一次机会/)).textContent;
    expect(text).toBe(
      `${flipChanceCauses.map((cause) => names[cause].earned).join('、')}各得一次机会，7 天内有效。`,
    );
    expect(screen.getByRole('link', { name: '去签到' })).toHaveAttribute('href', '/activity/calendar');
  });

  it('[FLP-1] says for how long a round is open, and how long a seed can be, by the rules in force', async () => {
    show(infoOf([{ cause: 'friend', expiresAt: '2026-06-20T04:00:00.000Z' }], openRound));
    expect(await screen.findByText(/一轮开始后 12 小时内有效/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: '您的种子' }), '。');
    expect(
      screen.getByText(`只能用字母、数字、下划线和连字符，最多 ${limits.clientSeed} 位`),
    ).toBeInTheDocument();
  });

  it('[FLP-1] lists the chances of a member by what gave them', async () => {
    const expiresAt = '2026-06-20T04:00:00.000Z';
    show(infoOf([...flipChanceCauses, 'sign-in' as const].map((cause) => ({ cause, expiresAt }))));
    const rows = (await screen.findAllByText(/^×\d$/)).map((count) => count.parentElement?.textContent);
    expect(rows).toEqual(
      flipChanceCauses.map((cause) => `${names[cause].name} ×${cause === 'sign-in' ? 2 : 1}`),
    );
  });
});
