import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Serves the built product on a database by URL, for containers: it installs and builds nothing, and no sandbox is on unless
 * SANDBOX says so. `npm start` is for trying it.
 */
const root = join(import.meta.dirname, '..');
const load = (path) => import(pathToFileURL(join(root, path)).href);
const { readConfig, serve, StartupError } = await load('packages/gateway/dist/index.js');
const { createPageServer } = await load('site/dist/server/entry-server.js');

await serve(
  () => {
    if (!process.env.DATABASE_URL) throw new StartupError('DATABASE_URL is missing.');
    const pages = createPageServer(join(root, 'site/dist/client'), process.env.BRAND);
    return { ...readConfig(process.env, root), pages };
  },
  // Without the one-time login of the console: logs are kept. docs/operations.md says how to get one.
  ({ url, venueUrl, operator, metricsUrl = 'none' }) =>
    console.log(
      `Site and API on ${url}, games on ${venueUrl}, console on ${operator?.url ?? 'none'}, metrics on ${metricsUrl}. Play money only.`,
    ),
);
