/** The source of a request's signature. `none`: the address needs none; `missing`: it needs one and has none. */
export type SignatureSource = 'made' | 'stored' | 'missing' | 'none';

export interface RequestEntry {
  readonly id: number;
  /** Time of sending, ms since the epoch. */
  readonly at: number;
  /** The name of the call; the path if the address is no call. */
  readonly name: string;
  readonly method: string;
  /** Without the query. */
  readonly url: string;
  /** As sent, with secrets masked. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of the body's fields; values may be secret. */
  readonly fields: readonly string[];
  readonly area: string | undefined;
  readonly signature: SignatureSource;
  /** Duration in ms, once the request has ended. */
  readonly took?: number;
  readonly status?: number;
  /** `status_code` of the envelope. */
  readonly code?: number;
  readonly message?: string;
  /** Name and message of the error that fetch threw. */
  readonly failure?: string;
}

/** An error event, an error effect, or a warning. */
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
  /** Adds an entry and returns a function that updates it. */
  request(entry: Omit<RequestEntry, 'id'>): (more: Partial<RequestEntry>) => void;
  note(entry: Omit<NoteEntry, 'id'>): void;
  frame(entry: Omit<FrameEntry, 'id'>): void;
  clear(): void;
}

const empty: JournalState = { requests: [], notes: [], frames: [] };
const maxEntries = 100;

/** A log of requests, notes and frames, newest first; keeps the last `maxEntries` of each. */
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
