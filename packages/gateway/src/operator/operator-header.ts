/** A header that pages of other origins cannot send without a permission that is never given. */
export const operatorHeader = 'x-pavilion-operator';

/** The key of an act: a repetition with it gets the answer of the first one. The name that HTTP has for it. */
export const idempotencyHeader = 'idempotency-key';
