/** Parts of a path that may be tokens, as providers put them into URLs; ours have 43 characters. */
const tokenLike = /[\w-]{32,}/g;

/** The loggable part of a URL: its path without tokens. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] as string)
    // guard: tokens-not-logged
    .replace(tokenLike, '[redacted]');
