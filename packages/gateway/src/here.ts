/**
 * The URL of this package's code, one folder below its root, bundled or not; packages and files are resolved from it.
 * Modules that tests load as CommonJS import this file dynamically, since CommonJS has no `import.meta`.
 */
export const here = import.meta.url;

/** The pages of the operator's console, which exist in the build alone. */
export const operatorClient = new URL(
  here.endsWith('.ts') ? '../dist/operator-client' : './operator-client',
  here,
);

/** The pages of games: from the sources as they are, and minified from the build. */
export const venueClient = new URL(here.endsWith('.ts') ? '../venue-client' : './venue-client', here);
