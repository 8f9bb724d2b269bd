import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import type { PageServer } from '../src/server/page-server';

interface DevPages {
  /** Origin of the gateway, which serves the API. */
  readonly gateway: string;
  /** The server entry, relative to the root of the site. */
  readonly entry: string;
}

/** Prefixes that are proxied to the gateway. `/game/chess` and `/agent` are pages, unlike `/game/api/…` and `/agent/api/…`. */
const apiPrefixes = [
  '/site',
  '/act',
  '/game/api',
  '/fd',
  '/page',
  '/agent/api',
  '/api',
  '/stream',
  '/sandbox',
  '/healthz',
  '/readyz',
];

const cookiesOf = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header
      .split(/;\s*/)
      .filter((pair) => pair.includes('='))
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
  );

/** Whether a request is for a page or a picture, which the page server renders. */
const wantsPage = ({ headers }: IncomingMessage, url: string, { pictures }: PageServer) =>
  (headers.accept ?? '').includes('text/html') || pictures.some((start) => url.startsWith(start));

/** Renders pages from the sources on Vite's development server and proxies the API to a running gateway. */
export const devPages = ({ gateway, entry }: DevPages): Plugin => ({
  name: 'pavilion:dev-pages',
  apply: 'serve',
  config: () => ({
    appType: 'custom',
    server: {
      proxy: Object.fromEntries(
        apiPrefixes.map((prefix) => [`^${prefix}(/|$)`, { target: gateway, ws: prefix === '/stream' }]),
      ),
    },
  }),
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      if (request.method !== 'GET') return next();
      try {
        const url = request.originalUrl ?? '/';
        const { createDevPageServer } = await server.ssrLoadModule(entry);
        const pages: PageServer = createDevPageServer();
        if (!wantsPage(request, url, pages)) return next();
        const page = await pages.render({
          url,
          headers: request.headers as Record<string, string | undefined>,
          cookies: cookiesOf(request.headers.cookie),
          protocol: 'http',
          ip: request.socket.remoteAddress ?? '',
          // The gateway chooses the brand by the host that the visitor uses.
          fetch: (input, init) => {
            const headers = new Headers(init?.headers);
            headers.set('x-forwarded-host', request.headers.host ?? '');
            return fetch(new URL(String(input), gateway), { ...init, headers });
          },
          signal: AbortSignal.timeout(10_000),
        });
        // Vite's client needs inline scripts and a socket, which the content security policy forbids.
        const { 'content-security-policy': _policy, ...headers } = page.headers ?? {};
        response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', ...headers });
        const isHtml = !/svg/.test(headers['content-type'] ?? '');
        response.end(page.body && isHtml ? await server.transformIndexHtml(url, page.body) : page.body);
      } catch (error) {
        server.ssrFixStacktrace(error as Error);
        next(error);
      }
    });
  },
});
