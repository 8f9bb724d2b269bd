import { errorCodes } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../../http/envelope';
import type { AssetFiles } from './asset-files';

/** `GET /slots/assets/<version>/<path>`: the client's files, kept for good by whoever fetched them. */
export const assetRoutes = (app: FastifyInstance, { version, files }: AssetFiles): void => {
  app.get<{ Params: { '*': string } }>(`/slots/assets/${version}/*`, async (request, reply) => {
    const file = files.get(request.params['*']);
    if (!file) return reply.code(404).send(failure(errorCodes.notFound));
    const zips = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(file.type);
    return zips ? reply.header('content-encoding', 'gzip').send(file.gzipped) : reply.send(file.plain);
  });
};
