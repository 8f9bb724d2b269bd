/** A header that pages of other origins cannot send without a permission that is never given. */
export const operatorHeader = 'x-pavilion-operator';

/** The id of the operator whose pages are shown: the session of another one answers nothing to them. */
export const shownOperatorHeader = 'x-pavilion-operator-id';

/** `1` for a call that an open page sends by itself: it does not renew the session. */
export const backgroundHeader = 'x-pavilion-background';

/** The key of an act: a repetition with it gets the answer of the first one. The name that HTTP has for it. */
export const idempotencyHeader = 'idempotency-key';
