/** Remembers, as long as the tab lives, when the page was loaded anew for lost files, and for which. */
const key = 'pavilion.reloaded-for';

/** One reload brings whatever a deployment changed; within this many ms another brings nothing more. */
const rest = 60_000;

/** What browsers say when a chunk of an older deployment is gone. */
const signs = /dynamically imported module|module script failed|preload CSS|Loading chunk/i;

interface RecoveryPorts {
  /** Asked for at each use: in some browsers the mere look at it throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  /** Whether the site answers at all: without it a reload would leave nothing but the browser's own error page. */
  readonly answers: () => Promise<boolean>;
}

export interface ChunkRecovery {
  /** Loads the page anew if the error is a missing chunk and that was not tried yet; says whether the page goes. */
  recover(error: unknown, source: string): Promise<boolean>;
  /** The file came: a later loss may be recovered from again. */
  arrived(source: string): void;
}

/**
 * After a new deployment the chunks of the old one are gone: loading the page anew brings the new names. Once, however
 * many are missing; what is missing after that is a real failure.
 *
 * Source: requirement APP-5.
 */
export const createChunkRecovery = ({ storage, now, reload, answers }: RecoveryPorts): ChunkRecovery => {
  const read = () => {
    const [at, ...files] = storage().getItem(key)?.split(' ') ?? [];
    return { at: Number(at), files };
  };
  const write = (at: number, files: readonly string[]) => storage().setItem(key, [at, ...files].join(' '));
  const isResting = ({ at }: { at: number }) => Math.abs(now() - at) < rest;

  return {
    recover: async (error, source) => {
      if (!(error instanceof Error) || !signs.test(error.message)) return false;
      try {
        const before = read();
        if (isResting(before) || before.files.includes(source) || !(await answers())) return false;
        // Read again: another part of this page may have been missing too, and have been first.
        const { at, files } = read();
        const isFirst = !isResting({ at });
        write(isFirst ? now() : at, [...files, source]);
        if (isFirst) reload();
        return true;
      } catch {
        return false; // Without a memory it could reload for ever.
      }
    },
    arrived: (source) => {
      try {
        const { at, files } = read();
        if (files.includes(source))
          write(
            at,
            files.filter((each) => each !== source),
          );
      } catch {
        // Nothing was remembered.
      }
    },
  };
};
