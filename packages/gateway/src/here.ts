/**
 * Where this package's code stands, one folder below its root, bundled or not: packages and files beside it are found
 * from here. Alone in its file and imported late, since only ES modules know it.
 */
export const here = import.meta.url;
