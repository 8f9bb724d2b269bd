/** Runs the gateway of `npm run dev`. */
import { join } from 'node:path';
import { describeConsole, serve } from '../packages/gateway/src';
import { consoleUrl, devOptions } from './dev-options';

await serve(
  () => devOptions(process.env, join(import.meta.dirname, '..')),
  ({ url, venueUrl, operator }) => {
    console.log(`Gateway on ${url}, games on ${venueUrl}. Play money only.`);
    if (operator) console.log(describeConsole({ ...operator, url: consoleUrl }));
  },
);
