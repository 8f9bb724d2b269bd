#!/usr/bin/env node
import { rebuild, resume, statement, verify } from './book-commands';
import { readConfig } from './config/read-config';
import { operator } from './operator/commands';
import { describeConsole } from './operator/describe-console';
import { fail, serve } from './serve';
import { StartupError } from './startup-error';

const commands: Record<string, () => Promise<void>> = {
  serve: () =>
    serve(
      () => readConfig(process.env, process.cwd()),
      ({ url, venueUrl, operator: opened }) => {
        console.log(`Gateway on ${url}, games on ${venueUrl}. Play money only.`);
        if (opened) console.log(describeConsole(opened));
      },
    ),
  verify: () => verify(process.env, process.cwd()),
  resume: () => resume(process.env, process.cwd()),
  rebuild: async () => rebuild(process.env, process.cwd(), process.argv[3]),
  operator: () => operator(process.env, process.cwd(), process.argv.slice(3)),
  statement: () => statement(process.env, process.cwd(), process.argv[3]),
};
const command = process.argv[2] ?? 'serve';
const run = commands[command];
if (run) run().catch(fail);
else
  fail(new StartupError(`Unknown command "${command}". It is one of: ${Object.keys(commands).join(', ')}.`));
