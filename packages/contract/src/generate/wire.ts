import { type Bundle, bundles, type CallDefinition } from '../call';
import { calls } from '../calls';

const wireFields = ['method', 'path', 'auth', 'idempotent', 'defaults', 'headers'] as const;
const marker = '// Generated from the call definitions by `npm run generate`. Do not edit.';

const callsOf = (bundle: Bundle): [name: string, call: CallDefinition][] =>
  Object.entries<CallDefinition>(calls).filter(([, call]) => call.bundle === bundle);

const rowOf = ([name, call]: [name: string, call: CallDefinition]) => {
  const fields = wireFields
    .filter((field) => call[field] !== undefined)
    .map((field) => `${field}: ${JSON.stringify(call[field])}`);
  return `  ${name}: { ${fields.join(', ')} },`;
};

const bundleSource = (bundle: Bundle): string =>
  [
    marker,
    "import type { WireCall } from '../call';",
    "import type { CallName } from '../calls';",
    '',
    `/** The calls of the bundle \`${bundle}\`, without their schemas. */`,
    `export const ${bundle}Wire = {`,
    ...callsOf(bundle).map(rowOf),
    '} as const satisfies Partial<Record<CallName, WireCall>>;',
    '',
  ].join('\n');

const allSource = (): string =>
  [
    marker,
    ...bundles.map((bundle) => `import { ${bundle}Wire } from './${bundle}.generated';`),
    '',
    '/** Every call by its name, without its schemas. */',
    `export const wire = { ${bundles.map((bundle) => `...${bundle}Wire`).join(', ')} } as const;`,
    '',
  ].join('\n');

/**
 * The call tables, by path. Each bundle has its own module: a bundler puts a module as a whole where it is first
 * needed, and a page of one bundle must not load the calls of another.
 */
export const wireFiles = (): Record<string, string> => ({
  'src/wire/all.generated.ts': allSource(),
  ...Object.fromEntries(bundles.map((bundle) => [`src/wire/${bundle}.generated.ts`, bundleSource(bundle)])),
});
