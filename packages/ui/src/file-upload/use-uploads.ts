import { useEffect, useRef, useState } from 'react';

/**
 * Uploads one file. Report progress, 0 to 1, by `onProgress`; stop when `signal` aborts; reject with an
 * `Error` whose message can be shown.
 */
export type UploadFunction = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: number) => void },
) => Promise<unknown>;

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'uploading' | 'done' | 'failed' | 'cancelled';
  /** Progress, 0 to 1. */
  readonly progress: number;
  readonly message?: string;
}

/** Whether it counts against the maximum; a failed upload does not. */
export const countsAgainstMaximum = ({ state }: Upload): boolean => state === 'uploading' || state === 'done';

interface UploadCallbacks {
  readonly upload: UploadFunction;
  readonly onUploaded?: ((file: File, answer: unknown) => void) | undefined;
  readonly onRemove?: ((file: File) => void) | undefined;
}

/** The files of an upload and their state. Pending uploads are aborted when the component unmounts. */
export const useUploads = (callbacks: UploadCallbacks) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(callbacks);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));

  const send = async (id: number, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const isCurrent = () => running.current.get(id) === controller;
    try {
      const answer = await latest.current.upload(file, {
        signal: controller.signal,
        onProgress: (progress) => isCurrent() && change(id, { progress: Math.min(1, Math.max(0, progress)) }),
      });
      if (!isCurrent()) return;
      change(id, { state: 'done', progress: 1 });
      latest.current.onUploaded?.(file, answer);
    } catch (error) {
      if (isCurrent())
        change(id, { state: 'failed', ...(error instanceof Error && { message: error.message }) });
    } finally {
      if (isCurrent()) running.current.delete(id);
    }
  };

  const abort = (id: number) => {
    const controller = running.current.get(id);
    running.current.delete(id);
    controller?.abort();
  };

  return {
    uploads,
    /** Adds files, and drops the oldest failed ones where there would be more than `maxFiles`. */
    add: (files: readonly File[], maxFiles: number) => {
      const added = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, state: 'uploading', progress: 0 };
      });
      setUploads((all) => {
        let over = all.length + added.length - maxFiles;
        return [...all.filter((entry) => countsAgainstMaximum(entry) || over-- <= 0), ...added];
      });
      for (const { id, file } of added) void send(id, file);
    },
    cancel: (id: number) => {
      abort(id);
      change(id, { state: 'cancelled' });
    },
    retry: ({ id, file }: Upload) => {
      abort(id);
      setUploads((all) =>
        all.map((entry) => (entry.id === id ? { id, file, state: 'uploading', progress: 0 } : entry)),
      );
      void send(id, file);
    },
    remove: ({ id, file }: Upload) => {
      abort(id);
      setUploads((all) => all.filter((entry) => entry.id !== id));
      latest.current.onRemove?.(file);
    },
  };
};
