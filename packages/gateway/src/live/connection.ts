import type { Duplex } from 'node:stream';
import { limits } from '@pavilion/contract';
import type { WebSocket } from 'ws';

/** Frames that a client may send in a window of ms; two heartbeats and a login are what it needs. */
const rateLimit = { frames: 30, window: 10_000 };
/**
 * Unsent bytes from which frames that replace each other are left out, from which frames are dropped (the client sees the
 * gap), and bytes of unsent and dropped frames from which the connection is terminated.
 */
const backlog = { congested: 64 * 1024, drop: 256 * 1024, terminate: 1024 * 1024 };

/** The member who logged in on a connection. */
export interface ConnectionMember {
  readonly id: string;
  readonly token: string;
}

/** Where a connection comes from. */
export interface ConnectionOrigin {
  /** IP address. */
  readonly address: string;
  /** Device id; empty without its cookie, which pages of another origin do not send. */
  readonly device: string;
  /** Whether the client handles the frame `refused`. */
  readonly handlesRefusals: boolean;
}

/** What happened to the frames of all connections since the start. */
export interface FrameCounts {
  sent: number;
  /** Not sent to clients that read too slowly. */
  dropped: number;
  /** Connections that were terminated because their client read too slowly. */
  cut: number;
}

/** One client's socket. */
export interface Connection {
  member: ConnectionMember | undefined;
  readonly origin: ConnectionOrigin;
  /** Sends a whole frame, perhaps in parts, after the snapshot if one is being made. */
  write(...parts: readonly Buffer[]): void;
  /** Whether the client reads more slowly than frames are written: those that replace each other should wait. */
  isCongested(): boolean;
  /** Sends a snapshot once it is made, and then the frames that were written meanwhile. */
  writeAfter(snapshot: Promise<Buffer | undefined>): Promise<void>;
  /** Counts a received frame; false above the rate limit. */
  countMessage(now: number): boolean;
  isSilent(now: number): boolean;
  close(code: number): void;
  /** Ends the connection without a closing handshake. */
  terminate(): void;
}

export const createConnection = (
  ws: WebSocket,
  socket: Duplex,
  origin: ConnectionOrigin,
  openedAt: number,
  counts: FrameCounts = { sent: 0, dropped: 0, cut: 0 },
): Connection => {
  let lastMessageAt = openedAt;
  let window = { from: openedAt, frames: 0 };
  let held: (readonly Buffer[])[] | undefined;
  /** Of the frames that were dropped since the last one that was sent. */
  let droppedBytes = 0;

  const send = (...parts: readonly Buffer[]) => {
    if (ws.readyState !== ws.OPEN) return;
    if (socket.writableLength + droppedBytes > backlog.terminate) {
      counts.cut += 1;
      ws.terminate();
    } else if (socket.writableLength > backlog.drop) {
      for (const part of parts) droppedBytes += part.length;
      counts.dropped += 1;
    } else {
      droppedBytes = 0;
      counts.sent += 1;
      if (parts.length > 1) socket.cork();
      for (const part of parts) socket.write(part);
      if (parts.length > 1) socket.uncork();
    }
  };

  return {
    member: undefined,
    origin,
    write: (...parts) => {
      if (held) held.push(parts);
      else send(...parts);
    },
    isCongested: () => socket.writableLength > backlog.congested,
    writeAfter: async (snapshot) => {
      // Those held for an earlier response that is not made yet stay held for both.
      const frames: (readonly Buffer[])[] = [...(held ?? [])];
      held = frames;
      try {
        const frame = await snapshot;
        if (frame) send(frame);
      } finally {
        // Otherwise a later response holds the frames.
        if (held === frames) {
          held = undefined;
          for (const frame of frames) send(...frame);
        }
      }
    },
    countMessage: (now) => {
      lastMessageAt = now;
      if (now - window.from >= rateLimit.window) window = { from: now, frames: 0 };
      window.frames += 1;
      // guard: messages-of-socket
      return window.frames <= rateLimit.frames;
    },
    isSilent: (now) => now - lastMessageAt >= limits.live.deadAfter,
    close: (code) => ws.close(code),
    terminate: () => ws.terminate(),
  };
};
