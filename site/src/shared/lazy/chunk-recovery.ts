/** Session storage: when the page was last reloaded because of a missing chunk, ms. */
const storageKey = 'pavilion.reloaded-at';

/** A reload loads everything a deployment changed; another one within this time, ms, would not help. */
const minReloadInterval = 600_000;

/** Error messages of browsers for a missing chunk of an older deployment. */
const missingChunkMessages = /dynamically imported module|module script failed|preload CSS|Loading chunk/i;

interface RecoveryPorts {
  /** Read at each use: some browsers throw when `sessionStorage` is accessed. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  /** Offline, a reload would replace the page by the browser's own error page. */
  readonly isSiteReachable: () => Promise<boolean>;
}

/**
 * Reloads the page if the error is a missing chunk: after a deployment the chunks of the old build are gone, and the
 * page names the new ones. At most one reload per interval, however many chunks are missing (APP-5).
 *
 * @returns whether the page is being reloaded
 */
export const recoverChunk = async (
  error: unknown,
  { storage, now, reload, isSiteReachable }: RecoveryPorts,
): Promise<boolean> => {
  const wasReloaded = () => Math.abs(now() - Number(storage().getItem(storageKey))) < minReloadInterval;
  if (!(error instanceof Error) || !missingChunkMessages.test(error.message)) return false;
  try {
    if (wasReloaded() || !(await isSiteReachable())) return false;
    // Checked again: another missing chunk may have started the reload meanwhile.
    if (!wasReloaded()) {
      storage().setItem(storageKey, String(now()));
      reload();
    }
    return true;
  } catch {
    return false; // Without storage it could reload forever.
  }
};

/**
 * Imports a chunk again. Some browsers import a module that failed once only after a reload, as the HTML standard says:
 * if it fails again although the site is reachable, the page is reloaded.
 *
 * @returns whether the page is being reloaded
 */
export const retryChunk = async (
  load: () => Promise<unknown>,
  { reload, isSiteReachable }: Pick<RecoveryPorts, 'reload' | 'isSiteReachable'>,
): Promise<boolean> => {
  const isLoaded = await load().then(
    () => true,
    () => false,
  );
  if (isLoaded || !(await isSiteReachable())) return false;
  reload();
  return true;
};
