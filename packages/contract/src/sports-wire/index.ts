/**
 * The calls of the three sports providers, as data: paths, codes, and checks of requests and answers. The types follow from
 * the checks. Requirement SPT-3.
 */
export {
  cursorText,
  type KnownEvent,
  maxKnownEvents,
  nameOf,
  ownErrorCode,
  parseCursor,
  parseVersion,
  providerErrorCode,
  versionText,
} from './common';
export { fbty, touristPrefix } from './fbty';
export { imty } from './imty';
export { obty, packedData } from './obty';
export type { Shape, ValueOf } from './shape';
