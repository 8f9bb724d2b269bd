import { join } from 'node:path';
import { errorCodes, type LocalText } from '@pavilion/contract';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { failure } from '../../http/envelope';
import { handleError, InvalidRequest } from '../../http/error-handler';
import { sharesHost } from '../../http/public-address';
import type { EngineOptions } from '../venue';
import type { VenuePort } from '../venue-port';
import { assetRoutes, readAssetFiles } from './assets';
import { type FairPorts, fairCalls } from './fair-calls';
import { createPage, type PageQuery, pagePolicy } from './page';
import { seedCalls } from './seed-calls';

export interface GamePages extends Pick<EngineOptions, 'clientDir' | 'siteOrigins'> {
  /** The first part of the paths, and the folder below `clientDir` with the engine's page, scripts and styles. */
  readonly engine: string;
  /** Further folders below `clientDir` whose files the page uses, beside `kit`. */
  readonly shares?: readonly string[];
  /** The name of the game with the code; undefined when the engine has no such game. */
  nameOf(code: string): LocalText | undefined;
  /** The house of engines whose rounds a member plays alone: adds the calls of the seeds. */
  port?: VenuePort;
  /** Adds the engine's calls below `/<engine>/api`. */
  calls(api: FastifyInstance): void;
}

/** Names the invalid fields of a body with the reasons of the contract. */
const fieldErrors: NonNullable<FastifyServerOptions['schemaErrorFormatter']> = (errors) =>
  new InvalidRequest(
    errors.map(({ keyword, instancePath, params }) => ({
      field: keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1),
      reason: keyword === 'required' ? 'required' : 'format',
    })),
  );

/**
 * Whether a page gets an opaque origin: in a frame of a site with the same host, whose cookies its scripts could read
 * otherwise, and outside of a frame, where it may have any name of this machine. Browsers send no `Sec-Fetch-Dest` over
 * plain HTTP, except to this machine.
 */
const isOpaque = ({ hostname, headers }: FastifyRequest, sites: readonly string[]): boolean =>
  headers['sec-fetch-dest'] !== 'iframe' || sharesHost(hostname, sites);

interface Pages extends Pick<EngineOptions, 'clientDir' | 'siteOrigins'> {
  /** Below `clientDir`: the page, its scripts and styles; also the first part of the paths. */
  readonly folder: string;
  readonly shares?: readonly string[];
  /** Of the page. */
  readonly path: string;
  nameOf(code: string | undefined): LocalText | undefined;
  calls?(api: FastifyInstance): void;
}

const registerPages = (
  app: FastifyInstance,
  { folder, shares = [], path, clientDir, siteOrigins, nameOf, calls }: Pages,
): void => {
  const assets = readAssetFiles(clientDir, ['kit', ...shares, folder]);
  const base = `/${folder}/assets/${assets.version}`;
  const page = createPage({ template: join(clientDir, folder, 'index.html'), assets: base });

  app.register(async (venue) => {
    venue.setErrorHandler(handleError);
    venue.setSchemaErrorFormatter(fieldErrors);
    venue.addHook('onRequest', async (_request, reply) => {
      reply
        .header('x-content-type-options', 'nosniff')
        // A page with an opaque origin is cross-origin to its own files and calls. Nothing here depends on cookies.
        .header('access-control-allow-origin', '*');
    });

    if (calls) {
      venue.register(
        async (api) => {
          api.addHook('onRequest', async (_request, reply) => {
            reply.header('cache-control', 'no-store');
          });
          api.options('/*', async (_request, reply) =>
            reply
              .header('access-control-allow-headers', 'authorization, content-type')
              .header('access-control-max-age', '7200')
              .code(204)
              .send(),
          );
          calls(api);
        },
        { prefix: `/${folder}/api` },
      );
    }
    assetRoutes(venue, base, assets.files);

    venue.get<{ Params: { code?: string }; Querystring: PageQuery }>(path, async (request, reply) => {
      const name = nameOf(request.params.code);
      if (!name) return reply.code(404).send(failure(errorCodes.notFound));
      const sites = siteOrigins(request);
      return reply
        .header('content-security-policy', pagePolicy(sites, { isOpaque: isOpaque(request, sites) }))
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(page(name, sites, request.query));
    });
  });
};

/**
 * Serves the games of an engine on the venue origin: `GET /<engine>/:code` (the game's page, launch token in the
 * fragment as `#token=…`, optional `?lang=` and `?theme=`), the files of the page, and the engine's calls,
 * `POST /<engine>/api/…`, authorised by `Authorization: Bearer <launch token>` (`sessionOf`).
 */
export const registerGamePages = (
  app: FastifyInstance,
  { engine, shares = [], clientDir, siteOrigins, nameOf, port, calls }: GamePages,
): void =>
  registerPages(app, {
    folder: engine,
    shares,
    path: `/${engine}/:code`,
    clientDir,
    siteOrigins,
    nameOf: (code) => (code === undefined ? undefined : nameOf(code)),
    calls: (api) => {
      if (port) seedCalls(port)(api);
      calls(api);
    },
  });

/**
 * Serves the page that recomputes a round, `GET /fair`: static and without a session. Its values are in the fragment, which
 * browsers do not send. Its calls (`fairCalls`) answer public values of shared rounds.
 */
export const registerFairPage = (
  app: FastifyInstance,
  {
    services,
    ...options
  }: Pick<EngineOptions, 'clientDir' | 'siteOrigins'> & { readonly services: FairPorts },
): void =>
  registerPages(app, {
    ...options,
    folder: 'fair',
    path: '/fair',
    nameOf: () => ({ 'zh-CN': '公平性验证', en: 'Check a round' }),
    calls: fairCalls(services),
  });
