import type { Game } from '@pavilion/contract';

/** What the head of a lobby says about all of its games. */
export interface LobbyFacts {
  readonly games: number;
  /** The lowest and the highest return to player, in percent; undefined while some games have not loaded. */
  readonly returns: string | undefined;
}

/** The facts of an unfiltered list, of which `games` may be the first page. */
export const lobbyFacts = (games: readonly Game[], total: number): LobbyFacts => {
  if (games.length === 0 || games.length < total) return { games: total, returns: undefined };
  const returns = games
    .map(({ returnToPlayer }) => returnToPlayer)
    .sort((one, other) => Number(one) - Number(other));
  const [lowest, highest] = [returns[0], returns[returns.length - 1]];
  return { games: total, returns: lowest === highest ? lowest : `${lowest}–${highest}` };
};
