import { createTestClient } from '@pavilion/sdk/testing';
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LazyOnInteraction } from '../lazy/lazy';
import { lazyComponent } from '../lazy/lazy-component';
import { ClientProvider } from '../session/session-context';
import { Balance } from './balance';
import { BalanceHidingContext, createBalanceHiding } from './balance-hiding';

const Account = () => (
  <b>
    <Balance value="583.15" />
  </b>
);
const createAccount = () => lazyComponent('account.tsx', 'Account', async () => ({ Account }));

it('[RTE-4] hydrates a part after the member has hidden balances without an error, and then hides its balance', async () => {
  const { client } = createTestClient();
  const hiding = createBalanceHiding(false, () => {});
  const page = (account: ReturnType<typeof createAccount>) => (
    <ClientProvider client={client} wasMember={false}>
      <BalanceHidingContext value={hiding}>
        <i>
          <Balance value="20.00" />
        </i>
        <LazyOnInteraction component={account} props={{}} />
      </BalanceHidingContext>
    </ClientProvider>
  );
  const onServer = createAccount();
  await onServer.preload();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(onServer));
  const errors: unknown[] = [];
  const app = await act(async () =>
    hydrateRoot(root, page(createAccount()), { onRecoverableError: (error) => errors.push(error) }),
  );
  const shown = root.querySelector('b')!;

  act(() => hiding.choose(true));
  expect(root.querySelector('i')).not.toHaveTextContent('20');
  expect(shown).toHaveTextContent('583.15');
  await act(async () => void fireEvent.scroll(window));
  expect(errors).toEqual([]);
  expect(root.querySelector('b')).toBe(shown);
  expect(shown).not.toHaveTextContent('583.15');
  act(() => app.unmount());
});
