/**
 * What every page runs is kept in two files rather than in dozens: they compress better together, and a visitor keeps
 * the libraries over our deployments. What the pages with games share is a third. None imports one that comes after it
 * here, so nothing runs before what it needs.
 */
const ofGames =
  /site\/src\/shared\/(games|scenes)\/|packages\/ui\/src\/(amount|badge|card|icons|skeleton)\/|packages\/format\//;

export const firstLoadChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', priority: 3, test: /node_modules/, tags: ['$initial' as const] },
    { name: 'shell', priority: 2, tags: ['$initial' as const] },
    { name: 'games', priority: 1, test: ofGames },
  ],
};
