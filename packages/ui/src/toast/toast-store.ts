import type { ReactNode } from 'react';

/** Meaning of a toast’s colour and icon. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Options of a toast. */
export interface ToastOptions {
  /** Duration in ms. Default 3,000, for a warning 4,000, for an error 5,000. `Infinity` stays until dismissed. */
  readonly duration?: number;
  /** A toast replaces one with the same key. Default: tone and text; a message that is no text gets a key of its own. */
  readonly key?: string;
}

export interface ToastEntry {
  readonly key: string;
  readonly tone: ToastTone;
  readonly message: ReactNode;
  readonly duration: number;
  /** Changes when the same toast is shown again, which restarts its duration. */
  readonly revision: number;
}

const DURATIONS: Readonly<Record<ToastTone, number>> = {
  info: 3000,
  success: 3000,
  warning: 4000,
  error: 5000,
};
const MAX_SHOWN = 3;

/** The toasts on screen, outside React. The oldest is removed when there are too many. */
export const createToastStore = () => {
  let entries: readonly ToastEntry[] = [];
  let revisions = 0;
  const listeners = new Set<() => void>();
  const publish = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (key: string) => publish(entries.filter((entry) => entry.key !== key));

  return {
    get: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dismiss,
    clear: () => publish([]),
    /** Shows a toast. Returns a function that dismisses it. */
    show: (
      tone: ToastTone,
      message: ReactNode,
      { duration = DURATIONS[tone], key: given }: ToastOptions = {},
    ) => {
      revisions += 1;
      const key = given ?? (typeof message === 'string' ? `${tone}:${message}` : String(revisions));
      const entry = { key, tone, message, duration, revision: revisions };
      const known = entries.some((other) => other.key === key);
      publish(
        known
          ? entries.map((other) => (other.key === key ? entry : other))
          : [...entries, entry].slice(-MAX_SHOWN),
      );
      return () => dismiss(key);
    },
  };
};

export type ToastStore = ReturnType<typeof createToastStore>;
