/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { Client } from '../../client/client';
import { createTestClient } from '../../testing';
import { useLiveState } from './index';

const Shown = ({ client }: { client: Client }) => <p>{useLiveState(client).phase}</p>;

describe('useLiveState', () => {
  it('[LIV-1] returns the state of the connection', async () => {
    const { client, ports } = createTestClient();
    render(<Shown client={client} />);
    expect(screen.getByText('off')).toBeDefined();
    await act(async () => {
      client.live.open();
      await import('../../live/connection');
      await ports.clock.settle();
    });
    expect(screen.getByText('connecting')).toBeDefined();
    await act(async () => ports.socket.latest().open());
    expect(screen.getByText('connected')).toBeDefined();
    act(() => client.live.close());
    expect(screen.getByText('off')).toBeDefined();
  });
});
