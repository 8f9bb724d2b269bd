import { createClient } from '@pavilion/sdk';
import { createStore } from '@pavilion/sdk/react';
import { UiProvider } from '@pavilion/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Storefront } from './storefront';

const client = createClient();

createRoot(document.getElementById('root')!).render(
  <Provider store={createStore(client)}>
    <UiProvider theme="default" locale="en">
      <Storefront client={client} />
    </UiProvider>
  </Provider>,
);
