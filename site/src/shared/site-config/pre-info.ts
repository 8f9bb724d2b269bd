/** The body with which everyone asks for preInfo, so that all share one answer. */
export const preInfoBody = {};
