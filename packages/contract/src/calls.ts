import type { RequestOf, ResponseOf } from './call';
import { calls } from './calls.generated';

export { calls };

/** The definitions of all calls, as a type. */
export type Calls = typeof calls;
/** The name of a call. */
export type CallName = keyof Calls;
/** The body of a call, by its name. */
export type CallRequest<Name extends CallName> = RequestOf<Calls[Name]>;
/** The data of a call's answer, by its name. */
export type CallResponse<Name extends CallName> = ResponseOf<Calls[Name]>;
