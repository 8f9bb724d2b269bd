import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import { areaOf } from '@pavilion/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../http/envelope';
import { compress } from './compress';
import { readCookies } from './cookies';
import { createInProcessFetch } from './in-process-fetch';
import type { PageResponse, PageServer } from './page-server';
import { renderInTime } from './render-in-time';
import { securityHeaders } from './security-headers';

const year = 31_536_000;
/** Files whose name says what is in them never change. */
const hashedFolder = /[\\/]assets[\\/]/;
const apiPrefixes = ['/api/', '/sandbox/', '/openapi.json', '/healthz', '/assets/'];

const cacheControl = (path: string) =>
  hashedFolder.test(path) ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate';

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const wantsPage = (request: FastifyRequest) => {
  const path = request.url.split('?', 1)[0] as string;
  const accepts = request.headers.accept ?? '*/*';
  return (
    isRead(request) &&
    /text\/html|\*\/\*/.test(accepts) &&
    areaOf(path) === undefined &&
    !apiPrefixes.some((prefix) => path.startsWith(prefix)) &&
    // A missing picture or script must not become a page: browsers accept anything for those.
    (accepts.includes('text/html') || !basename(path).includes('.'))
  );
};

const plainHeaders = (request: FastifyRequest) =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );

/** Serves the site beside the API: its built files, and for every other address a page that the renderer makes. */
export const servePages = (app: FastifyInstance, pages: PageServer, venueOrigin: string): void => {
  const defaults = securityHeaders(venueOrigin, pages.scriptHashes ?? []);
  const shell: PageResponse = { status: 200, body: pages.fallbackHtml };
  const noPicture: PageResponse = { status: 503, headers: { 'content-type': 'text/plain' }, body: '' };

  const wantsPicture = (request: FastifyRequest) =>
    isRead(request) && (pages.pictures ?? []).some((start) => request.url.startsWith(start));

  const render = (request: FastifyRequest, fallback: PageResponse) =>
    renderInTime(
      (signal) =>
        pages.render({
          url: request.url,
          headers: plainHeaders(request),
          cookies: readCookies(request.headers.cookie),
          ip: request.ip,
          protocol: request.protocol === 'https' ? 'https' : 'http',
          fetch: createInProcessFetch(app, { ip: request.ip, signal }),
          signal,
        }),
      pages.renderTimeout,
    ).catch((error: unknown) => {
      request.log.error({ err: error }, 'not rendered, the fallback is sent in its place');
      return fallback;
    });

  const send = async (request: FastifyRequest, reply: FastifyReply, fallback: PageResponse) => {
    const page = await render(request, fallback);
    const { headers, body } = await compress(page.body, String(request.headers['accept-encoding'] ?? ''));
    return reply
      .code(page.status)
      .headers({
        ...defaults,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...page.headers,
        ...headers,
      })
      .send(body);
  };

  app.register(fastifyStatic, {
    root: pages.publicDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html'],
    setHeaders: (response, path) => void response.header('cache-control', cacheControl(path)),
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPicture(request)) return send(request, reply, noPicture);
    return wantsPage(request) ? send(request, reply, shell) : reply.code(404).send(failure(20201));
  });
};
