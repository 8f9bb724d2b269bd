/**
 * Entry point for browsers: method, path and access of each call, without schemas, so that the schema library is not
 * bundled. The tables are generated from the call definitions (`npm run generate`), one table per bundle.
 */
export type { CallAuth, CallEndpoint, WireCall } from './call';
export type { CallName, CallRequest, CallResponse } from './calls';
export { depositTags, roundTags, type Tag, tags, withdrawalTags } from './tags';
export { wire } from './wire/all.generated';
export { coreWire } from './wire/core.generated';
export { moneyWire } from './wire/money.generated';
