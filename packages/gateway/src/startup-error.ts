/** Why the gateway cannot start, in one line that says how to mend it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
