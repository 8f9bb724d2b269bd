import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import { areaOf, errorCodes, storageKeys } from '@pavilion/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit, Overloaded } from '../concurrency-limit';
import { networkOf } from '../domain/members';
import type { SiteSnapshot } from '../domain/operations';
import { daySeconds } from '../durations';
import { failure } from '../http/envelope';
import { namedOrigin } from '../http/public-address';
import { type EncodedPage, encodedPage, encodingOf } from './compress';
import { readCookies, setDeviceCookie } from './cookies';
import { createPageCalls } from './page-calls';
import type { PageRequest, PageServer, SharedRequest } from './page-server';
import { defaultRenderTimeout, renderWithTimeout } from './render-with-timeout';
import { securityHeaders } from './security-headers';
import { createSharedPages } from './shared-pages';

const year = 365 * daySeconds;
/** Files with a hash of their content in the name. */
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
    // A missing image or script is no page: browsers accept any type for those.
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
 * Rendering alternates between the processor and the database: three concurrent pages keep both busy, and more only
 * slow each other down and hold memory. A page that waits for half of the render timeout is replaced by the shell.
 */
const limitsOf = ({ renderTimeout = defaultRenderTimeout }: PageServer) => ({
  concurrency: 3,
  queueLength: 64,
  queueTimeout: renderTimeout / 2,
});

type PageCalls = Pick<PageRequest, 'call' | 'shared'>;
type CallsOf = (signal: AbortSignal) => PageCalls;

const reject = () => Promise.reject(new TypeError('An image makes no calls'));
const noCalls: PageCalls = { call: reject, shared: { call: reject, snapshot: {} } };

/** Whether the API accepts the visitor: a rejected one gets a page with the reason, which is not shared. */
const isAdmitted = (
  { ip }: FastifyRequest,
  { [storageKeys.deviceCookie]: device = '' }: Record<string, string>,
  { restrictedAddresses, blockedDevices }: SiteSnapshot,
) => !restrictedAddresses.has(networkOf(ip)) && !blockedDevices.has(device);

/** The encoded shells that were sent last. */
const keptShells = 64;

/** The shell of a request, encoded once for the requests that have the same one. */
const createShells = ({ fallbackHtml }: PageServer) => {
  const encoded = new Map<string, EncodedPage>();
  return async (visit: SharedRequest): Promise<EncodedPage> => {
    const body = typeof fallbackHtml === 'string' ? fallbackHtml : await fallbackHtml(visit);
    const shell = encoded.get(body) ?? encodedPage({ status: 200, body });
    encoded.delete(body);
    encoded.set(body, shell);
    if (encoded.size > keptShells) encoded.delete(encoded.keys().next().value!);
    return shell;
  };
};

/** Serves the site on the same port as the API: its built files, and a rendered page for every other URL. */
export const servePages = (
  app: FastifyInstance,
  pages: PageServer,
  { services, intercept }: Parameters<typeof createPageCalls>[0],
): void => {
  const { clock, siteState, venueOrigin, streamOrigins } = services;
  const shellOf = createShells(pages);
  const noPicture = encodedPage({ status: 503, headers: { 'content-type': 'text/plain' }, body: '' });
  const limit = createConcurrencyLimit(limitsOf(pages));
  const share = createSharedPages({ clock });
  const callsOf = createPageCalls({ services, intercept });
  const cacheHosts = (pages.brands ?? []).flatMap(({ cacheHost }) => cacheHost ?? []);

  const wantsPicture = (request: FastifyRequest) =>
    isRead(request) && (pages.pictures ?? []).some((start) => request.url.startsWith(start));

  const render = async (visit: Omit<PageRequest, keyof PageCalls | 'signal'>, calls: CallsOf) =>
    encodedPage(
      await renderWithTimeout(
        (signal) => pages.render({ ...visit, ...calls(signal), signal }),
        pages.renderTimeout,
      ),
      visit.ip === '',
    );

  const visitOf = (request: FastifyRequest): SharedRequest => ({
    url: request.url,
    protocol: request.protocol === 'https' ? 'https' : 'http',
    // The renderer chooses the brand by the host that the visitor used.
    headers: { ...plainHeaders(request), host: request.host },
    cookies: readCookies(request.headers.cookie),
  });

  const pageFor = async (request: FastifyRequest, visit: SharedRequest): Promise<EncodedPage> => {
    // Images need no data, so they pass the queue.
    if (wantsPicture(request)) return render({ ...visit, ip: request.ip }, () => noCalls);
    const snapshot = await siteState.current();
    const shared = isAdmitted(request, visit.cookies, snapshot) ? pages.shared?.(visit) : undefined;
    const renderFor = (own: SharedRequest, ip: string) =>
      limit(() => {
        const visited = { protocol: own.protocol, host: own.headers.host ?? '' };
        return render({ ...own, ip }, (signal) => callsOf(request, { ip, visited, snapshot, signal }));
      });
    return shared ? share(snapshot, shared, () => renderFor(shared, '')) : renderFor(visit, request.ip);
  };

  /**
   * Gives a browser without a device id one, so that the requests of its first page carry it too (REQ-1). The cookie
   * belongs to this response: a page that visitors share is neither rendered with it nor kept with it.
   */
  const identify = (visit: SharedRequest, reply: FastifyReply): SharedRequest => {
    if (visit.cookies[storageKeys.deviceCookie]) return visit;
    const device = randomUUID();
    reply.header('set-cookie', setDeviceCookie(device, visit.protocol));
    return { ...visit, cookies: { ...visit.cookies, [storageKeys.deviceCookie]: device } };
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    visit: SharedRequest,
    fallback: () => EncodedPage | Promise<EncodedPage>,
  ) => {
    const { page, in: encode } = await pageFor(request, visit).catch((err: unknown) => {
      const message = 'the page was not rendered; the fallback is sent';
      // Overload is expected, and an error line for each page would add to it.
      if (err instanceof Overloaded) request.log.info({ err }, message);
      else request.log.error({ err }, message);
      return fallback();
    });
    const { headers, body } = await encode(encodingOf(String(request.headers['accept-encoding'] ?? '')));
    return reply
      .code(page.status)
      .headers({
        ...securityHeaders(venueOrigin(request), pages.scriptHashes ?? [], cacheHosts, streamOrigins),
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
    const visit = visitOf(request);
    if (wantsPicture(request)) return send(request, reply, visit, () => noPicture);
    if (!wantsPage(request)) return reply.code(404).send(failure(errorCodes.notFound));
    const origin = namedOrigin(request);
    if (origin !== undefined) return reply.header('cache-control', 'no-store').redirect(origin + request.url);
    return send(request, reply, identify(visit, reply), () => shellOf(visit));
  });
};
