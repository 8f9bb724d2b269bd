/** `prepack` of every package: a tarball must contain the build of the current sources, with types. */
import { ensurePackagesBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
ensurePackagesBuilt();
