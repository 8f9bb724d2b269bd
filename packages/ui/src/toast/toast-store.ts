import type { ReactNode } from 'react';

/** Meaning of a toast’s colour and icon. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Options of a toast. */
export interface ToastOptions {
  /**
   * Duration in ms. Default 3,000, for a warning 4,000, for an error 5,000, with an action 8,000. `Infinity` stays until dismissed.
   */
  readonly duration?: number;
  /**
   * A toast replaces one with the same key. Default: tone and text; a message that is no text, and one with an action, gets a key of
   * its own.
   */
  readonly key?: string;
  /** A button of the toast, such as 撤销; it dismisses the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** A toast on screen: its options, with the defaults filled in. */
export interface ToastEntry
  extends Omit<ToastOptions, 'duration' | 'key'>,
    Required<Pick<ToastOptions, 'duration' | 'key'>> {
  readonly tone: ToastTone;
  readonly message: ReactNode;
  /** Changes when the same toast is shown again, which restarts its duration. */
  readonly revision: number;
}

const DURATIONS: Readonly<Record<ToastTone, number>> = {
  info: 3000,
  success: 3000,
  warning: 4000,
  error: 5000,
};
/** Enough to reach the button. */
const DURATION_WITH_ACTION = 8000;
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
    show: (tone: ToastTone, message: ReactNode, options: ToastOptions = {}) => {
      revisions += 1;
      const duration = options.duration ?? (options.action ? DURATION_WITH_ACTION : DURATIONS[tone]);
      // Another toast with the same text would replace the button.
      const isPlain = typeof message === 'string' && !options.action;
      const key = options.key ?? (isPlain ? `${tone}:${message}` : String(revisions));
      // All options, so that a further one reaches the host without code here.
      const entry: ToastEntry = { ...options, key, tone, message, duration, revision: revisions };
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
