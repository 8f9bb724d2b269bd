import {
  type JoinedRoom,
  type LiveRefusal,
  limits,
  type RoomDelta,
  type RoomMessage,
  type RoomRequest,
  roomIds,
} from '@pavilion/contract';
import type { Client } from '../client/client';
import { SdkError } from '../errors/sdk-error';
import { createListeners } from '../listeners';
import { browserPorts } from '../ports/browser-ports';
import type { Ports, Unsubscribe } from '../ports/ports';
import { idleRoom, type LiveRoom, type LiveRoomState } from './live-room';
import { mergeMessages, shownMessages } from './message-list';
import { readRoomFrame } from './read-room-frame';

/** The ports that `createLiveRoom` uses. */
export type LiveRoomPorts = Pick<Ports, 'clock' | 'visibility'>;

/** A request without a response is sent again after it, ms. */
const resendAfter = 10_000;

interface Waiting {
  readonly request: Extract<RoomRequest, { id: typeof roomIds.say | typeof roomIds.report }>;
  resolve(data: never): void;
  reject(error: SdkError): void;
}

const refused = (refusal: LiveRefusal) =>
  new SdkError({ kind: 'business', code: refusal.code, rawMessage: refusal.message, data: refusal });

/** Names a request and its response. */
const nameOf = (frame: { id: number; key?: string; message?: string }) =>
  `${frame.id}:${frame.key ?? frame.message}`;

/**
 * Creates a live room of a client; nothing is sent before `join()`. A client is in one room at a time: joining another one
 * ends this one.
 *
 * Frames of the room are numbered. A gap in the numbers, and each new connection, joins again from the newest message on,
 * and requests without a response are sent again.
 * Requirement LIV-3.
 */
