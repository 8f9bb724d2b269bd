/** The body of every `preInfo` request, so that all share one cache entry. */
export const preInfoBody = {};
