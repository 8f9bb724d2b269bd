export { createLiveRoom, type LiveRoomPorts } from '../../rooms/create-live-room';
export type { LiveRoom, LiveRoomPhase, LiveRoomState, SendingMessage } from '../../rooms/live-room';
export { type JoinedLiveRoom, useLiveRoom } from './use-live-room';
