import { createClient } from '@pavilion/sdk';
import { createStore } from '@pavilion/sdk/react';
import { watchLive } from '@pavilion/sdk/react/live';
import { UiProvider } from '@pavilion/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Storefront } from './storefront';

const client = createClient();
const store = createStore(client);
client.session.watchTabs();
// The gateway pushes changes of the balance.
watchLive(client, store);

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <UiProvider theme="default" locale="en">
      <Storefront client={client} />
    </UiProvider>
  </Provider>,
);
