import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import { areaOf, storageKeys } from '@pavilion/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSnapshot } from '../domain/operations';
import { failure } from '../http/envelope';
import type { Services } from '../services';
import { encodingOf } from './compress';
import { readCookies } from './cookies';
import { createInProcessFetch } from './in-process-fetch';
import type { PageRequest, PageServer, SharedRequest } from './page-server';
import { type ReadyPage, readyPage } from './ready-page';
import { defaultRenderTimeout, renderInTime } from './render-in-time';
import { securityHeaders } from './security-headers';
import { createSharedPages } from './shared-pages';
import { createTurns, NoTurn } from './turns';

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

/**
 * A page is work for the processor, with waits for the database in between: a few at once keep both busy, more only make
 * each other late and hold memory. Who would wait for half the time that a page may take is better served by the shell.
 */
const limitsOf = ({ renderTimeout = defaultRenderTimeout }: PageServer) => ({
  atOnce: 3,
  line: 16,
  patience: renderTimeout / 2,
});

/** Whom the API answers: others are shown what they are refused, which is a page of their own. */
const isWelcome = (
  { ip }: FastifyRequest,
  { [storageKeys.deviceCookie]: device = '' }: Record<string, string>,
  { restrictedAddresses, blockedDevices }: SiteSnapshot,
) => !restrictedAddresses.has(ip) && !blockedDevices.has(device);

/** Serves the site beside the API: its built files, and for every other address a page that the renderer makes. */
export const servePages = (
  app: FastifyInstance,
  pages: PageServer,
  { siteState, venueOrigin }: Pick<Services, 'siteState' | 'venueOrigin'>,
): void => {
  const shell = readyPage({ status: 200, body: pages.fallbackHtml });
  const noPicture = readyPage({ status: 503, headers: { 'content-type': 'text/plain' }, body: '' });
  const inTurn = createTurns(limitsOf(pages));
  const share = createSharedPages();

  const wantsPicture = (request: FastifyRequest) =>
    isRead(request) && (pages.pictures ?? []).some((start) => request.url.startsWith(start));

  const render = async (of: Omit<PageRequest, 'fetch' | 'signal'>) =>
    readyPage(
      await renderInTime((signal) => {
        const visited = { protocol: of.protocol, host: of.headers.host ?? '' };
        const fetch = createInProcessFetch(app, { ip: of.ip, visited, signal });
        return pages.render({ ...of, fetch, signal });
      }, pages.renderTimeout),
    );

  const pageFor = async (request: FastifyRequest): Promise<ReadyPage> => {
    const own: SharedRequest = {
      url: request.url,
      protocol: request.protocol === 'https' ? 'https' : 'http',
      // The renderer chooses the brand by the host that the visitor used.
      headers: { ...plainHeaders(request), host: request.host },
      cookies: readCookies(request.headers.cookie),
    };
    // A picture is drawn at once and waits for nothing.
    if (wantsPicture(request)) return render({ ...own, ip: request.ip });
    const snapshot = await siteState.current();
    const shared = isWelcome(request, own.cookies, snapshot) ? pages.shared?.(own) : undefined;
    return shared
      ? share(snapshot, shared, () => inTurn(() => render({ ...shared, ip: '' })))
      : inTurn(() => render({ ...own, ip: request.ip }));
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, fallback: ReadyPage) => {
    const { page, in: packed } = await pageFor(request).catch((err: unknown) => {
      const text = 'not rendered, the fallback is sent in its place';
      // To be busy is no fault, and lines about it would keep the process busier.
      if (err instanceof NoTurn) request.log.info({ err }, text);
      else request.log.error({ err }, text);
      return fallback;
    });
    const { headers, body } = await packed(encodingOf(String(request.headers['accept-encoding'] ?? '')));
    return reply
      .code(page.status)
      .headers({
        ...securityHeaders(venueOrigin(request), pages.scriptHashes ?? []),
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
