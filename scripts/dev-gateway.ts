/** Runs the gateway of `npm run dev`. */
import { join } from 'node:path';
import { serve } from '../packages/gateway/src';
import { devOptions } from './dev-options';

await serve(
  () => devOptions(process.env, join(import.meta.dirname, '..')),
  ({ url, venueUrl }) => console.log(`Gateway on ${url}, games on ${venueUrl}. Play money only.`),
);
