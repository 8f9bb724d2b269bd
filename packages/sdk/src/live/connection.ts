import { type LiveFrame, type LiveRequest, limits, liveIds } from '@pavilion/contract';
import type { LiveSocket, Ports } from '../ports/ports';
import type { Session } from '../session/session';
import { backoff } from './backoff';
import { createCounting } from './counting';
import { type LivePush, type LiveState, liveOff } from './live';
import { readFrame } from './read-frame';
import { createTimers } from './timers';

export interface ConnectionDeps {
  readonly url: string;
  readonly session: Pick<Session, 'token' | 'epoch' | 'subscribe'>;
  /** What the login carries beside the token. */
  memberBody(): Promise<{ readonly jwt: string }>;
  change(patch: Partial<LiveState>): void;
  push(push: LivePush): void;
  /** The gateway says that the session is over. */
  sessionEnded(code: number, message: string): void;
}

export interface Connection {
  close(): void;
}

const pushOf = (frame: Extract<LiveFrame, { topic: unknown }>): LivePush => {
  if (frame.id === liveIds.balance) return { kind: 'balance', ...frame.msgData.data };
  if (frame.id === liveIds.withdrawal) return { kind: 'withdrawal', ...frame.msgData.data };
  if (frame.id === liveIds.deposit) return { kind: 'deposit', ...frame.msgData.data };
  return { kind: 'notice', notice: frame.msgData.data };
};

/**
 * Keeps one socket alive. Any frame is a sign of life; two and a half heartbeats without one are its death, since a
 * socket whose line was cut goes on saying that it is open.
 * Source: section 4 of the specification (LIV-1, LIV-2); reconnecting is ours (LIV-3).
 */
export const createConnection = (
  ports: Pick<Ports, 'clock' | 'random' | 'visibility' | 'socket'>,
  { url, session, memberBody, change, push, sessionEnded }: ConnectionDeps,
): Connection => {
  const { clock, visibility } = ports;
  const timers = createTimers<'beat' | 'death' | 'probe' | 'retry'>(clock);
  const counting = createCounting();
  let socket: LiveSocket | undefined;
  let isOpen = false;
  let isLoggedIn = false;
  let isLoggingIn = false;
  let attempt = 0;
  let heardAt = 0;
  /** Something may have happened unheard since the last snapshot. */
  let missed = false;
  let asked = false;

  const send = (request: LiveRequest) => {
    if (isOpen) socket?.send(JSON.stringify(request));
  };
  const flag = (loggedIn: boolean) => {
    isLoggedIn = loggedIn;
    change({ loggedIn });
  };

  /** Lets go of the socket: whatever it may still say is heard by nobody. */
  const detach = () => {
    timers.clear();
    socket?.close();
    missed ||= isOpen;
    socket = undefined;
    isOpen = false;
    isLoggedIn = false;
    isLoggingIn = false;
    asked = false;
    counting.forget();
  };

  const lose = () => {
    detach();
    const phase = visibility.isShown() ? 'waiting' : 'paused';
    change({ ...liveOff, phase });
    if (phase === 'paused') return;
    timers.set('retry', backoff(attempt, ports.random), dial);
    attempt += 1;
  };

  const watchForDeath = (within: number) =>
    timers.set('death', within, () => {
      const left = limits.live.deadAfter - (clock.now() - heardAt);
      if (left > 0) watchForDeath(left);
      else lose();
    });

  const login = async () => {
    const [mine, epoch, token] = [socket, session.epoch(), session.token()];
    if (token === undefined || isLoggingIn) return;
    isLoggingIn = true;
    const body = await memberBody().catch(() => undefined);
    if (socket !== mine) return;
    isLoggingIn = false;
    // Without a body the next heartbeat tries again.
    if (!body || session.epoch() !== epoch) return;
    send({ id: liveIds.login, token, body });
    flag(true);
  };

  const beat = () => {
    if (session.token() === undefined) flag(false);
    else if (!isLoggedIn) void login();
    send({ id: liveIds.heartbeat });
    if (asked) send({ id: liveIds.snapshot });
    timers.set('beat', limits.heartbeatInterval, beat);
  };

  const opened = () => {
    isOpen = true;
    heardAt = clock.now();
    change({ status: 1, phase: 'connected' });
    timers.set('beat', limits.heartbeatInterval, beat);
    void login();
  };

  const askForSnapshot = () => {
    missed = true;
    if (asked) return;
    asked = true;
    send({ id: liveIds.snapshot });
  };

  const take = (frame: LiveFrame) => {
    switch (frame.id) {
      case liveIds.heartbeat:
        return;
      case liveIds.login: {
        const { msgData } = frame;
        if ('data' in msgData) return change({ rules: msgData.data });
        flag(false);
        return sessionEnded(msgData.refusal.code, msgData.refusal.message);
      }
      case liveIds.sessionEnded:
        return sessionEnded(frame.msgData.data.code, frame.msgData.data.message);
      case liveIds.snapshot: {
        const { seq, balance } = frame.msgData.data;
        counting.startFrom(seq);
        asked = false;
        // The snapshot of a member comes after the login; the first one is a visitor's.
        if (balance === null && session.token() !== undefined) return;
        push({ kind: 'snapshot', balance, missed });
        missed = false;
        return;
      }
      default: {
        const verdict = counting.judge(frame.topic, frame.seq);
        if (verdict === 'next') push(pushOf(frame));
        if (verdict === 'gap') askForSnapshot();
      }
    }
  };

  const said = (text: string) => {
    heardAt = clock.now();
    attempt = 0;
    const frame = readFrame(text);
    if (frame) take(frame);
  };

  const dial = () => {
    detach();
    change({ ...liveOff, phase: 'connecting' });
    heardAt = clock.now();
    watchForDeath(limits.live.deadAfter);
    try {
      const mine = ports.socket.open(url, {
        opened: () => mine === socket && opened(),
        said: (text) => mine === socket && said(text),
        ended: () => mine === socket && lose(),
      });
      socket = mine;
    } catch {
      lose();
    }
  };

  const probe = () => {
    const since = clock.now();
    send({ id: liveIds.heartbeat });
    timers.set('probe', limits.live.probe, () => heardAt < since && lose());
  };

  const stopWatching = [
    visibility.onShown((shown) => {
      if (!shown) {
        if (timers.isSet('retry')) {
          timers.unset('retry');
          change({ phase: 'paused' });
        }
      } else if (isOpen) probe();
      else if (!socket) {
        attempt = 0;
        dial();
      }
    }),
    // Another member, or none any more, is another line: nothing that was meant for one reaches the other.
    session.subscribe(({ hadToken }) => {
      if (hadToken) {
        dial();
        // What the one missed is nothing to the other.
        missed = false;
      } else if (isOpen) void login();
    }),
  ];

  if (visibility.isShown()) dial();
  else change({ phase: 'paused' });

  return {
    close: () => {
      for (const stop of stopWatching) stop();
      detach();
    },
  };
};
