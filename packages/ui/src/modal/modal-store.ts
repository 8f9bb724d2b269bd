import { reasonOf, remainingSeconds, typedFooter } from './footer';
import { type CloseReason, defaultLeaveTime, type ModalOptions, type ModalVariant } from './modal-options';
import { emptyState, type ModalEntry, type ModalState, openersNow } from './modal-state';

/** An open dialog, in the hands of who opened it. */
export interface ModalHandle {
  readonly id: string;
  /** Closes it with the reason `close`. */
  close(): void;
  /** Changes some options of the open modal. */
  update(options: Partial<ModalOptions>): void;
  /** Fulfilled exactly once, when the modal begins to leave; never rejected. */
  readonly closed: Promise<CloseReason>;
}

export interface ModalPorts {
  /** The time in ms since the epoch. */
  now?: () => number;
}

interface OpenHow {
  variant?: ModalVariant;
  /** For `<Modal>`: who decides whether a person's wish to close is followed. */
  onDismiss?: (reason: CloseReason) => void;
}

/** Without a host for this long, the console says why nothing is seen. */
const hostPatience = 3000;

/**
 * The list of modals, outside React: what is open, what is leaving, and the rules of closing.
 *
 * Source: "the specification", section 4 (modal lifecycle); requirements DLG-3..6, DLG-10, DLG-11.
 */
export const createModalStore = ({ now = () => Date.now() }: ModalPorts = {}) => {
  let state: ModalState = emptyState;
  let lastId = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const hosts: symbol[] = [];
  const listeners = new Set<() => void>();
  const settle = new Map<string, (reason: CloseReason) => void>();
  const deciders = new Map<string, (reason: CloseReason) => void>();

  const publish = (next: Partial<ModalState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const find = (id: string) => state.entries.find((entry) => entry.id === id);
  const change = (id: string, part: Partial<ModalEntry>) =>
    publish({ entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) });

  const settled = (id: string, reason: CloseReason) => {
    settle.get(id)?.(reason);
    settle.delete(id);
    deciders.delete(id);
  };

  const remove = (id: string, reason: CloseReason = 'unmount') => {
    if (!find(id)) return;
    settled(id, reason);
    publish({ entries: state.entries.filter((entry) => entry.id !== id) });
  };

  const close = (id: string, reason: CloseReason) => {
    const entry = find(id);
    if (entry?.phase !== 'open') return;
    const { leaveAnimate, leaveAnimateTime = defaultLeaveTime } = entry.options;
    if (entry.shownAt === undefined || leaveAnimate === 'none' || leaveAnimateTime <= 0) {
      return remove(id, reason);
    }
    settled(id, reason);
    change(id, { phase: 'leaving', busy: undefined });
  };

  /** A person wants it closed: `<Modal>` asks its owner, the others close. */
  const wish = (id: string, reason: CloseReason) => (deciders.get(id) ?? ((why) => close(id, why)))(reason);

  const run = async (id: string, index: number, work: PromiseLike<unknown>): Promise<boolean> => {
    change(id, { busy: index });
    try {
      await work;
      return find(id)?.phase === 'open';
    } catch (error) {
      if (find(id)?.phase === 'open') change(id, { failure: { error } });
      else reportError(error);
      return false;
    } finally {
      if (find(id)) change(id, { busy: undefined });
    }
  };

  const waitForHost = () => {
    patience ??= setTimeout(() => {
      patience = undefined;
      if (!state.host && state.entries.some((entry) => !entry.inPlace)) {
        console.error('A modal is waiting to be shown: render <UiProvider> around the application.');
      }
    }, hostPatience);
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    now,

    /** @throws Error on the server, where nobody could answer. */
    open: (options: ModalOptions, { variant = 'plain', onDismiss }: OpenHow = {}): ModalHandle => {
      if (typeof document === 'undefined') throw new Error('A modal can only be opened in a browser');
      lastId += 1;
      const id = `pv-modal-${lastId}`;
      const closed = new Promise<CloseReason>((resolve) => settle.set(id, resolve));
      if (onDismiss) deciders.set(id, onDismiss);
      const entry: ModalEntry = {
        id,
        variant,
        options,
        phase: 'open',
        inPlace: onDismiss !== undefined,
        openers: openersNow(state),
      };
      publish({ entries: [...state.entries, entry] });
      if (!state.host && !entry.inPlace) waitForHost();
      return {
        id,
        closed,
        close: () => close(id, 'close'),
        update: (part) => {
          const found = find(id);
          if (found) change(id, { options: { ...found.options, ...part } });
        },
      };
    },

    close,
    remove,

    /** The modal is on the screen: countdowns begin. */
    shown: (id: string) => {
      if (find(id)?.shownAt === undefined) change(id, { shownAt: now() });
    },

    /** The close icon, the mask or Escape. Nothing while a button works; the last two only where they may. */
    dismiss: (id: string, reason: 'close' | 'mask' | 'escape') => {
      const entry = find(id);
      if (entry?.phase !== 'open' || entry.busy !== undefined) return;
      if (reason !== 'close' && entry.options.maskClosable === false) return;
      wish(id, reason);
    },

    /** A footer button. Its `onClick` runs once, however often it is clicked meanwhile. */
    press: async (id: string, index: number): Promise<void> => {
      const entry = find(id);
      const button = typedFooter(entry?.options.footer)[index];
      if (!button || entry?.phase !== 'open' || entry.busy !== undefined) return;
      if (button.disabled || button.loading || remainingSeconds(button, entry.shownAt, now()) > 0) return;
      change(id, { failure: undefined });
      let result: unknown;
      try {
        result = button.onClick?.();
      } catch (error) {
        return change(id, { failure: { error } });
      }
      if (isPromise(result) && !(await run(id, index, result))) return;
      if (!button.noClose) wish(id, reasonOf(button.type));
    },

    closeAll: () => {
      for (const { id, phase } of state.entries) {
        if (phase !== 'open') continue;
        deciders.get(id)?.('closeAll');
        close(id, 'closeAll');
      }
    },

    /** Registers a place that draws; the first one does, until it goes. */
    attachHost: () => {
      const host = Symbol('host');
      hosts.push(host);
      clearTimeout(patience);
      patience = undefined;
      publish({ host: hosts[0] });
      const detach = () => {
        hosts.splice(hosts.indexOf(host), 1);
        publish({ host: hosts[0] });
        const { entries } = state;
        // StrictMode takes a host away and puts it back at once; only one that stays away ends its modals, and not
        // those that were opened since: they wait for the next.
        queueMicrotask(() => {
          if (hosts.length > 0) return;
          for (const { id, inPlace } of entries) if (!inPlace) remove(id);
        });
      };
      return { host, detach };
    },

    /** For tests: every modal goes at once, its promise settled. */
    reset: () => {
      clearTimeout(patience);
      patience = undefined;
      for (const { id } of state.entries) remove(id, 'closeAll');
    },
  };
};

export type ModalStore = ReturnType<typeof createModalStore>;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null)?.then === 'function';
