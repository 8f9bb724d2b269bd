import type { Assets } from './document';

/** The fields of an entry of Vite's manifest that are read here. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const entry = 'src/entry-client.tsx';

/**
 * The built files that a page loads.
 *
 * @param sources files of the lazy components on the page, relative to `site/src`
 * @throws Error when the manifest has no entry for a file, because `pages.ts` names one that does not exist
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
