import type { EventsPort, NavigationPort, VisibilityPort } from '../ports/ports';

/** A tab of a browser, without a browser. */
export interface TestTab {
  readonly navigation: NavigationPort;
  readonly visibility: VisibilityPort;
  readonly events: EventsPort;
  /** Document events that were sent, oldest first. */
  readonly broadcasts: { name: string; detail: unknown }[];
  /** How often the page was reloaded. */
  reloads(): number;
  goOnline(online: boolean): void;
  focus(): void;
  /** Brings the page into view, or takes it out of it. */
  show(shown: boolean): void;
  blur(): void;
  /** Another tab changed this key; null means all. */
  storageChanged(key: string | null): void;
}

const hearing = <Value>() => {
  const listeners = new Set<(value: Value) => void>();
  return {
    subscribe: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (value: Value) => {
      for (const listener of [...listeners]) listener(value);
    },
  };
};

/** A tab at this origin, online and in view. */
export const createTestTab = (origin = 'https://pavilion.test'): TestTab => {
  const focus = hearing<boolean>();
  const storage = hearing<string | null>();
  const network = hearing<void>();
  const broadcasts: TestTab['broadcasts'] = [];
  const view = hearing<boolean>();
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
    visibility: { subscribe: focus.subscribe, isShown: () => shown, onShown: view.subscribe },
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
      if (value) network.tell();
    },
    show: (value) => {
      shown = value;
      view.tell(value);
    },
    focus: () => focus.tell(true),
    blur: () => focus.tell(false),
    storageChanged: storage.tell,
  };
};
