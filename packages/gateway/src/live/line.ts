import type { Duplex } from 'node:stream';
import { limits } from '@pavilion/contract';
import type { WebSocket } from 'ws';

/** Frames that one line may send in a window; two heartbeats and a login are what it needs. */
const allowance = { frames: 30, window: 10_000 };
/** Unsent bytes from which frames are left out (the client sees the gap), and from which the line is given up. */
const backlog = { skip: 256 * 1024, giveUp: 1024 * 1024 };

/** Whose line it is since the login. */
export interface LineMember {
  readonly id: string;
  readonly token: string;
}

/** One client's socket. */
export interface Line {
  member: LineMember | undefined;
  readonly address: string;
  /** Sends a whole frame; waits for the snapshot that is on its way. */
  write(frame: Buffer): void;
  /** Sends a snapshot once it is made, and then what came meanwhile. */
  writeAfter(snapshot: Promise<Buffer | undefined>): Promise<void>;
  /** Counts a frame that came; false when there were too many. */
  hear(now: number): boolean;
  isSilent(now: number): boolean;
  close(code: number): void;
  /** Ends it without asking the other side. */
  cut(): void;
}

export const createLine = (ws: WebSocket, socket: Duplex, address: string, openedAt: number): Line => {
  let heardAt = openedAt;
  let window = { from: openedAt, frames: 0 };
  let held: Buffer[] | undefined;

  const send = (frame: Buffer) => {
    if (ws.readyState !== ws.OPEN) return;
    if (socket.writableLength > backlog.giveUp) ws.terminate();
    else if (socket.writableLength <= backlog.skip) socket.write(frame);
  };

  return {
    member: undefined,
    address,
    write: (frame) => {
      if (held) held.push(frame);
      else send(frame);
    },
    writeAfter: async (snapshot) => {
      const mine: Buffer[] = [];
      held = mine;
      try {
        const frame = await snapshot;
        if (frame) send(frame);
      } finally {
        // A later snapshot has taken over, and stands for all that came before it.
        if (held === mine) {
          held = undefined;
          for (const frame of mine) send(frame);
        }
      }
    },
    hear: (now) => {
      heardAt = now;
      if (now - window.from >= allowance.window) window = { from: now, frames: 0 };
      window.frames += 1;
      return window.frames <= allowance.frames;
    },
    isSilent: (now) => now - heardAt >= limits.live.deadAfter,
    close: (code) => ws.close(code),
    cut: () => ws.terminate(),
  };
};
