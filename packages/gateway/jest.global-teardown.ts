import { rmSync } from 'node:fs';

export default async () => {
  const running = globalThis.testPostgres;
  if (!running) return;
  await running.server.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
};
