import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

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
  /** A short hash over all files: in their address it lets a browser keep them for good. */
  readonly version: string;
  /** By path below the folder, with `/` between its parts. A path that is not here does not exist. */
  readonly files: ReadonlyMap<string, AssetFile>;
}

/** Reads the client's files, a few hundred kilobytes, once: what is served can only be what is listed here. */
export const readAssetFiles = (folder: string): AssetFiles => {
  const hash = createHash('sha256');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = paths.map((path): [string, AssetFile] => {
    const name = relative(folder, path).split(sep).join('/');
    const plain = readFileSync(path);
    hash.update(name).update(plain);
    return [name, { type: types[extname(name)]!, plain, gzipped: gzipSync(plain) }];
  });
  return { version: hash.digest('hex').slice(0, 12), files: new Map(files) };
};
