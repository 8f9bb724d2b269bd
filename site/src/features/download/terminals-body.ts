/** The request body of the terminals, shared so that server and browser have the same cache key. */
export const terminalsBody = {};
