import { initialSlipState, nextSlipState, type SlipEvent, type SlipState } from './slip';
import { readSlip, type TabStorage, writeSlip } from './stored-slip';

export interface SlipStore {
  getState(): SlipState;
  dispatch(event: SlipEvent): void;
  /** For cells, which show at once whether they are selected. */
  subscribe(listener: () => void): () => void;
  /** The state that the slip shows: a selection of the board arrives after the frame in which its cell is painted. */
  getShown(): SlipState;
  subscribeShown(listener: () => void): () => void;
  /** Loads the slip of a member, or of the visitor. Later changes are stored for this owner. */
  open(memberId: string | undefined): void;
}

/** Runs after the next frame was painted; at once where no frames are painted. */
const runAfterPaint = (run: () => void): void => {
  if (typeof requestAnimationFrame !== 'function') run();
  else requestAnimationFrame(() => setTimeout(run));
};

/**
 * Holds the slip outside React: a board cell subscribes to its own selection and renders only when that changes.
 *
 * @param storage of the tab.
 * @param afterPaint runs after the next frame was painted.
 */
export const createSlipStore = (
  storage: TabStorage,
  afterPaint: (run: () => void) => void = runAfterPaint,
): SlipStore => {
  let state = initialSlipState;
  let owner: { readonly memberId: string | undefined } | undefined;
  const listeners = new Set<() => void>();
  let shown = state;
  const shownListeners = new Set<() => void>();

  const show = () => {
    if (shown === state) return;
    shown = state;
    for (const listener of shownListeners) listener();
  };

  const set = (next: SlipState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    getState: () => state,
    dispatch: (event) => {
      set(nextSlipState(state, event));
      if (owner) writeSlip(storage, owner.memberId, state);
      // The slip renders slowly beside a cell: the press of a cell must not wait for it.
      if (event.type === 'toggled') afterPaint(show);
      else show();
    },
    getShown: () => shown,
    subscribeShown: (listener) => {
      shownListeners.add(listener);
      return () => shownListeners.delete(listener);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (memberId) => {
      if (owner && owner.memberId === memberId) return;
      // What was selected before the owner was known.
      if (!owner && Object.keys(state.slips).length > 0) writeSlip(storage, undefined, state);
      owner = { memberId };
      set(nextSlipState(state, { type: 'restored', state: readSlip(storage, memberId) }));
      show();
    },
  };
};
