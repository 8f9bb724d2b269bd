import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { homePage } from './main-pages';
import { kib, type Measurement } from './measurement';

const site = join(import.meta.dirname, '../site');

const packageOf = (id: string): string => {
  const external = [...id.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  if (external) return external;
  const own = /packages\/([^/]+)\//.exec(id)?.[1];
  return own ? `@pavilion/${own}` : 'site';
};

/** The chunks that Home runs: its entry, its page, and what both import statically. */
const chunksOfHome = (chunks: Rolldown.OutputChunk[]) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(homePage));
  if (!page) throw new Error(`The build has no chunk of ${homePage}`);
  const first = [...chunks.filter(({ isEntry }) => isEntry), page];
  const wanted = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  first.forEach(add);
  return [...wanted];
};

const builtChunks = async (): Promise<Rolldown.OutputChunk[]> => {
  const result = (await build({
    root: site,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return chunksOfHome(result.output.filter((file) => file.type === 'chunk'));
};

const sizeOfChunk = ({ code }: { code: string }) => ({
  gzip: gzipSync(code).length,
  brotli: brotliCompressSync(code).length,
});

/** The entries of Vite's manifest that are read here. */
interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** What a page loads before anything is clicked: bytes of JavaScript, compressed as it is served, and files. */
interface FirstLoadSize {
  readonly gzip: number;
  /** Compressed when it is read, which takes seconds. */
  readonly brotli: number;
  readonly scripts: number;
}

/**
 * Initial JavaScript of a page in the built site.
 *
 * @param sources the files that the page loads at once, relative to `site/src`; by default those of Home
 */
export const firstLoadSize = (sources: readonly string[] = [homePage]): FirstLoadSize => {
  const folder = join(site, 'dist/client');
  const manifest: Record<string, BuiltFile> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const wanted = new Set<string>();
  const add = (name: string) => {
    if (wanted.has(name)) return;
    if (!manifest[name]) throw new Error(`The build has no chunk of ${name}`);
    wanted.add(name);
    manifest[name].imports?.forEach(add);
  };
  for (const name of Object.keys(manifest).filter((each) => manifest[each]?.isEntry)) add(name);
  for (const source of sources) add(`src/${source}`);
  const files = [...wanted].map((name) => readFileSync(join(folder, manifest[name]!.file)));
  const sum = (compress: (file: Buffer) => Buffer) =>
    files.reduce((total, file) => total + compress(file).length, 0);
  return {
    gzip: sum((file) => gzipSync(file)),
    get brotli() {
      return sum((file) => brotliCompressSync(file));
    },
    scripts: wanted.size,
  };
};

/** Initial JavaScript of Home, by package. A package's share is its part of each chunk's rendered length. */
export const firstLoad = async (): Promise<Measurement> => {
  const chunks = await builtChunks();
  const shares = new Map<string, { gzip: number; brotli: number }>();
  for (const chunk of chunks) {
    const sizes = sizeOfChunk(chunk);
    const modules = Object.entries(chunk.modules);
    const total = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0) || 1;
    for (const [id, { renderedLength }] of modules) {
      const share = shares.get(packageOf(id)) ?? { gzip: 0, brotli: 0 };
      share.gzip += (sizes.gzip * renderedLength) / total;
      share.brotli += (sizes.brotli * renderedLength) / total;
      shares.set(packageOf(id), share);
    }
  }
  const rows = [...shares].sort(([, a], [, b]) => b.gzip - a.gzip);
  const sum = (key: 'gzip' | 'brotli') => rows.reduce((total, [, share]) => total + share[key], 0);
  return {
    title: 'Initial JavaScript of Home',
    method: `The ${chunks.length} chunks that Home loads before the first interaction, compressed as served. The rest of the page is server-rendered and hydrates at the first interaction. Goal: at most 146 gzip, 126 brotli. Other sites, measured elsewhere in the same way: Hydrogen skeleton 109/96, Saleor Paper 239/209, Gamba 353/289, Azuro example 1,153/904.`,
    columns: ['package', 'gzip KiB', 'brotli KiB'],
    rows: [
      ...rows.map(([name, { gzip, brotli }]) => [name, kib(gzip), kib(brotli)]),
      ['**all**', `**${kib(sum('gzip'))}**`, `**${kib(sum('brotli'))}**`],
    ],
  };
};
