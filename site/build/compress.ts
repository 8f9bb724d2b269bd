import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Smaller files are not compressed, bytes. */
const least = 1024;

const compressFile = async (file: string) => {
  const text = await readFile(file);
  if (text.length < least) return;
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes a `.br` and a `.gz` file for each file of the build, so that the server need not compress responses. */
export const compress = (): Plugin => ({
  name: 'pavilion:compress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return;
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names.filter((name) => compressible.test(name)).map((name) => compressFile(join(dir, name))),
    );
  },
});
