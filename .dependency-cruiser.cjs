/** The allowed imports (ARCHITECTURE.md). The comment of a rule says how to fix a violation. */
const ours = '^(packages|site|stories|e2e|bench)/';
const tests = '\\.(test|spec|stories)\\.tsx?$';

const only = (from, allowed, comment) => ({
  name: `${from}-imports-only-${allowed.length === 0 ? 'itself' : allowed.join('-')}`,
  severity: 'error',
  comment,
  from: { path: `^packages/${from}/src`, pathNot: tests },
  to: { path: ours, pathNot: [from, ...allowed].map((name) => `^packages/${name}/`) },
});

/** Each folder in a folder of the gateway is imported by its index.ts, except from inside. */
const byEntries = (name, folder, examples) => ({
  name,
  severity: 'error',
  comment: `Import from the index.ts of the folder (${folder}/${examples}, …) and export what you need there.`,
  from: { path: `^packages/gateway/src/(?:${folder}/([^/]+)/|)`, pathNot: [tests, '/testing/'] },
  to: {
    path: `^packages/gateway/src/${folder}/[^/]+/.`,
    pathNot: [`^packages/gateway/src/${folder}/$1/.`, `^packages/gateway/src/${folder}/[^/]+/index\\.ts$`],
  },
});

/** The public entries of the packages: the files in their exports maps. */
const entries = [
  '^packages/(format|contract|ui|sdk|gateway)/src/index\\.ts$',
  '^packages/gateway/src/domain/sports/replay\\.ts$',
  '^packages/contract/src/(wire|schemas|examples\\.generated|forms/index|sports/index|sports-wire/index)\\.ts$',
  '^packages/ui/src/testing\\.ts$',
  '^packages/ui/src/tokens\\.ts$',
  '^packages/sdk/src/(react|react/live|react/money|react/rooms|testing)/index\\.ts$',
  '^packages/contract/(vectors|openapi\\.json)',
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a third file, or pass it in.',
      from: { path: ours },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('format', [], 'format is pure and has no dependencies.'),
    only('contract', ['format'], 'The contract is data and pure rules; format measures text for them.'),
    only('ui', ['format'], 'The kit knows nothing of calls or codes: take what it shows as a prop.'),
    only('sdk', ['contract', 'format'], 'The SDK has no components and no server code.'),
    only(
      'gateway',
      ['contract', 'format'],
      'The gateway implements the contract; it never imports its clients.',
    ),
    {
      name: 'console-pages-import-the-kit-and-their-contract',
      severity: 'error',
      comment:
        'The pages of operators call the console over HTTP; of the gateway they know the types of its contract, of the public contract the names of kinds.',
      from: { path: '^packages/gateway/operator-client/' },
      to: {
        path: '^(packages|site)/',
        pathNot: [
          '^packages/gateway/operator-client/',
          '^packages/gateway/src/operator/contract/index\\.ts$',
          '^packages/(contract|format|ui)/',
        ],
      },
    },
    {
      name: 'console-pages-without-the-schema-library',
      severity: 'error',
      comment: 'Import types alone: the contract of the console has its schemas in it.',
      from: { path: '^packages/gateway/operator-client/' },
      to: { path: '^packages/gateway/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'gateway-without-the-pages-of-the-console',
      severity: 'error',
      comment: 'The gateway serves the built pages.',
      from: { path: '^packages/gateway/src/' },
      to: { path: '^packages/gateway/operator-client/' },
    },
    {
      name: 'site-imports-packages-not-the-gateway',
      severity: 'error',
      comment:
        'The site reaches the gateway through the SDK alone. Only the engine of matches, which is pure, runs in browsers, too.',
      from: { path: '^site/src' },
      to: { path: '^packages/gateway/', pathNot: '^packages/gateway/src/domain/sports/replay\\.ts$' },
    },
    {
      name: 'replay-is-pure',
      severity: 'error',
      comment:
        'A browser loads it: import neither Node nor anything that reads a database, a clock or a request.',
      from: { path: '^packages/gateway/src/domain/sports/replay\\.ts$' },
      to: {
        reachable: true,
        path: '(^packages/gateway/src/(?!domain/sports/(replay\\.ts$|engine/))|^packages/gateway/src/domain/sports/engine/(book|seeds)\\.ts$)',
      },
    },
    {
      name: 'packages-by-their-public-entries',
      severity: 'error',
      comment: 'Import @pavilion/<name> (or a subpath of its exports), not a file inside it.',
      from: { path: '^(site|stories|packages/([^/]+))/' },
      to: { path: '^packages/([^/]+)/src', pathNot: ['^packages/$2/', ...entries] },
    },
    {
      name: 'stories-import-the-site-by-its-entries',
      severity: 'error',
      comment:
        'Stories render whole pages: give SitePage (site/src/testing) a path, and the gateway stand-in its answers.',
      from: { path: '^stories/' },
      to: {
        path: '^site/',
        pathNot:
          '^site/src/(brands/index\\.ts|routes/paths\\.ts|testing/(site-page\\.tsx|picture-urls\\.ts))$',
      },
    },
    {
      name: 'no-schema-library-in-the-browser',
      severity: 'error',
      comment: 'Import from @pavilion/contract/wire or an enumerations, limits or headers value instead.',
      from: { path: '^(site/src|packages/(sdk|ui)/src)', pathNot: tests },
      to: { path: '^packages/contract/src/schemas\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      comment: 'Compose two features in site/src/app, or move what both need to site/src/shared.',
      from: { path: '^site/src/features/([^/]+)/' },
      to: { path: '^site/src/features/([^/]+)/', pathNot: '^site/src/features/$1/' },
    },
    {
      name: 'features-import-shared-brands-and-paths',
      severity: 'error',
      comment: 'A feature takes the rest as props or from context.',
      from: { path: '^site/src/(features|shared)/' },
      to: { path: '^site/src/(app|routes)/', pathNot: '^site/src/routes/paths\\.ts$' },
    },
    {
      name: 'handlers-go-through-the-domain',
      severity: 'error',
      comment: 'Let a domain service do it; a handler reads the request and presents the answer.',
      from: { path: '^packages/gateway/src/modules/', pathNot: tests },
      to: { path: '(^packages/gateway/src/db/|node_modules/kysely/)', dependencyTypesNot: ['type-only'] },
    },
    byEntries('domain-areas-by-their-entries', 'domain', 'money, domain/members'),
    byEntries('venue-engines-by-their-entries', 'venues', 'slots, venues/sports'),
    {
      name: 'venue-engines-share-pages-and-fair-draws-only',
      severity: 'error',
      comment: 'Move what two engines need to venues/game-page (pages and calls) or venues/fair (draws).',
      from: { path: '^packages/gateway/src/venues/([^/]+)/', pathNot: [tests, '/testing/'] },
      to: {
        path: '^packages/gateway/src/venues/[^/]+/.',
        pathNot: [
          '^packages/gateway/src/venues/$1/.',
          '^packages/gateway/src/venues/(game-page|fair)/index\\.ts$',
        ],
      },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      comment: 'Move what the product needs out of the test.',
      from: { path: ours, pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      comment: 'Add the package to the workspace that imports it.',
      from: {
        path: '^(packages|site/src)',
        pathNot: [tests, 'jest\\.', '/testing/', '\\.config\\.ts$', 'test-', '/conformance/'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], dependencyTypesNot: ['npm-peer'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
