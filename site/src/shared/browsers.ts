/**
 * The first version of each browser that has every feature the site needs; the build is for these. `engine` is the name
 * in `build.target` of Vite. `architecture/browsers.test.ts` lists the features.
 */
export const browsers = [
  { engine: 'chrome', name: 'Chrome', since: '120' },
  { engine: 'edge', name: 'Edge', since: '120' },
  { engine: 'firefox', name: 'Firefox', since: '121' },
  { engine: 'safari', name: 'Safari', since: '17' },
] as const;
