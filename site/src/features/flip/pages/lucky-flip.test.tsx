import type { CallResponse, FlippedCard, FlipRound } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildProtectionInfo, createTestClient, exampleHandlers, type Handlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { LuckyFlipPage } from './lucky-flip';

const prizes = ['18.88', '8.88', '2.00', '2.00', '0.88', '0.88', '0.88', '0.00', '0.00'];

const buildGrant = (id: string, differing: Partial<NonNullable<FlippedCard['grant']>> = {}) => ({
  id,
  turnover: '10.00',
  state: 'waiting' as const,
  expiresAt: null,
  ...differing,
});

const finished = (cards: FlippedCard[]): FlipRound => ({
  id: 'round-1',
  state: 'finished',
  commitment: '00'.repeat(32),
  clientSeed: 'my-seed',
  flipsLeft: 0,
  prizes,
  cards,
  startedAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-01-02T00:00:00.000Z',
  revealed: { serverSeed: '00'.repeat(32), board: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
});

const show = (
  rounds: () => FlipRound[],
  { chances = 2, ...handlers }: Handlers & { readonly chances?: number } = {},
) => {
  const flipInfo = (): CallResponse<'flipInfo'> => ({
    prizes,
    maxFlips: 3,
    chanceDays: 7,
    openHours: 12,
    multiple: 500,
    own: {
      chances: Array.from({ length: chances }, () => ({
        cause: 'sign-in' as const,
        expiresAt: '2026-01-08T00:00:00.000Z',
      })),
      rounds: rounds(),
    },
  });
  const { client, gateway } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      protectionInfo: () => buildProtectionInfo(),
      flipInfo,
      ...handlers,
    },
    ports: memberPorts(),
  });
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
  return { gateway, user: userEvent.setup() };
};

describe('a finished round of the card game', () => {
  it('[FLP-1] shows the sum that was won, and claims all its prizes at once', async () => {
    let state: 'waiting' | 'claimed' = 'waiting';
    const { gateway, user } = show(
      () => [
        finished([
          { card: 0, prize: '18.88', grant: buildGrant('grant-1', { turnover: '94.40', state }) },
          { card: 4, prize: '0.88', grant: buildGrant('grant-2', { turnover: '4.40', state }) },
          { card: 7, prize: '0.00', grant: null },
        ]),
      ],
      {
        manualDividend: ({ id }) => {
          if (id === 'grant-2') state = 'claimed';
          return { id, amount: id === 'grant-1' ? '18.88' : '0.88', balance: '100.00' };
        },
      },
    );
    const result = await screen.findByText('本轮赢得');
    expect(result).toHaveTextContent('¥19.76');
    expect(screen.getByText('领取后须完成流水 ¥98.80')).toBeVisible();
    // The main action is the claim; the next round is the second one.
    await user.click(screen.getByRole('button', { name: '领取 ¥19.76' }));
    expect(await screen.findByText('奖金已存入主钱包')).toBeVisible();
    const claims = gateway.requests.filter(({ name }) => name === 'manualDividend');
    expect(claims.map(({ body }) => body)).toEqual([{ id: 'grant-1' }, { id: 'grant-2' }]);
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull();
    expect(screen.getByText('本轮赢得')).toHaveFocus();
    expect(screen.getByRole('button', { name: '再来一轮' })).toBeVisible();
  });

  it('marks the cards of the member apart from those that were only shown', async () => {
    show(() => [finished([{ card: 0, prize: '18.88', grant: buildGrant('grant-1') }])]);
    const chosen = await screen.findByRole('button', { name: /^第 1 张牌：/ });
    expect(chosen.querySelector('[data-text="我翻的"]')).not.toBeNull();
    for (const other of screen.getAllByRole('button', { name: /未选中/ }))
      expect(other.querySelector('[data-text]')).toBeNull();
  });

  it('says that a prize is under review, and offers no claim of it', async () => {
    show(() => [finished([{ card: 0, prize: '8.88', grant: buildGrant('grant-1', { state: 'pending' }) }])], {
      chances: 0,
    });
    expect(await screen.findByText('审核中')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '再来一轮' })).toBeNull();
  });

  it('says so when nothing was won, and offers the next round as the main action', async () => {
    show(() => [finished([{ card: 7, prize: '0.00', grant: null }])]);
    expect(await screen.findByText('本轮未中奖，下次好运')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '再来一轮' })).toBeVisible());
  });
});
