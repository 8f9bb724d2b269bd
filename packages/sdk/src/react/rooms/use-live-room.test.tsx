/** @jest-environment jsdom */
import { liveIds, roomIds } from '@pavilion/contract';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Client } from '../../client/client';
import { buildJoinedRoom, buildLiveSnapshot, createTestClient, type TestPorts } from '../../testing';
import { useLiveRoom } from './index';

const Chat = ({ client, id, ports }: { client: Client; id: string; ports: TestPorts }) => {
  const { state } = useLiveRoom(client, id, ports);
  return <p>{`${state.phase}: ${state.messages.map(({ text }) => text).join()}`}</p>;
};

describe('useLiveRoom', () => {
  it('[LIV-3] joins while it is mounted, re-renders on changes, and leaves', async () => {
    const { client, ports } = createTestClient();
    const { unmount } = render(<Chat client={client} id="room-1" ports={ports} />, { wrapper: StrictMode });
    await act(async () => {
      await import('../../live/connection');
      await ports.clock.settle();
    });
    expect(screen.getByText('joining:')).toBeDefined();
    const socket = ports.socket.latest();
    await act(async () => {
      socket.open();
      socket.deliver({ id: liveIds.snapshot, msgData: { data: buildLiveSnapshot({ balance: null }) } });
    });
    await act(async () =>
      socket.deliver({
        id: roomIds.join,
        room: 'room-1',
        msgData: { data: buildJoinedRoom({ id: 'room-1' }) },
      }),
    );
    expect(screen.getByText('joined: 这脚射门真漂亮')).toBeDefined();
    unmount();
    expect(socket.sent.at(-1)).toEqual({ id: roomIds.leave, room: 'room-1' });
  });
});