export const createLiveRoom = (
  { live, newIdempotencyKey }: Pick<Client, 'live' | 'newIdempotencyKey'>,
  id: string,
  given: Partial<LiveRoomPorts> = {},
): LiveRoom => {
  const { clock, visibility } = { ...browserPorts(), ...given };
  const listeners = createListeners<LiveRoomState>();
  const waiting = new Map<string, Waiting>();
  let state = idleRoom;
  /** Number of the last frame of the room; undefined while a response to a join is awaited. */
  let seq: number | undefined;
  let stops: readonly Unsubscribe[] = [];
  let isHidden = false;
  let hideTimer: unknown;
  let resendTimer: unknown;

  const setState = (patch: Partial<LiveRoomState>) => {
    state = { ...state, ...patch };
    listeners.notify(state);
  };

  const setSending = () =>
    setState({
      sending: [...waiting.values()].flatMap(({ request }) =>
        request.id === roomIds.say ? [{ key: request.key, text: request.text }] : [],
      ),
    });

  const send = (request: RoomRequest) => live.rooms.send(request);

  const requestJoin = () => {
    seq = undefined;
    const after = state.messages.at(-1)?.id;
    send({ id: roomIds.join, room: id, ...(after !== undefined && { after }) });
    clock.clearTimeout(resendTimer);
    resendTimer = clock.setTimeout(resend, resendAfter);
  };

  /** Sends what has no response yet. */
  const resend = () => {
    if (state.phase === 'joining') requestJoin();
    else {
      for (const { request } of waiting.values()) send(request);
      scheduleResend();
    }
  };

  const scheduleResend = () => {
    clock.clearTimeout(resendTimer);
    if (waiting.size > 0) resendTimer = clock.setTimeout(resend, resendAfter);
  };

  const rejoin = () => {
    setState({ phase: 'joining' });
    requestJoin();
  };

  const addMessages = (others: readonly RoomMessage[]) => {
    const messages = mergeMessages(state.messages, others);
    const isLong = messages.length > shownMessages;
    return {
      messages: isLong ? messages.slice(-shownMessages) : messages,
      hasEarlier: state.hasEarlier || isLong,
    };
  };

  const handleJoined = ({ seq: last, messages, more, rules, you, ...room }: JoinedRoom) => {
    seq = last;
    const [first] = messages;
    const isComplete = messages.length < limits.rooms.messages;
    // Those before the response: after a gap that is longer, they would look as if they were adjacent.
    const before = more || isComplete ? [] : state.messages.filter(({ id: each }) => each < first!.id);
    const hasEarlier = more || (before.length > 0 && state.hasEarlier);
    setState({
      phase: 'joined',
      refusal: null,
      room,
      rules,
      you,
      messages: [...before, ...messages],
      hasEarlier,
    });
    for (const { request } of waiting.values()) send(request);
    scheduleResend();
  };

  const handleDelta = (frame: RoomDelta) => {
    const { room } = state;
    if (frame.room !== id || seq === undefined || room === null || frame.seq <= seq) return;
    if (frame.seq > seq + 1) return rejoin();
    seq = frame.seq;
    switch (frame.id) {
      case roomIds.batch:
        return setState(addMessages(frame.msgData.data.items));
      case roomIds.removed: {
        const { ids } = frame.msgData.data;
        return setState({ messages: state.messages.filter((message) => !ids.includes(message.id)) });
      }
      case roomIds.rules:
        return setState({ rules: frame.msgData.data });
      case roomIds.viewers:
      case roomIds.state:
        return setState({ room: { ...room, ...frame.msgData.data } });
      case roomIds.tick: {
        const { match } = room;
        const { incidents, ...tick } = frame.msgData.data;
        if (match?.event !== tick.event) return;
        const next = { ...match, ...tick, incidents: [...match.incidents, ...incidents] };
        return setState({ room: { ...room, match: next } });
      }
    }
  };

  const settle = (name: string): Waiting | undefined => {
    const found = waiting.get(name);
    waiting.delete(name);
    scheduleResend();
    return found;
  };

  const handleFrame = (raw: Readonly<Record<string, unknown>>) => {
    const frame = readRoomFrame(raw);
    if (!frame) return;
    switch (frame.id) {
      case roomIds.you: {
        const { room, ...you } = frame.msgData.data;
        if (room === id && state.you !== null) setState({ you });
        return;
      }
      case roomIds.join: {
        // Another room of this client was joined, which leaves this one.
        if (frame.room !== id) return leave();
        if (state.phase !== 'joining') return;
        clock.clearTimeout(resendTimer);
        const { msgData } = frame;
        if ('data' in msgData) return handleJoined(msgData.data);
        return setState({ ...idleRoom, phase: 'refused', refusal: msgData.refusal });
      }
      case roomIds.say: {
        if (frame.room !== id) return;
        const { msgData } = frame;
        const found = settle(nameOf(frame));
        if ('refusal' in msgData) {
          setSending();
          return found?.reject(refused(msgData.refusal));
        }
        setState(addMessages([msgData.data]));
        setSending();
        return found?.resolve(msgData.data as never);
      }
      case roomIds.report: {
        const found = settle(nameOf(frame));
        if ('refusal' in frame.msgData) found?.reject(refused(frame.msgData.refusal));
        else found?.resolve(undefined as never);
        return;
      }
      default:
        return handleDelta(frame);
    }
  };

  const isJoined = () => state.phase !== 'idle';

  const handleVisibility = (isVisible: boolean) => {
    clock.clearTimeout(hideTimer);
    if (!isVisible)
      hideTimer = clock.setTimeout(() => {
        isHidden = true;
        seq = undefined;
        clock.clearTimeout(resendTimer);
        send({ id: roomIds.leave, room: id });
        setState({ phase: 'joining' });
      }, limits.rooms.hiddenAfter);
    else if (isHidden) {
      isHidden = false;
      rejoin();
    }
  };

  const join = () => {
    if (isJoined()) return;
    setState({ phase: 'joining' });
    stops = [
      live.rooms.subscribe((event) => {
        if (event.kind === 'frame') handleFrame(event.frame);
        else if (event.kind === 'ready' && !isHidden) rejoin();
        else if (event.kind === 'closed' && state.phase === 'joined') {
          seq = undefined;
          setState({ phase: 'joining' });
        }
      }),
      visibility.onVisibilityChange(handleVisibility),
    ];
    live.open();
    requestJoin();
  };

  const leave = () => {
    if (!isJoined()) return;
    for (const stop of stops) stop();
    clock.clearTimeout(hideTimer);
    clock.clearTimeout(resendTimer);
    isHidden = false;
    send({ id: roomIds.leave, room: id });
    const cancelled = [...waiting.values()];
    waiting.clear();
    state = idleRoom;
    listeners.notify(state);
    for (const { reject } of cancelled) reject(new SdkError({ kind: 'cancelled' }));
  };

  /** Sends a request and waits for its response; a request with the same name shares it. */
  const exchange = <Data>(request: Waiting['request']): Promise<Data> =>
    new Promise((resolve, reject) => {
      const name = nameOf(request);
      const before = waiting.get(name);
      const both: Waiting = {
        request,
        resolve: (data) => {
          before?.resolve(data);
          resolve(data);
        },
        reject: (error) => {
          before?.reject(error);
          reject(error);
        },
      };
      waiting.set(name, both);
      if (!before && state.phase === 'joined') send(request);
      if (state.phase === 'joined') scheduleResend();
    });

  return {
    id,
    state: () => state,
    subscribe: listeners.add,
    join,
    leave,
    say: (text, key = newIdempotencyKey()) => {
      if (!isJoined()) return Promise.reject(new SdkError({ kind: 'cancelled' }));
      const said = exchange<RoomMessage>({ id: roomIds.say, room: id, key, text });
      setSending();
      return said;
    },
    report: (message, reason) =>
      isJoined()
        ? exchange<void>({ id: roomIds.report, room: id, message, reason })
        : Promise.reject(new SdkError({ kind: 'cancelled' })),
  };
};
