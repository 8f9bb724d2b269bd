import type { SportFavouriteKind } from '@pavilion/contract';
import { useSportsFavouritesChangeMutation, useSportsFavouritesQuery } from '@pavilion/sdk/react';
import { toast } from '@pavilion/ui';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useMember } from '../../../../shared/member/use-member';
import { useMessages } from '../../../../shared/messages';
import { sportsMessages } from '../../messages/sports-messages';
import {
  changesToSend,
  type FavouriteChanges,
  type Favourites,
  forgetSent,
  isSame,
  isVisitorEntry,
  noFavourites,
  opened,
  readVisitorFavourites,
  toggled,
  withAdded,
  writeVisitorFavourites,
} from '../model/stored-favourites';

const storage = () => localStorage;

/** The member whose favourites are shown, which the gateway stores. */
interface Owner {
  readonly memberId: string;
  /** @returns the stored favourites; undefined when they could not be changed. */
  readonly send: (changes: FavouriteChanges) => Promise<Favourites | undefined>;
}

/** Undefined for the visitor of the browser. */
let owner: Owner | undefined;
let current: Favourites | undefined;
/** What the gateway has stored. */
let confirmed = noFavourites;
/** Requests follow one another, so that the last change of a favourite wins. */
let requests: Promise<unknown> = Promise.resolve();
let waiting = 0;
const listeners = new Set<() => void>();

const show = (favourites: Favourites | undefined) => {
  current = favourites;
  for (const listener of listeners) listener();
};

const read = () => {
  current ??= owner ? confirmed : readVisitorFavourites(storage);
  return current;
};

/** Sends a change after those before it, and shows what the gateway has stored once none is left. */
const request = (of: Owner, changes: FavouriteChanges): Promise<boolean> => {
  waiting += 1;
  const sent = requests.then(async () => {
    const answer = await of.send(changes);
    waiting -= 1;
    if (owner?.memberId !== of.memberId) return false;
    confirmed = answer ?? confirmed;
    if (waiting === 0) show(confirmed);
    return answer !== undefined;
  });
  requests = sent;
  return sent;
};

const change = (favourites: Favourites, changes: FavouriteChanges) => {
  if (owner) request(owner, changes);
  else writeVisitorFavourites(storage, favourites);
  show(favourites);
};

const handleStorage = ({ key }: StorageEvent) => {
  if (!owner && isVisitorEntry(key)) show(undefined);
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
};

/**
 * Shows the favourites of the member once the member is known. What a visitor of this browser followed before is added to them.
 */
export const useFavouritesOwner = () => {
  const t = useMessages(sportsMessages);
  const { member } = useMember();
  const memberId = member?.id;
  const isDemo = member?.isDemo ?? false;
  const { currentData } = useSportsFavouritesQuery({}, { skip: memberId === undefined });
  const [save] = useSportsFavouritesChangeMutation();

  const send = useEffectEvent(async (changes: FavouriteChanges) => {
    const { data } = await save(changes);
    if (!data) toast.error(t('favouriteFailed'));
    return data;
  });
  const handleAnswer = useEffectEvent((answer: typeof currentData) => {
    if (!answer || waiting > 0) return;
    confirmed = answer;
    if (!current || !isSame(current, answer)) show(answer);
  });

  useEffect(() => {
    if (owner?.memberId !== memberId) {
      confirmed = noFavourites;
      current = undefined;
    }
    owner = memberId === undefined ? undefined : { memberId, send: (changes) => send(changes) };
    if (!owner) return show(current);
    const member = owner;
    const stored = changesToSend(storage, member.memberId);
    show(withAdded(read(), stored));
    if (stored.length === 0) return;
    Promise.all(stored.map((changes) => request(member, changes))).then((answers) => {
      if (answers.every(Boolean)) forgetSent(storage, member.memberId, isDemo);
    });
  }, [memberId, isDemo]);
  useEffect(() => {
    if (memberId !== undefined) handleAnswer(currentData);
  }, [memberId, currentData]);
};

/** What is followed and preferred; nothing on the server and during hydration. */
export const useFavourites = (): Favourites => useSyncExternalStore(subscribe, read, () => noFavourites);

/** Follows a league or a match, or pins a market type; or ends it. */
export const toggleFavourite = (kind: SportFavouriteKind, id: string) => {
  const favourites = toggled(read(), kind, id);
  change(favourites, { changes: [{ kind, id, favourite: favourites[kind].includes(id) }] });
};

/** Switches the announcements of goals. */
export const setGoalAlerts = (goalAlerts: boolean) =>
  change({ ...read(), goalAlerts }, { changes: [], goalAlerts });

/** Lists an opened match among a visitor's recent ones. Those of members are the matches of their bets. */
export const useOpenedMatch = (match: string, isMember: boolean) => {
  useEffect(() => {
    if (match === '' || isMember || owner) return;
    const favourites = opened(read(), match);
    writeVisitorFavourites(storage, favourites);
    show(favourites);
  }, [match, isMember]);
};

/** Whether one league or match is followed, or a market type pinned. */
export const useIsFavourite = (kind: SportFavouriteKind, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read()[kind].includes(id), [kind, id]),
    () => false,
  );
