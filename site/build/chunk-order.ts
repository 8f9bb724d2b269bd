import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Finds an import cycle between chunks. */
const ringIn = (imports: Imports): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const next of imports.get(file) ?? []) {
      const ring = visit(next, [...way, file]);
      if (ring) return ring;
    }
    return undefined;
  };
  for (const file of imports.keys()) {
    const ring = visit(file, []);
    if (ring) return ring;
  }
  return undefined;
};

/**
 * Fails a build with an import cycle between chunks: a module could run before its dependency and the page would not
 * hydrate. To fix it, add the module to a group in `first-load.ts` or remove it from one.
 */
export const chunkOrder = (): Plugin => ({
  name: 'pavilion:chunk-order',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const ring = ringIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (ring) this.error(`These files import each other: ${ring.join(' → ')}. See site/build/first-load.ts.`);
  },
});
