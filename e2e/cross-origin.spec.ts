import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';

/** A page on another server than the gateway, which uses the SDK. */
const script = `
import { wire } from '@pavilion/contract/wire';
import { createClient, toErrorData } from '@pavilion/sdk';

const client = createClient({ host: new URLSearchParams(location.search).get('gateway') });
const run = async () => {
  await client.request(wire.login, { account: 'demo2026', password: 'Pavilion2026' });
  const member = await client.request(wire.memberInfo, {});
  const connected = new Promise((resolve) => {
    client.live.subscribe(({ loggedIn }) => loggedIn && resolve(undefined));
  });
  client.live.open();
  await connected;
  return member.account;
};
run().then((text) => { document.title = text; }, (error) => { document.title = toErrorData(error).kind; });
`;

let page: Server;
let listed: Product;
let closed: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: join(import.meta.dirname, '..') },
    bundle: true,
    format: 'esm',
    conditions: ['source'],
    write: false,
  });
  page = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>…</title><script type="module">${outputFiles[0]!.text}</script>`),
  );
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  listed = await startSeededProduct({ CORS_ORIGINS: originOf(page) });
  closed = await startSeededProduct();
});
test.afterAll(async () => {
  await listed?.dispose();
  await closed?.dispose();
  page?.close();
});

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const open = (tab: Page, { url }: Product) =>
  tab.goto(`${originOf(page)}/?gateway=${encodeURIComponent(url)}`);

test('[SIG-3] a page of an origin in CORS_ORIGINS logs in and connects the live socket', async ({
  page: tab,
}) => {
  await open(tab, listed);
  await expect(tab).toHaveTitle('demo2026', { timeout: 30_000 });
});

test('[SIG-3] a page of another origin reaches nothing without CORS_ORIGINS', async ({ page: tab }) => {
  await open(tab, closed);
  await expect(tab).toHaveTitle('network', { timeout: 30_000 });
});
