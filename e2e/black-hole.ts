import { connect, createServer, type Socket } from 'node:net';

/** A line between browser and gateway that can be cut without anybody being told. */
export interface BlackHole {
  readonly url: string;
  /** From now on whatever is sent on open lines is swallowed; new lines pass again after `mend()`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy. A line that was open at the cut stays open, and dead, for ever. */
export const createBlackHole = async (port: number): Promise<BlackHole> => {
  const lines = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect({ host: 'localhost', port });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from);
      from.on('data', (bytes) => {
        if (!isCut && !dead.has(from)) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        lines.delete(from);
        if (!dead.has(from)) to.destroy();
      });
    }
  });
  const dead = new Set<Socket>();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true;
      for (const line of lines) dead.add(line);
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const line of lines) line.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
