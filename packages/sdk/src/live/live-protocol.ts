import {
  type LiveRefusal,
  type LiveRequest,
  liveIds,
  type RoomRequest,
  roomIds,
  type SportsRequest,
} from '@pavilion/contract';
import type { Session } from '../session/session';
import { createFrameSequence } from './frame-sequence';
import type { LivePush, LiveRoomEvent, LiveSportsEvent, LiveState } from './live';
import { isRoomFrame, isSportsFrame, type PlainFrame, readFrame } from './read-frame';
import type { ConnectionHandlers } from './reconnecting-socket';

export interface LiveProtocolOptions {
  readonly session: Pick<Session, 'token'>;
  /** Fetches the login data that is sent with the token. */
  memberBody(): Promise<{ readonly jwt: string }>;
  onState(patch: Partial<LiveState>): void;
  onPush(push: LivePush): void;
  onRoomEvent(event: LiveRoomEvent): void;
  onSportsEvent(event: LiveSportsEvent): void;
  /** The gateway has ended the session, or refuses the page as it refuses its calls. */
  onRefused(refusal: LiveRefusal): void;
}

export interface LiveProtocol extends ConnectionHandlers {
  /** Logs in, unless there is no session, a login was sent already, or the connection has ended. */
  logIn(): Promise<void>;
  /** Sends a frame about rooms or sports prices, once the snapshot of the visitor or member has arrived. */
  send(request: RoomRequest | SportsRequest): void;
}

type Push = Extract<PlainFrame, { topic: unknown }>;

/** The names of frames by their ids. */
const frameNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(liveIds).map(([name, id]) => [id, name]),
);

const pushOf = ({ id, topic, msgData: { data } }: Exclude<Push, { id: typeof roomIds.you }>): LivePush => {
  if (id === liveIds.notice) return { kind: 'notice', notice: data } as LivePush;
  if (id === liveIds.mail) return { kind: 'mail', isOwn: topic === 'member' };
  return { kind: frameNames[id], ...data } as LivePush;
};

/**
 * The messages of one connection: login, snapshots, numbered frames. It is created when the connection opens and
 * serves no other one.
 *
 * The gateway sends a visitor's snapshot immediately and a member's after the login. Frames are delivered from the
 * snapshot on, in order; a gap requests a new snapshot and nothing of that topic is delivered until it arrives.
 * Requirements LIV-2, LIV-3.
 * @param wasConnected whether this member had a connection before: frames that were pushed in between are missing
 */
export const createLiveProtocol = (
  { session, memberBody, onState, onPush, onRoomEvent, onSportsEvent, onRefused }: LiveProtocolOptions,
  sendText: (text: string) => void,
  wasConnected: boolean,
): LiveProtocol => {
  const sequence = createFrameSequence();
  let missedFrames = wasConnected;
  let pendingSnapshot = false;
  let isReady = false;
  let isRefused = false;
  let login: 'none' | 'preparing' | 'sent' | 'closed' = 'none';

  const send = (request: LiveRequest) => sendText(JSON.stringify(request));

  const setLogin = (next: typeof login) => {
    login = next;
    onState({ loggedIn: next === 'sent' });
  };

  const logIn = async () => {
    const token = session.token();
    if (token === undefined || login !== 'none') return;
    login = 'preparing';
    const body = await memberBody().catch(() => undefined);
    if (login !== 'preparing') return;
    if (body) send({ id: liveIds.login, token, body });
    setLogin(body ? 'sent' : 'none');
  };

  const requestSnapshot = () => {
    missedFrames = true;
    if (!pendingSnapshot) send({ id: liveIds.snapshot });
    pendingSnapshot = true;
  };

  const handleFrame = (frame: PlainFrame) => {
    switch (frame.id) {
      case liveIds.heartbeat:
        return;
      case liveIds.login: {
        const { msgData } = frame;
        if ('data' in msgData) return onState({ rules: msgData.data });
        setLogin('none');
        return onRefused(msgData.refusal);
      }
      case liveIds.sessionEnded:
      case liveIds.refused:
        isRefused = frame.id === liveIds.refused;
        return onRefused(frame.msgData.data);
      case liveIds.snapshot: {
        const { seq, balance } = frame.msgData.data;
        sequence.startFrom(seq);
        pendingSnapshot = false;
        // A visitor's snapshot, before the login: the member's own is still to come.
        if (balance === null && session.token() !== undefined) return;
        onPush({ kind: 'snapshot', balance, missedFrames });
        missedFrames = false;
        isReady = true;
        onRoomEvent({ kind: 'ready' });
        onSportsEvent({ kind: 'ready' });
        return;
      }
      default: {
        const order = sequence.check(frame.topic, frame.seq);
        if (order === 'gap') requestSnapshot();
        if (order !== 'next') return;
        if (frame.id === roomIds.you) onRoomEvent({ kind: 'frame', frame: { ...frame } });
        else onPush(pushOf(frame));
      }
    }
  };

  return {
    logIn,
    handleMessage: (text) => {
      const frame = readFrame(text);
      if (frame === undefined) return;
      if (isRoomFrame(frame)) onRoomEvent({ kind: 'frame', frame });
      else if (isSportsFrame(frame)) onSportsEvent({ kind: 'frame', frame });
      else handleFrame(frame);
    },
    isRefused: () => isRefused,
    send: (request) => {
      if (isReady) send(request);
    },
    sendHeartbeat: () => {
      send({ id: liveIds.heartbeat });
      // Retries the login and the snapshot request if they have not succeeded.
      if (session.token() === undefined) setLogin('none');
      else void logIn();
      if (pendingSnapshot) send({ id: liveIds.snapshot });
    },
    close: () => {
      login = 'closed';
      isReady = false;
      onRoomEvent({ kind: 'closed' });
      onSportsEvent({ kind: 'closed' });
    },
  };
};
