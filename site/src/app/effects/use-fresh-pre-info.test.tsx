import { createStore } from '@pavilion/sdk/react';
import { buildPreInfo, createTestClient } from '@pavilion/sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useFreshPreInfo } from './use-fresh-pre-info';

it('[MNT-1] fetches preInfo again when the page gets the focus, at most every 30 seconds', async () => {
  const { client, gateway } = createTestClient({ handlers: { preInfo: () => buildPreInfo() } });
  const requests = () => gateway.requests.filter(({ name }) => name === 'preInfo').length;
  const now = jest.spyOn(Date, 'now');
  const startedAt = Date.now();
  const focusAfter = async (ms: number) => {
    now.mockReturnValue(startedAt + ms);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      // The answer arrives.
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  };
  now.mockReturnValue(startedAt);
  renderHook(useFreshPreInfo, {
    wrapper: ({ children }) => <Provider store={createStore(client)}>{children}</Provider>,
  });
  await waitFor(() => expect(requests()).toBe(1));
  await focusAfter(29_999);
  expect(requests()).toBe(1);
  await focusAfter(30_000);
  await waitFor(() => expect(requests()).toBe(2));
  await focusAfter(31_000);
  expect(requests()).toBe(2);
  now.mockRestore();
});
