import { useEffect, useRef, useState } from 'react';

/**
 * Sends one file. Tell the part that is sent, 0 to 1, by `onProgress`; stop when `signal` says so; reject with an
 * `Error` whose message a person can read when it fails.
 */
export type UploadFunction = (
  file: File,
  how: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
) => Promise<unknown>;

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'uploading' | 'done' | 'failed' | 'cancelled';
  /** The part that is sent, 0 to 1. */
  readonly part: number;
  readonly message?: string;
}

/** It takes one of the places that there are: what did not arrive gives its own to a new file. */
export const holdsPlace = ({ state }: Upload): boolean => state === 'uploading' || state === 'done';

interface Told {
  readonly upload: UploadFunction;
  readonly onUploaded?: ((file: File, answer: unknown) => void) | undefined;
  readonly onRemove?: ((file: File) => void) | undefined;
}

/** The files of an upload and what becomes of them. All that is under way stops when the component goes. */
export const useUploads = (told: Told) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(told);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));

  const send = async (id: number, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const isCurrent = () => running.current.get(id) === controller;
    try {
      const answer = await latest.current.upload(file, {
        signal: controller.signal,
        onProgress: (part) => isCurrent() && change(id, { part: Math.min(1, Math.max(0, part)) }),
      });
      if (!isCurrent()) return;
      change(id, { state: 'done', part: 1 });
      latest.current.onUploaded?.(file, answer);
    } catch (error) {
      if (isCurrent())
        change(id, { state: 'failed', ...(error instanceof Error && { message: error.message }) });
    } finally {
      if (isCurrent()) running.current.delete(id);
    }
  };

  const stop = (id: number) => {
    const controller = running.current.get(id);
    running.current.delete(id);
    controller?.abort();
  };

  return {
    uploads,
    /** Of what did not arrive the oldest goes, where there would be more than `most`. */
    add: (files: readonly File[], most: number) => {
      const fresh = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, state: 'uploading', part: 0 };
      });
      setUploads((all) => {
        let over = all.length + fresh.length - most;
        return [...all.filter((entry) => holdsPlace(entry) || over-- <= 0), ...fresh];
      });
      for (const { id, file } of fresh) void send(id, file);
    },
    cancel: (id: number) => {
      stop(id);
      change(id, { state: 'cancelled' });
    },
    retry: ({ id, file }: Upload) => {
      stop(id);
      setUploads((all) =>
        all.map((entry) => (entry.id === id ? { id, file, state: 'uploading', part: 0 } : entry)),
      );
      void send(id, file);
    },
    remove: ({ id, file }: Upload) => {
      stop(id);
      setUploads((all) => all.filter((entry) => entry.id !== id));
      latest.current.onRemove?.(file);
    },
  };
};
