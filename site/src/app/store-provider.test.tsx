import { createStore, type PavilionState } from '@pavilion/sdk/react';
import { moneyApi } from '@pavilion/sdk/react/money';
import { buildProtectionInfo, createTestClient } from '@pavilion/sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useSelector } from 'react-redux';
import { LazyOnInteraction } from '../shared/lazy/lazy';
import { lazyComponent } from '../shared/lazy/lazy-component';
import { useIsClosed } from '../shared/protection/use-is-closed';
import { ClientProvider } from '../shared/session/session-context';
import { timeOut } from '../testing/time-out';
import { StoreProvider } from './store-provider';

const Account = () => <b>{useIsClosed() ? 'closed' : 'open'}</b>;
const createAccount = () => lazyComponent('account.tsx', 'Account', async () => ({ Account }));

/** How many answers the store has. A part that hydrates at once reads it, too. */
const Answers = () => (
  <i>{Object.keys(useSelector(({ pavilion }: PavilionState) => pavilion.queries)).length} answers</i>
);

it('[RTE-4] hydrates a part after the store has changed without an error, and then shows the change', async () => {
  const { client } = createTestClient();
  const page = (store: ReturnType<typeof createStore>, account: ReturnType<typeof createAccount>) => (
    <StoreProvider store={store}>
      <ClientProvider client={client} wasMember={false}>
        <Answers />
        <LazyOnInteraction component={account} props={{}} />
      </ClientProvider>
    </StoreProvider>
  );
  const onServer = createAccount();
  await onServer.preload();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(createStore(client), onServer));
  const store = createStore(client);
  const errors: unknown[] = [];
  const app = await act(async () =>
    hydrateRoot(root, page(store, createAccount()), { onRecoverableError: (error) => errors.push(error) }),
  );
  const shown = screen.getByText('open');

  const info = buildProtectionInfo({ closure: timeOut });
  await act(() => store.dispatch(moneyApi.util.upsertQueryData('protectionInfo', undefined, info)));
  expect(await screen.findByText('1 answers')).toBeInTheDocument();
  expect(shown).toHaveTextContent('open');
  await act(async () => void fireEvent.scroll(window));
  expect(errors).toEqual([]);
  expect(shown).toHaveTextContent('closed');
  act(() => app.unmount());
});
