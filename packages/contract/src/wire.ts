/**
 * The calls without their schemas: what a browser needs, and no schema library.
 * The table is generated from the definitions (`npm run generate`).
 */
export type { CallAuth, WireCall } from './call';
export type { CallName, CallRequest, CallResponse } from './calls';
export { wire } from './whole-wire';
export { coreWire, moneyWire } from './wire.generated';
