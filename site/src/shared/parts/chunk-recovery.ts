/** Remembers, as long as the tab lives, for which files the page was already loaded anew. */
const key = 'pavilion.reloaded-for';

/** What browsers say when a chunk of an older deployment is gone. */
const signs = /dynamically imported module|module script failed|preload CSS|Loading chunk/i;

interface RecoveryPorts {
  /** Asked for at each use: in some browsers the mere look at it throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
  /** Whether the site answers at all: without it a reload would leave nothing but the browser's own error page. */
  readonly answers: () => Promise<boolean>;
}

export interface ChunkRecovery {
  /** Loads the page anew if the error is a missing chunk and that was not tried yet; says whether it did. */
  recover(error: unknown, source: string): Promise<boolean>;
  /** The file came: a later loss may be recovered from again. */
  arrived(source: string): void;
}

/**
 * After a new deployment the chunks of the old one are gone: loading the page anew brings the new names. Once; a second
 * failure is a real one.
 *
 * Source: requirement APP-5.
 */
export const createChunkRecovery = ({ storage, reload, answers }: RecoveryPorts): ChunkRecovery => {
  const tried = () => storage().getItem(key)?.split(' ') ?? [];
  return {
    recover: async (error, source) => {
      if (!(error instanceof Error) || !signs.test(error.message)) return false;
      try {
        if (tried().includes(source) || !(await answers())) return false;
        // Read again: several parts may be missing at once, and each must be remembered.
        storage().setItem(key, [...tried(), source].join(' '));
      } catch {
        return false; // Without a memory it could reload for ever.
      }
      reload();
      return true;
    },
    arrived: (source) => {
      try {
        const others = tried().filter((each) => each !== source);
        if (others.length > 0) storage().setItem(key, others.join(' '));
        else storage().removeItem(key);
      } catch {
        // Nothing was remembered.
      }
    },
  };
};
