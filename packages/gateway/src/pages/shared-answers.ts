import type { CallDefinition, CallName, CallRequest, CallResponse, Game } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import type { SiteSnapshot } from '../domain/operations';

/** Changes the answer of a visitor into that of a member. */
type ForMember<Name extends CallName> = (
  answer: CallResponse<Name>,
  favourites: ReadonlySet<string>,
) => CallResponse<Name>;

interface Shareable<Name extends CallName> {
  /** Whether a request with this body has the same answer for all; by default every one. */
  isShared?(body: CallRequest<Name>): boolean;
  /** Missing where the answer is the same for members. */
  forMember?: ForMember<Name>;
  /** The answer to a closed account, where it differs. */
  whenClosed?: CallResponse<Name>;
}

/** Returns the same list where nothing changes, so that a renderer can tell by identity. */
const changed = <Item>(items: readonly Item[], change: (item: Item) => Item): Item[] => {
  const next = items.map(change);
  return next.some((item, index) => item !== items[index]) ? next : (items as Item[]);
};

const marked = (game: Game, favourites: ReadonlySet<string>): Game =>
  favourites.has(game.code) ? { ...game, favourite: true } : game;

const gameList: Shareable<'gameList'> = {
  isShared: ({ shelf }) => shelf !== 'recent' && shelf !== 'favourite',
  forMember: (answer, favourites) => {
    const items = changed(answer.items, (game) => marked(game, favourites));
    return items === answer.items ? answer : { ...answer, items };
  },
};

const latestWins: Shareable<'latestWins'> = {
  forMember: (answer, favourites) =>
    changed(answer, (win) => {
      const game = marked(win.game, favourites);
      return game === win.game ? win : { ...win, game };
    }),
};

/** A closed account is shown no offers (PRO-2). */
const stationAds: Shareable<'queryStationAdList'> = { whenClosed: [] };

/** Calls with `sameForAll` whose answer still differs for some callers, and how. */
const exceptions: { readonly [Name in CallName]?: Shareable<CallName> } = {
  gameList: gameList as Shareable<CallName>,
  latestWins: latestWins as Shareable<CallName>,
  queryStationAdList: stationAds as Shareable<CallName>,
};

/** How a call can be shared; undefined when its answer is personal. */
export const shareableOf = (name: CallName, body: unknown): Shareable<CallName> | undefined => {
  const call: CallDefinition = calls[name];
  if (!call.sameForAll) return undefined;
  const entry = exceptions[name] ?? {};
  return (entry.isShared?.(body as never) ?? true) ? entry : undefined;
};

/**
 * The answers that rendered pages share: each is computed once for a snapshot of the site's state, which is a second at
 * most. Every page reads the same object, which none of them changes: the store of a page freezes what it keeps.
 */
export const createSharedAnswers = () => {
  const ofSnapshot = new WeakMap<SiteSnapshot, Map<string, Promise<unknown>>>();
  return (snapshot: SiteSnapshot, key: string, compute: () => Promise<unknown>): Promise<unknown> => {
    const answers = ofSnapshot.get(snapshot) ?? new Map<string, Promise<unknown>>();
    ofSnapshot.set(snapshot, answers);
    const known = answers.get(key);
    if (known) return known;
    const computed = compute();
    answers.set(key, computed);
    computed.catch(() => answers.delete(key));
    return computed;
  };
};
