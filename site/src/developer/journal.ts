/** Where a request's signature came from. `none`: an address of no area; `missing`: it should have had one. */
export type SignatureSource = 'made' | 'stored' | 'missing' | 'none';

export interface RequestEntry {
  readonly id: number;
  /** When it was sent, in ms since the epoch. */
  readonly at: number;
  /** The call, or the path of an address that is none. */
  readonly name: string;
  readonly method: string;
  /** Without its query. */
  readonly url: string;
  /** As they were sent, secrets left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of the body's fields; their values are nobody's business. */
  readonly fields: readonly string[];
  readonly area: string | undefined;
  readonly signature: SignatureSource;
  /** In ms, once it has ended. */
  readonly took?: number;
  readonly status?: number;
  /** Of the envelope. */
  readonly code?: number;
  readonly message?: string;
  /** What fetch threw. */
  readonly failure?: string;
}

/** An error's event, what it does to the page, or a warning. */
export interface NoteEntry {
  readonly id: number;
  readonly at: number;
  readonly kind: 'event' | 'effect' | 'warning';
  readonly text: string;
}

export interface FrameEntry {
  readonly id: number;
  readonly at: number;
  readonly direction: 'in' | 'out' | 'connection';
  readonly text: string;
}

export interface JournalState {
  readonly requests: readonly RequestEntry[];
  readonly notes: readonly NoteEntry[];
  readonly frames: readonly FrameEntry[];
}

export interface Journal {
  state(): JournalState;
  subscribe(listener: () => void): () => void;
  /** Gives what changes the entry later. */
  request(entry: Omit<RequestEntry, 'id'>): (more: Partial<RequestEntry>) => void;
  note(entry: Omit<NoteEntry, 'id'>): void;
  frame(entry: Omit<FrameEntry, 'id'>): void;
  clear(): void;
}

const empty: JournalState = { requests: [], notes: [], frames: [] };
const maxEntries = 100;

/** What happened, the newest first, the oldest forgotten. */
export const createJournal = (): Journal => {
  const listeners = new Set<() => void>();
  let state = empty;
  let lastId = 0;

  const update = (next: Partial<JournalState>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const prepend = <Entry>(list: readonly Entry[], entry: Entry) => [entry, ...list].slice(0, maxEntries);
  const withId = <Entry extends object>(entry: Entry) => {
    lastId += 1;
    return { ...entry, id: lastId };
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request: (entry) => {
      const made = withId(entry);
      update({ requests: prepend(state.requests, made) });
      return (more) =>
        update({
          requests: state.requests.map((each) => (each.id === made.id ? { ...each, ...more } : each)),
        });
    },
    note: (entry) => update({ notes: prepend(state.notes, withId(entry)) }),
    frame: (entry) => update({ frames: prepend(state.frames, withId(entry)) }),
    clear: () => update(empty),
  };
};
