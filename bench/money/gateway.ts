import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { bundleSource } from '../../packages/gateway/src/testing/bundle-source';
import { memoryLimits } from '../memory-limits';
import { runPgbench, type Statement } from '../pgbench';
import { type GatewayProcess, startGatewayProcess } from '../reliability/gateway-process';
import { type Server, startServer } from '../reliability/server';
import { connections, seconds } from './calls';
import type { Measured } from './measure-alternately';
import { members, prepareMembers } from './members';

interface LoadedGateway {
  gateway: GatewayProcess;
  server: Server;
  db: Database;
  /** Sends a statement by pgbench, with as many connections and as long as calls are sent to the gateway. */
  sendByPgbench(statement: Statement): Promise<Measured>;
}

/** Runs a measurement on a gateway in its own process, with members, on a server that pgbench can reach. */
export const withGateway = async <Result>(
  measure: (parts: LoadedGateway) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-money-'));
  const server = await startServer(join(folder, 'server'));
  const db = connectDatabase(server.url, { poolSize: 2 });
  const program = join(folder, 'gateway.cjs');
  bundleSource('main.ts', program);
  const gateway = await startGatewayProcess(program, {
    DATABASE_URL: server.url,
    NODE_OPTIONS: memoryLimits(),
  });
  const sendByPgbench = async (statement: Statement) => {
    const logs = mkdtempSync(join(folder, 'pgbench-'));
    const options = { url: server.url, folder: logs, connections, seconds, members };
    return { ...(await runPgbench(statement, options)), failed: 0 };
  };
  try {
    await prepareMembers(db);
    return await measure({ gateway, server, db, sendByPgbench });
  } finally {
    await gateway.stop();
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
