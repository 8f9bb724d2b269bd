/**
 * What every page runs is kept in two files rather than in dozens: they compress better together, and a visitor keeps
 * the libraries over our deployments. What is loaded on demand must not be named here.
 */
const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@reduxjs/toolkit',
  'redux',
  'redux-thunk',
  'reselect',
  'immer',
  'react-redux',
  'use-sync-external-store',
  'styled-components',
  'stylis',
  '@emotion',
  'cookie',
  'set-cookie-parser',
  'js-cookie',
  '@standard-schema',
];

const ofEveryPage = [
  'packages/ui/src/(themes|provider|messages|hooks|icons|brand-mark|button|spinner|skeleton|toast|marquee|error-fallback|amount|badge|empty|popover|card|carousel)/',
  'packages/ui/src/modal/(modal|modal-store|modal-state|modal-options|modal-host|modal-drawing|create-modal|use-drawing|use-modal-state|scroll-lock|touch-guard|footer)\\.',
  'packages/format/src/',
  'packages/contract/src/(wire|limits|headers|storage-keys|areas|words|signature|live/)',
  'packages/sdk/src/(client|errors|pipeline|session|invites|device|agent|ports|react|crypto|signing)/',
  'packages/sdk/src/live/(create-live|live)\\.',
  'packages/sdk/src/sports/create-sports\\.',
  'packages/ui/src/(loadable/|scenes/in-space\\.)',
  'site/src/(routes|brands)/',
  'site/src/shared/(?!scenes|errors)',
];
const onDemand = /crypto-js|hmac|react\/live\//;

const libraryFile = new RegExp(`node_modules/(${libraries.join('|')})/`);
const sharedFile = new RegExp(ofEveryPage.join('|'));

export const firstLoadChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', priority: 2, test: (id: string) => libraryFile.test(id) },
    { name: 'kit', priority: 1, test: (id: string) => sharedFile.test(id) && !onDemand.test(id) },
  ],
};
