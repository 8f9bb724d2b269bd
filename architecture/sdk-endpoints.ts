import { bundles, type CallDefinition, calls } from '@pavilion/contract/schemas';

const marker = '// Generated from the call definitions by `npm run generate`. Do not edit.';

type Entry = [name: string, call: CallDefinition];

const rowOf = ([name, { endpoint }]: Entry) => {
  const [key, tags] =
    endpoint.kind === 'mutation'
      ? ['invalidatesTags', endpoint.invalidatesTags]
      : ['providesTags', endpoint.providesTags];
  return `  ${name}: { kind: '${endpoint.kind}', ${key}: [${tags.map((tag) => `'${tag}'`).join(', ')}] },`;
};

/** The hooks that RTK Query makes of an endpoint. */
const hooksOf = ([name, { endpoint }]: Entry): string[] => {
  const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
  switch (endpoint.kind) {
    case 'query':
      return [`use${capitalized}Query`, `useLazy${capitalized}Query`];
    case 'infiniteQuery':
      return [`use${capitalized}InfiniteQuery`];
    case 'mutation':
      return [`use${capitalized}Mutation`];
  }
};

/** The generated files of the SDK, by path: for each bundle its endpoints and the hooks that RTK Query makes of them. */
export const sdkEndpointFiles = (): Record<string, string> =>
  Object.fromEntries(
    bundles.flatMap((bundle) => {
      const entries = Object.entries<CallDefinition>(calls).filter(([, call]) => call.bundle === bundle);
      const api = bundle === 'core' ? 'api' : `${bundle}Api`;
      const folder = `packages/sdk/src/react/${bundle}`;
      return [
        [
          `${folder}/endpoints.generated.ts`,
          [
            marker,
            "import type { EndpointTable } from '../endpoints';",
            '',
            `export const ${bundle}Endpoints = {`,
            ...entries.map(rowOf),
            '} as const satisfies EndpointTable;',
            '',
          ].join('\n'),
        ],
        [
          `${folder}/hooks.generated.ts`,
          [
            marker,
            `import { ${api} } from '${bundle === 'core' ? '../api' : './api'}';`,
            '',
            'export const {',
            ...entries.flatMap(hooksOf).map((hook) => `  ${hook},`),
            `} = ${api};`,
            '',
          ].join('\n'),
        ],
      ];
    }),
  );
