#!/usr/bin/env node
import { readConfig } from './config/read-config';
import { fail, serve } from './serve';
import { StartupError } from './startup-error';
import { verify } from './verify';

const commands: Record<string, () => Promise<void>> = {
  serve: () =>
    serve(
      () => readConfig(process.env, process.cwd()),
      ({ url, venueUrl }) => console.log(`Gateway on ${url}, games on ${venueUrl}. Play money only.`),
    ),
  verify: () => verify(process.env, process.cwd()),
};
const command = process.argv[2] ?? 'serve';
const run = commands[command];
if (run) run().catch(fail);
else
  fail(new StartupError(`Unknown command "${command}". It is one of: ${Object.keys(commands).join(', ')}.`));
