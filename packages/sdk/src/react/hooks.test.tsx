/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { toErrorData } from '../errors/to-error-data';
import { buildMember, createTestClient, type Handlers } from '../testing';
import { api, createStore, useMemberInfoQuery } from './index';

const Account = () => {
  const { data, isLoading } = useMemberInfoQuery();
  return <p>{isLoading ? 'loading' : (data?.account ?? 'no member')}</p>;
};

const setup = (handlers: Handlers) => {
  const world = createTestClient({ handlers });
  const store = createStore(world.client);
  render(
    <Provider store={store}>
      <Account />
    </Provider>,
  );
  return { ...world, store, settle: () => act(() => world.ports.clock.settle()) };
};

describe('hooks', () => {
  it('[SES-3] removes the answers of the previous member and fetches those of the next', async () => {
    let account = 'first-one';
    const { client } = setup({ memberInfo: () => buildMember({ account }) });
    await act(async () => client.session.start('token-1'));
    await screen.findByText('first-one');
    account = 'second-one';
    const seen: (string | null)[] = [];
    const watcher = new MutationObserver(() => seen.push(document.body.textContent));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(async () => client.session.start('token-2'));
    await screen.findByText('second-one');
    watcher.disconnect();
    expect(seen).toEqual(['loading', 'second-one']);
  });

  it('[REQ-4] maps every form of an aborted query to `cancelled`', async () => {
    const { gateway, store, settle } = setup({ memberInfo: () => buildMember() });
    gateway.fault('preInfo', { kind: 'black-hole' });
    const running = store.dispatch(api.endpoints.preInfo.initiate());
    await settle();
    running.abort();
    const { error } = await running;
    expect(toErrorData(error)).toMatchObject({ kind: 'cancelled', message: '请求已取消,请稍后再试' });
  });

  it('[REQ-4] maps a query without an answer to `timeout`', async () => {
    const { gateway, ports, store } = setup({ memberInfo: () => buildMember() });
    gateway.fault('preInfo', { kind: 'black-hole' });
    const running = store.dispatch(api.endpoints.preInfo.initiate());
    await act(() => ports.clock.advance(20_000));
    const { error } = await running;
    expect(error).toEqual({ kind: 'timeout', message: '连接超时,请稍后再试' });
  });
});
