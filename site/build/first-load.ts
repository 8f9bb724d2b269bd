/**
 * Groups the modules that every page loads into two chunks instead of dozens: they compress better, and libraries stay
 * cached across deployments. Modules shared by pages with games are a third chunk. A chunk imports only chunks listed
 * before it, so there is no import cycle.
 */
const ofGames =
  /site\/src\/shared\/(games|scenes|text)\/|packages\/ui\/src\/(amount|badge|card|icons|skeleton)\/|packages\/format\//;

export const firstLoadChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', priority: 3, test: /node_modules/, tags: ['$initial' as const] },
    { name: 'shell', priority: 2, tags: ['$initial' as const] },
    { name: 'games', priority: 1, test: ofGames },
  ],
};
