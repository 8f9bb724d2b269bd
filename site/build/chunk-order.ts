import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** A ring of files that import each other, if there is one. */
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
 * Fails a build whose files import each other in a ring: a module of one would run before what it needs of the other,
 * and the page would stay dead. The cure is to name the module in `first-load.ts`, or to take it out there.
 */
export const chunkOrder = (): Plugin => ({
  name: 'pavilion:chunk-order',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const ring = ringIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (ring) this.error(`These files import each other: ${ring.join(' → ')}. See site/build/first-load.ts.`);
  },
});
