/** Remembers, as long as the tab lives, when the page was last loaded anew for a lost file. */
const key = 'pavilion.reloaded-at';

/** A reload brings all that a deployment changed: within this many ms another would bring nothing more. */
const rest = 600_000;

/** What browsers say when a chunk of an older deployment is gone. */
const signs = /dynamically imported module|module script failed|preload CSS|Loading chunk/i;

interface RecoveryPorts {
  /** Asked for at each use: in some browsers the mere look at it throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  /** Whether the site answers at all: without it a reload would leave nothing but the browser's own error page. */
  readonly answers: () => Promise<boolean>;
}

/**
 * Loads the page anew if the error is a missing chunk: after a new deployment those of the old one are gone, and the
 * page brings the new names. Once, however many are missing; what is missing after that is a real failure.
 *
 * Source: requirement APP-5.
 *
 * @returns whether the page goes
 */
export const recoverChunk = async (
  error: unknown,
  { storage, now, reload, answers }: RecoveryPorts,
): Promise<boolean> => {
  const isResting = () => Math.abs(now() - Number(storage().getItem(key))) < rest;
  if (!(error instanceof Error) || !signs.test(error.message)) return false;
  try {
    if (isResting() || !(await answers())) return false;
    // Asked again: another part of this page may have been missing too, and have been first.
    if (!isResting()) {
      storage().setItem(key, String(now()));
      reload();
    }
    return true;
  } catch {
    return false; // Without a memory it could reload for ever.
  }
};
