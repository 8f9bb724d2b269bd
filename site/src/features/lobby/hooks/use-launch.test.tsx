/** @jest-environment-options {"url": "https://pavilion.test/"} */
import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { LocaleProvider } from '../../../shared/messages';
import { useLaunch } from './use-launch';

it('[SPT-1] [GAM-1] says in the launch that the page was loaded by HTTPS', async () => {
  const { client, gateway } = createTestClient({ handlers: exampleHandlers() });
  const launches = () => gateway.requests.filter(({ name }) => name === 'venueLaunch');
  renderHook(() => useLaunch({ code: 'lotus-reels', venue: 'lakeside' }), {
    wrapper: ({ children }) => (
      <Provider store={createStore(client)}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider>{children}</UiProvider>
        </LocaleProvider>
      </Provider>
    ),
  });
  await waitFor(() => expect(launches()).toHaveLength(1));
  expect(launches()[0]?.body).toMatchObject({ https: true });
});
