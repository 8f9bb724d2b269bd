import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { errorCodes } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { daySeconds } from '../../durations';
import { failure } from '../../http/envelope';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface AssetFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

export interface AssetFiles {
  /** A short hash over all files. It is part of their URLs, so that browsers may cache them as immutable. */
  readonly version: string;
  /** By path below `clientDir`, with `/` between its parts. Only these are served. */
  readonly files: ReadonlyMap<string, AssetFile>;
}

/** Reads the files of the folders below `clientDir` into memory: a few hundred kilobytes. */
export const readAssetFiles = (clientDir: string, folders: readonly string[]): AssetFiles => {
  const hash = createHash('sha256');
  const paths = folders
    .flatMap((folder) => readdirSync(join(clientDir, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = paths.map((path): [string, AssetFile] => {
    const name = relative(clientDir, path).split(sep).join('/');
    const plain = readFileSync(path);
    hash.update(name).update(plain);
    return [name, { type: types[extname(name)]!, plain, gzipped: gzipSync(plain) }];
  });
  return { version: hash.digest('hex').slice(0, 12), files: new Map(files) };
};

/** `GET <base>/<path>`: the client's files, immutable. */
export const assetRoutes = (app: FastifyInstance, base: string, files: AssetFiles['files']): void => {
  app.get<{ Params: { '*': string } }>(`${base}/*`, async (request, reply) => {
    const file = files.get(request.params['*']);
    if (!file) return reply.code(404).send(failure(errorCodes.notFound));
    const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply
      .header('cache-control', `public, max-age=${365 * daySeconds}, immutable`)
      .header('vary', 'accept-encoding')
      .type(file.type);
    return acceptsGzip ? reply.header('content-encoding', 'gzip').send(file.gzipped) : reply.send(file.plain);
  });
};
