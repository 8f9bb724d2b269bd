/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Client } from '../client/client';
import { createTestClient } from '../testing';
import { useIsMember, useSession } from './index';

const Greeting = ({ client, wasMember }: { client: Client; wasMember?: boolean }) => (
  <p>{useIsMember(client, wasMember) ? 'member' : 'visitor'}</p>
);

/** Shows the session in which it was mounted. */
const Draft = ({ epoch }: { epoch: number }) => {
  const [mountedIn] = useState(epoch);
  return <p>draft of {mountedIn}</p>;
};
const Cashier = ({ client }: { client: Client }) => {
  const { isMember, epoch } = useSession(client);
  return isMember ? <Draft key={epoch} epoch={epoch} /> : <p>visitor</p>;
};

describe('useIsMember', () => {
  it('[SES-1] follows the start and the end of a session', () => {
    const { client } = createTestClient();
    render(<Greeting client={client} />);
    expect(screen.getByText('visitor')).toBeDefined();
    act(() => client.session.start('token-1'));
    expect(screen.getByText('member')).toBeDefined();
    act(() => client.session.clear());
    expect(screen.getByText('visitor')).toBeDefined();
  });

  it('[SES-1] is true at the first rendering of a page that is opened with a session', () => {
    const { client } = createTestClient();
    client.session.start('token-1');
    render(<Greeting client={client} />);
    expect(screen.getByText('member')).toBeDefined();
  });

  it('[SES-1] hydrates what the server rendered, then shows the session of the browser', async () => {
    const { client } = createTestClient();
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Greeting client={client} />);
    expect(place.textContent).toBe('visitor');
    client.session.start('token-1');
    const mismatches = jest.fn();
    await act(async () => {
      hydrateRoot(place, <Greeting client={client} wasMember={false} />, { onRecoverableError: mismatches });
    });
    expect(mismatches).not.toHaveBeenCalled();
    expect(place.textContent).toBe('member');
  });
});

describe('useSession', () => {
  it('[SES-1] changes its epoch when one member follows another', () => {
    const { client } = createTestClient();
    render(<Cashier client={client} />);
    expect(screen.getByText('visitor')).toBeDefined();
    act(() => client.session.start('token-1'));
    expect(screen.getByText('draft of 1')).toBeDefined();
    act(() => client.session.start('token-2'));
    expect(screen.getByText('draft of 2')).toBeDefined();
    act(() => client.session.clear());
    expect(screen.getByText('visitor')).toBeDefined();
  });
});
