import type { ProtectionInfo } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { moneyApi } from '@pavilion/sdk/react/money';
import { buildProtectionInfo, createTestClient } from '@pavilion/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { memberPorts } from '../../testing/member-ports';
import { ClientProvider } from '../session/session-context';
import { useStoreProtection } from './use-protection';

const render = () => {
  const { client } = createTestClient({ ports: memberPorts() });
  const store = createStore(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <ClientProvider client={client} wasMember>
        {children}
      </ClientProvider>
    </Provider>
  );
  const { result } = renderHook(() => useStoreProtection(), { wrapper });
  return {
    client,
    keep: (answer: Promise<ProtectionInfo>) => result.current(answer),
    stored: () => moneyApi.endpoints.protectionInfo.select(undefined)(store.getState()).data,
  };
};

describe('the answer of a change of the protection', () => {
  const info = buildProtectionInfo({ reviewDue: true });

  it('[PRO-1] is stored for the page', async () => {
    const { keep, stored } = render();
    await act(() => keep(Promise.resolve(info)));
    expect(stored()).toEqual(info);
  });

  it('[PRO-1][SES-3] is dropped when another member has logged in before it arrives', async () => {
    const { client, keep, stored } = render();
    let arrive = (_: ProtectionInfo) => {};
    const kept = keep(new Promise((resolve) => (arrive = resolve)));
    await act(async () => {
      client.session.clear();
      client.session.start('token-2');
    });
    arrive(info);
    await act(() => kept);
    expect(stored()).toBeUndefined();
  });
});
