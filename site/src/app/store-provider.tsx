import type { createStore } from '@pavilion/sdk/react';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';

interface StoreProviderProps {
  readonly store: ReturnType<typeof createStore>;
  readonly children: ReactNode;
}

/**
 * Provides the store. Parts of the page hydrate later than others, when an answer may have changed the store: they first
 * render the state that the server rendered, because React drops HTML that differs, and then the current one.
 */
export const StoreProvider = ({ store, children }: StoreProviderProps) => {
  const [serverState] = useState(store.getState);
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
};
