#!/usr/bin/env node
import { readConfig } from './config/read-config';
import { startGateway } from './start-gateway';
import { StartupError } from './startup-error';
import { verify } from './verify';

const fail = (error: unknown): never => {
  // A known reason is one line; anything else is a fault of ours and keeps its trace.
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
};

const serve = async () => {
  const gateway = await startGateway(readConfig(process.env, process.cwd()));
  console.log(`Gateway on ${gateway.url}, games on ${gateway.venueUrl}. Play money only.`);
  let closing = false;
  const stop = () => {
    if (closing) process.exit(1);
    closing = true;
    gateway.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const commands: Record<string, () => Promise<void>> = {
  serve,
  verify: () => verify(process.env, process.cwd()),
};
const command = process.argv[2] ?? 'serve';
const run = commands[command];
if (run) run().catch(fail);
else
  fail(new StartupError(`Unknown command "${command}". It is one of: ${Object.keys(commands).join(', ')}.`));
