import { closeReasonOf, isHeldBusy, remainingSeconds, withButtonTypes } from './button-rules';
import { type CloseReason, defaultLeaveTime, type ModalOptions, type ModalVariant } from './modal-options';
import { currentOpeners, emptyState, type ModalEntry, type ModalState } from './modal-state';

/** An open modal, for the code that opened it. */
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

interface OpenSettings {
  variant?: ModalVariant;
  /** Of a controlled modal: asks the owner to close it. Without it, dismissing closes immediately. */
  onCloseRequest?: (reason: CloseReason) => void;
}

/** After this time a modal can be left although a button is still busy, in ms: a request times out by then. */
const longestWait = 20 * 1000;

/** How long a modal may wait for a host before a warning is logged, in ms. */
const hostWarningDelay = 3000;

/** Errors of the program, in contrast to answers of the platform. They are reported and not shown to visitors. */
export const isProgrammingError = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError;

const isAbort = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'AbortError';

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null)?.then === 'function';

/**
 * The list of modals, outside React: which are open, which are leaving, and the rules of closing.
 * Requirements DLG-3 to DLG-6, DLG-10, DLG-11.
 */
export const createModalStore = ({ now = () => Date.now() }: ModalPorts = {}) => {
  let state: ModalState = emptyState;
  let lastId = 0;
  let hostWarning: ReturnType<typeof setTimeout> | undefined;
  const hosts: symbol[] = [];
  const listeners = new Set<() => void>();
  const resolvers = new Map<string, (reason: CloseReason) => void>();
  const closeRequests = new Map<string, (reason: CloseReason) => void>();
  /** By modal: aborts what its busy button does. */
  const tasks = new Map<string, AbortController>();

  const publish = (changes: Partial<ModalState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const find = (id: string) => state.entries.find((entry) => entry.id === id);
  const change = (id: string, changes: Partial<ModalEntry>) =>
    publish({ entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)) });

  const settle = (id: string, reason: CloseReason) => {
    resolvers.get(id)?.(reason);
    resolvers.delete(id);
    closeRequests.delete(id);
  };

  /** Aborts what the busy button does; the modal no longer waits for it. */
  const leaveTask = (id: string) => {
    tasks.get(id)?.abort();
    tasks.delete(id);
    if (find(id)?.busyButton !== undefined) change(id, { busyButton: undefined, canLeave: undefined });
  };

  const remove = (id: string, reason: CloseReason = 'unmount') => {
    if (!find(id)) return;
    settle(id, reason);
    leaveTask(id);
    publish({ entries: state.entries.filter((entry) => entry.id !== id) });
  };

  const close = (id: string, reason: CloseReason) => {
    const entry = find(id);
    if (entry?.phase !== 'open') return;
    const { leaveAnimate, leaveAnimateTime = defaultLeaveTime } = entry.options;
    if (entry.shownAt === undefined || leaveAnimate === 'none' || leaveAnimateTime <= 0) {
      return remove(id, reason);
    }
    settle(id, reason);
    leaveTask(id);
    change(id, { phase: 'leaving' });
  };

  /** Asks the owner of a controlled modal; closes any other modal. */
  const requestClose = (id: string, reason: CloseReason) => {
    const ask = closeRequests.get(id);
    if (ask) ask(reason);
    else close(id, reason);
  };

  const showFailure = (id: string, error: unknown) => {
    if (isProgrammingError(error)) reportError(error);
    change(id, { failure: { error } });
  };

  /** Waits for the promise of a button. @returns whether the modal may close now */
  const awaitButton = async (
    id: string,
    index: number,
    result: PromiseLike<unknown>,
    task: AbortController,
    canLeave: boolean,
  ): Promise<boolean> => {
    const isWaiting = () => tasks.get(id) === task;
    tasks.set(id, task);
    change(id, { busyButton: index, canLeave });
    const timer = setTimeout(() => isWaiting() && change(id, { canLeave: true }), longestWait);
    try {
      await result;
      return isWaiting();
    } catch (error) {
      if (isWaiting()) showFailure(id, error);
      else if (!isAbort(error)) reportError(error);
      return false;
    } finally {
      clearTimeout(timer);
      if (isWaiting()) leaveTask(id);
    }
  };

  const stopHostWarning = () => {
    clearTimeout(hostWarning);
    hostWarning = undefined;
  };
  const startHostWarning = () => {
    hostWarning ??= setTimeout(() => {
      hostWarning = undefined;
      if (!state.host && state.entries.some((entry) => !entry.isControlled)) {
        console.error('A modal is waiting to be shown: render <UiProvider> around the application.');
      }
    }, hostWarningDelay);
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

    /** @throws Error on the server, where its promise would never settle. */
    open: (options: ModalOptions, { variant = 'plain', onCloseRequest }: OpenSettings = {}): ModalHandle => {
      if (typeof document === 'undefined') throw new Error('A modal can only be opened in a browser');
      lastId += 1;
      const id = `pv-modal-${lastId}`;
      const closed = new Promise<CloseReason>((resolve) => resolvers.set(id, resolve));
      if (onCloseRequest) closeRequests.set(id, onCloseRequest);
      const entry: ModalEntry = {
        id,
        variant,
        options,
        phase: 'open',
        isControlled: onCloseRequest !== undefined,
        openers: currentOpeners(state),
      };
      publish({ entries: [...state.entries, entry] });
      if (!state.host && !entry.isControlled) startHostWarning();
      const { signal } = options;
      // While a button is busy its result closes the modal, or is shown there: nobody else would say that it failed.
      const leave = () => find(id)?.busyButton === undefined && requestClose(id, 'close');
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
      return {
        id,
        closed,
        close: () => close(id, 'close'),
        update: (changes) => {
          const current = find(id);
          if (current) change(id, { options: { ...current.options, ...changes } });
        },
      };
    },

    close,
    remove,

    /** The modal has been rendered: countdowns start. */
    markShown: (id: string) => {
      if (find(id)?.shownAt === undefined) change(id, { shownAt: now() });
    },

    /** The close icon, the mask or Escape. Ignored while a button is busy and must be waited for; the last two obey `maskClosable`. */
    dismiss: (id: string, reason: 'close' | 'mask' | 'escape') => {
      const entry = find(id);
      if (entry?.phase !== 'open' || (entry.busyButton !== undefined && !entry.canLeave)) return;
      if (reason !== 'close' && entry.options.maskClosable === false) return;
      leaveTask(id);
      requestClose(id, reason);
    },

    /** A click on a footer button. Its `onClick` runs once, however often the button is clicked meanwhile. */
    pressButton: async (id: string, index: number): Promise<void> => {
      const entry = find(id);
      const button = withButtonTypes(entry?.options.footer)[index];
      if (!button || entry?.phase !== 'open' || isHeldBusy(entry, button)) return;
      if (button.disabled || button.loading || remainingSeconds(button, entry.shownAt, now()) > 0) return;
      leaveTask(id);
      change(id, { failure: undefined });
      const task = new AbortController();
      let result: unknown;
      try {
        result = button.onClick?.(task.signal);
      } catch (error) {
        return showFailure(id, error);
      }
      const takesSignal = (button.onClick?.length ?? 0) > 0;
      if (isPromise(result) && !(await awaitButton(id, index, result, task, takesSignal))) return;
      if (!button.noClose) requestClose(id, closeReasonOf(button.type));
    },

    closeAll: () => {
      for (const { id, phase } of state.entries) {
        if (phase !== 'open') continue;
        closeRequests.get(id)?.('closeAll');
        close(id, 'closeAll');
      }
    },

    /** Registers a host that renders modals. The first one renders until it detaches. */
    attachHost: () => {
      const host = Symbol('host');
      hosts.push(host);
      stopHostWarning();
      publish({ host: hosts[0] });
      const detach = () => {
        hosts.splice(hosts.indexOf(host), 1);
        publish({ host: hosts[0] });
        const { entries } = state;
        // StrictMode detaches a host and attaches it again in the same task. Only when no host is left after that are
        // its modals removed; modals opened since then wait for the next host.
        queueMicrotask(() => {
          if (hosts.length > 0) return;
          for (const { id, isControlled } of entries) if (!isControlled) remove(id);
        });
      };
      return { host, detach };
    },

    /** For tests: removes every modal synchronously and settles its promise. */
    reset: () => {
      stopHostWarning();
      for (const { id } of state.entries) remove(id, 'closeAll');
    },
  };
};

export type ModalStore = ReturnType<typeof createModalStore>;
