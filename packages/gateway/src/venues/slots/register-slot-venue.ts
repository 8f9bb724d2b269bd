import { join } from 'node:path';
import { errorCodes } from '@pavilion/contract';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { failure } from '../../http/envelope';
import { handleError, InvalidRequest } from '../../http/error-handler';
import type { VenuePort } from '../venue-port';
import { apiRoutes } from './http/api-routes';
import { assetRoutes, readAssetFiles } from './http/assets';
import { createPage, type PageQuery, pagePolicy } from './http/page';
import { cryptoRandom, type RandomSource } from './random-source';
import { titleOf } from './titles';

export interface SlotVenueOptions {
  /** The folder `venue-client` of this package. */
  readonly clientDir: string;
  /** Origins of the sites that may frame the games, e.g. `https://play.example`. */
  siteOrigins(request: FastifyRequest): readonly string[];
  /** Replaces the cryptographic random source, for tests. */
  readonly random?: RandomSource;
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
 * Serves the slot venue on its own origin: `GET /slots/:code` (the game's page, launch token in the fragment as
 * `#token=…`, optional `?lang=` and `?theme=`), its files, and the two calls `POST /slots/api/session` and
 * `POST /slots/api/spin`, authorised by `Authorization: Bearer <launch token>`.
 */
export const registerSlotVenue = (
  app: FastifyInstance,
  port: VenuePort,
  { clientDir, siteOrigins, random = cryptoRandom }: SlotVenueOptions,
): void => {
  const assets = readAssetFiles(join(clientDir, 'assets'));
  const page = createPage({ clientDir, assets: `/slots/assets/${assets.version}` });

  app.register(async (venue) => {
    venue.setErrorHandler(handleError);
    venue.setSchemaErrorFormatter(fieldErrors);
    venue.addHook('onRequest', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
    });

    venue.register(async (api) => apiRoutes(api, port, random));
    assetRoutes(venue, assets);

    venue.get<{ Params: { code: string }; Querystring: PageQuery }>(
      '/slots/:code',
      async (request, reply) => {
        const title = titleOf(request.params.code);
        if (!title) return reply.code(404).send(failure(errorCodes.notFound));
        const sites = siteOrigins(request);
        return reply
          .header('content-security-policy', pagePolicy(sites))
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .type('text/html; charset=utf-8')
          .send(page(title, sites, request.query));
      },
    );
  });
};
