import { initialSlipState, nextSlipState, type SlipEvent, type SlipState } from './slip';
import { readSlip, type TabStorage, writeSlip } from './stored-slip';

export interface SlipStore {
  getState(): SlipState;
  dispatch(event: SlipEvent): void;
  subscribe(listener: () => void): () => void;
  /** Loads the slip of a member, or of the visitor. Later changes are stored for this owner. */
  open(memberId: string | undefined): void;
}

/**
 * Holds the slip outside React: a board cell subscribes to its own selection and renders only when that changes.
 *
 * @param storage of the tab.
 */
export const createSlipStore = (storage: TabStorage): SlipStore => {
  let state = initialSlipState;
  let owner: { readonly memberId: string | undefined } | undefined;
  const listeners = new Set<() => void>();

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
    },
  };
};
