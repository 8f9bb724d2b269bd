import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

/*
 * The limits of memory that `npm start` gives to Node (package.json; they can not be set once it runs) keep the gateway
 * small: without them V8 lets 32 MB of short-lived objects and four times what is held of the others gather before it
 * collects, and each of its threads keeps what it once took. A page was measured to cost a twelfth more with them, and
 * the process to hold 25 MB less.
 */
ensureInstalled();
ensureBuilt();

const load = (path) => import(pathToFileURL(join(root, path)).href);
const { demoMember, readConfig, serve } = await load('packages/gateway/dist/index.js');
const { createPageServer } = await load('site/dist/server/entry-server.js');

await serve(
  () => ({
    ...readConfig({ SANDBOX: '1', ...process.env }, root),
    pages: createPageServer(join(root, 'site/dist/client')),
  }),
  async ({ url }) => {
    // The first page is slow while nothing of the renderer is compiled yet; nobody should be the one who waits for it.
    await fetch(url, { headers: { accept: 'text/html' } }).catch(() => {});
    console.log(`
  Pavilion   ${url}
  Member     ${demoMember.account}, password ${demoMember.password}, payment password ${demoMember.paymentPassword}

  Play money only. Ctrl-C stops everything.
`);
  },
);
