/** An idempotency key, of members and of operators. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,64}$/;
