import type { Assets } from './document';

/** An entry of Vite's build manifest, as far as we read it. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const entry = 'src/entry-client.tsx';

/**
 * What a page needs of the build.
 *
 * @param sources - files relative to `site/src` that the page is drawn from.
 * @throws Error when the build lacks a file: then `pages.ts` names one that does not exist.
 */
export const assetsOf = (manifest: Manifest, sources: readonly string[]): Assets => {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    found.add(key);
    chunk.imports?.forEach(visit);
  };
  for (const source of [entry, ...sources.map((file) => `src/${file}`)]) visit(source);
  const chunks = [...found].map((key) => manifest[key]!);
  return {
    script: `/${manifest[entry]!.file}`,
    preloads: chunks.filter((chunk) => chunk !== manifest[entry]).map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
};
