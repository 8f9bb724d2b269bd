import { createTestClient } from '@pavilion/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClientProvider } from '../session/session-context';
import { createRequestStore } from './stored-request';
import type { Operation } from './submission';
import { useSubmission } from './use-submission';

type Body = { readonly channel: string; readonly amount: string };
const operation: Operation<Body> = { name: 'deposit', fields: ['channel', 'amount'] };
const body: Body = { channel: 'bank', amount: '100' };
const stored = () => createRequestStore(() => sessionStorage, operation, 'member-1').read();

const render = (send: () => Promise<string>) => {
  const { client } = createTestClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client} wasMember>
      {children}
    </ClientProvider>
  );
  return renderHook(() => useSubmission(operation, 'member-1', send), { wrapper }).result;
};

describe('useSubmission', () => {
  beforeEach(() => sessionStorage.clear());

  it('[REQ-10] keeps the stored key when the input changes while the request is pending', async () => {
    let answer = (_: string) => {};
    const send = () => new Promise<string>((resolve) => (answer = resolve));
    const result = render(send);
    act(() => result.current.submit(body));
    const request = stored();
    expect(request?.body).toEqual(body);
    act(() => result.current.edit());
    expect(stored()).toEqual(request);
    await act(async () => answer('done'));
    expect(result.current.state.status).toBe('done');
    expect(stored()).toBeUndefined();
  });
});
