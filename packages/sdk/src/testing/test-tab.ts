import type { EventsPort, NavigationPort, VisibilityPort } from '../ports/ports';

/** A browser tab without a browser. */
export interface TestTab {
  readonly navigation: NavigationPort;
  readonly visibility: VisibilityPort;
  readonly events: EventsPort;
  /** The document events that were dispatched, oldest first. */
  readonly broadcasts: { name: string; detail: unknown }[];
  /** The number of page reloads. */
  reloads(): number;
  goOnline(online: boolean): void;
  focus(): void;
  /** Makes the page visible or hidden. */
  show(shown: boolean): void;
  blur(): void;
  /** Simulates a change of a storage key by another tab; null means all keys. */
  storageChanged(key: string | null): void;
}

const createEmitter = <Value>() => {
  const listeners = new Set<(value: Value) => void>();
  return {
    subscribe: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: (value: Value) => {
      for (const listener of [...listeners]) listener(value);
    },
  };
};

/** Creates a tab at this origin, online and visible. */
export const createTestTab = (origin = 'https://pavilion.test'): TestTab => {
  const focus = createEmitter<boolean>();
  const storage = createEmitter<string | null>();
  const network = createEmitter<void>();
  const broadcasts: TestTab['broadcasts'] = [];
  const view = createEmitter<boolean>();
  let online = true;
  let shown = true;
  let reloads = 0;
  return {
    navigation: {
      origin: () => origin,
      online: () => online,
      onOnline: network.subscribe,
      reload: () => {
        reloads += 1;
      },
    },
    visibility: {
      isVisible: () => shown,
      onVisibilityChange: view.subscribe,
      onFocusChange: focus.subscribe,
    },
    events: {
      broadcast: (name, detail) => {
        broadcasts.push({ name, detail });
      },
      onStorage: storage.subscribe,
    },
    broadcasts,
    reloads: () => reloads,
    goOnline: (value) => {
      online = value;
      if (value) network.emit();
    },
    show: (value) => {
      shown = value;
      view.emit(value);
    },
    focus: () => focus.emit(true),
    blur: () => focus.emit(false),
    storageChanged: storage.emit,
  };
};
