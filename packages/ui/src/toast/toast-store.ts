import type { ReactNode } from 'react';

/** What a toast’s colour and icon say. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** How a toast stays and what it offers. */
export interface ToastOptions {
  /** How long it stays, in ms. Default 3,000, an error 5,000. `Infinity` stays until dismissed. */
  readonly duration?: number;
  /** A message with the same key takes the other's place. Default: the text itself. */
  readonly key?: string;
}

export interface ToastEntry {
  readonly key: string;
  readonly tone: ToastTone;
  readonly message: ReactNode;
  readonly duration: number;
  /** Changes when the same message comes again, which starts its time afresh. */
  readonly turn: number;
}

const DURATIONS: Readonly<Record<ToastTone, number>> = {
  info: 3000,
  success: 3000,
  warning: 4000,
  error: 5000,
};
const MOST_SHOWN = 3;

/** The messages on screen, outside React. The oldest leaves when there are too many. */
export const createToastStore = () => {
  let entries: readonly ToastEntry[] = [];
  let turns = 0;
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
    /** Shows a message; gives the function that takes it away. */
    show: (
      tone: ToastTone,
      message: ReactNode,
      { duration = DURATIONS[tone], key: given }: ToastOptions = {},
    ) => {
      turns += 1;
      const key = given ?? (typeof message === 'string' ? `${tone}:${message}` : String(turns));
      const entry = { key, tone, message, duration, turn: turns };
      const known = entries.some((other) => other.key === key);
      publish(
        known
          ? entries.map((other) => (other.key === key ? entry : other))
          : [...entries, entry].slice(-MOST_SHOWN),
      );
      return () => dismiss(key);
    },
  };
};

export type ToastStore = ReturnType<typeof createToastStore>;
