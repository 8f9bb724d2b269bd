import type { EventView, OutrightView } from '@pavilion/contract';
import { maxLegs, parseSelectionId } from '@pavilion/contract/sports';
import type { Client } from '@pavilion/sdk';
import { toast } from '@pavilion/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessages } from '../../../shared/messages';
import { useClient } from '../../../shared/session/session-context';
import { sportsMessages } from '../messages/sports-messages';
import { currentSlip, initialSlipState, type PickedLeg, type SlipState } from './model/slip';
import { createSlipStore, type SlipStore } from './model/slip-store';

/** The slip belongs to the client of the page; on a server, to that of the request. */
const stores = new WeakMap<Client, SlipStore>();

const storeOf = (client: Client): SlipStore => {
  const known = stores.get(client);
  if (known) return known;
  const created = createSlipStore(() => sessionStorage);
  stores.set(client, created);
  return created;
};

/** The store of the slip. */
export const useSlipStore = (): SlipStore => storeOf(useClient());

const serverState = () => initialSlipState;

/** The state that the slip shows; empty on the server and during hydration. */
export const useSlipState = (): SlipState => {
  const store = useSlipStore();
  return useSyncExternalStore(store.subscribeShown, store.getShown, serverState);
};

const isSelectedOnServer = () => false;

/** Whether a selection is in the slip. Renders only when that changes. */
export const useIsSelected = (selectionId: string): boolean => {
  const store = useSlipStore();
  const read = useCallback(
    () => currentSlip(store.getState()).legs.some(({ selection }) => selection === selectionId),
    [store, selectionId],
  );
  return useSyncExternalStore(store.subscribe, read, isSelectedOnServer);
};

/** A selection as a cell of the board shows it. */
export interface SelectedCell {
  readonly selection: string;
  /** Europe, integer thousandths. */
  readonly price: number;
  readonly epoch: number;
  readonly event:
    | Pick<EventView, 'sport' | 'competition' | 'home' | 'away' | 'startsAt'>
    | Pick<OutrightView, 'sport' | 'competition' | 'participants' | 'startsAt'>;
}

const namesOf = (event: SelectedCell['event'], selection: string) => {
  if ('home' in event) return { home: event.home.name, away: event.away.name };
  const side = parseSelectionId(selection)?.side;
  return { participant: event.participants.find(({ id }) => id === side)!.name };
};

const legOf = ({ selection, price, epoch, event }: SelectedCell): PickedLeg => ({
  selection,
  event: {
    sport: event.sport,
    competition: event.competition.name,
    startsAt: new Date(event.startsAt).toISOString(),
    ...namesOf(event, selection),
  },
  asked: { price, epoch },
});

/** Adds a selection to the slip, or removes it. */
export const useToggleSelection = (): ((cell: SelectedCell) => void) => {
  const store = useSlipStore();
  const t = useMessages(sportsMessages);
  return useCallback(
    (cell) => {
      const before = store.getState();
      store.dispatch({ type: 'toggled', leg: legOf(cell) });
      if (store.getState() === before) toast.warning(t('slipFull', { max: maxLegs }));
    },
    [store, t],
  );
};
