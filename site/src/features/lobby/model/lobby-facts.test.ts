import { buildGame } from '@pavilion/sdk/testing';
import { lobbyFacts } from './lobby-facts';

const games = (...returns: string[]) => returns.map((returnToPlayer) => buildGame({ returnToPlayer }));

describe('the facts in the head of a lobby', () => {
  it('[GAM-2] are the number of games, and the lowest and highest return', () => {
    expect(lobbyFacts(games('96.40', '95.55', '100.00'), 3)).toEqual({ games: 3, returns: '95.55–100.00' });
  });

  it('[GAM-2] have one return when all games have the same', () => {
    expect(lobbyFacts(games('97.00', '97.00'), 2)).toEqual({ games: 2, returns: '97.00' });
  });

  it('[GAM-2] have no return while games are missing, or there are none', () => {
    expect(lobbyFacts(games('96.40'), 2)).toEqual({ games: 2, returns: undefined });
    expect(lobbyFacts([], 0)).toEqual({ games: 0, returns: undefined });
  });
});
