import { createStore } from '@pavilion/sdk/react';
import { buildMember, createFakeClock, createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { NicknameCard } from './nickname-card';

describe('the nickname', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  it('[PFL-1] can be changed again on the open page when its 30 days are over, as the gateway says', async () => {
    const wait = 3_600_000;
    const clock = createFakeClock();
    const until = clock.now() + wait;
    const pass = (ms: number) =>
      act(async () => {
        await clock.advance(ms);
        await jest.advanceTimersByTimeAsync(ms);
        await clock.settle();
      });
    let asked = 0;
    const { client } = createTestClient({
      handlers: {
        ...exampleHandlers(),
        profileInfo: () => {
          asked += 1;
          return {
            nicknameChangeableAt: clock.now() < until ? new Date(until).toISOString() : null,
            phoneVerified: true,
            phoneTaken: false,
            passwordChangedAt: new Date(until).toISOString(),
            current: { 'real-name': null, phone: null, birthday: null, email: null },
          };
        },
      },
      ports: { ...memberPorts(), clock },
    });
    render(
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider locale="zh-CN">
              <NicknameCard member={buildMember({ nickname: '山月' })} />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>,
    );
    await pass(100);
    const field = screen.getByLabelText('昵称');
    expect(field).toBeDisabled();
    // The clock of the gateway is known to a second.
    await pass(wait - 100 + 999);
    expect(asked).toBe(1);
    await pass(1);
    expect(asked).toBe(2);
    await pass(100);
    expect(field).toBeEnabled();
  });
});
