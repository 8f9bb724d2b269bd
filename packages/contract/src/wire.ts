/**
 * The calls without their schemas: what a browser needs to send them, free of the schema library. The tables are
 * generated from the definitions (`npm run generate`), one a bundle.
 */
export type { CallAuth, CallEndpoint, WireCall } from './call';
export type { CallName, CallRequest, CallResponse } from './calls';
export { depositTags, roundTags, type Tag, tags, withdrawalTags } from './tags';
export { wire } from './wire/all.generated';
export { coreWire } from './wire/core.generated';
export { moneyWire } from './wire/money.generated';
