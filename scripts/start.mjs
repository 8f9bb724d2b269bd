import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureBuilt();

const load = (path) => import(pathToFileURL(join(root, path)).href);
const { optionsFromEnvironment, run } = await load('packages/gateway/dist/index.js');
const { createPageServer } = await load('site/dist/server/entry-server.js');

await run({
  sandbox: true,
  ...optionsFromEnvironment(process.env),
  pages: createPageServer(join(root, 'site/dist/client')),
});
