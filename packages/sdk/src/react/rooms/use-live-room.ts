import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Client } from '../../client/client';
import { createLiveRoom, type LiveRoomPorts } from '../../rooms/create-live-room';
import type { LiveRoom, LiveRoomState } from '../../rooms/live-room';

/** A room and its state. */
export interface JoinedLiveRoom {
  readonly room: LiveRoom;
  readonly state: LiveRoomState;
}

/**
 * Joins a live room while the component is mounted, and re-renders when its state changes.
 * @param ports replace those of the browser; the same object in every render
 */
export const useLiveRoom = (
  client: Pick<Client, 'live' | 'newIdempotencyKey'>,
  id: string,
  ports?: Partial<LiveRoomPorts>,
): JoinedLiveRoom => {
  const room = useMemo(() => createLiveRoom(client, id, ports), [client, id, ports]);
  useEffect(() => {
    room.join();
    return room.leave;
  }, [room]);
  return { room, state: useSyncExternalStore(room.subscribe, room.state, room.state) };
};
