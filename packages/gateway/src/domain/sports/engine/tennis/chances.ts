import type { Score } from '@pavilion/contract/sports';
import type { Side } from '../sport-model';

/** Chances that home wins a point on its own serve and on the serve of the other side. */
export interface PointChances {
  readonly serve: number;
  readonly return: number;
}

export const otherSide = (side: Side): Side => (side === 'h' ? 'a' : 'h');

/** Chance that home wins a point. */
export const pointChance = (chances: PointChances, server: Side): number =>
  server === 'h' ? chances.serve : chances.return;

/** Chance of winning a game from a score in points, for the side that wins each point with the chance `point`. */
export const gameChance = (point: number, won = 0, lost = 0): number => {
  const miss = 1 - point;
  const deuce = (point * point) / (point * point + miss * miss);
  if (won >= 3 && lost >= 3) {
    const lead = won - lost;
    if (lead === 0) return deuce;
    if (lead === 1) return point + miss * deuce;
    return lead === -1 ? point * deuce : lead > 1 ? 1 : 0;
  }
  if (won >= 4) return 1;
  if (lost >= 4) return 0;
  return point * gameChance(point, won + 1, lost) + miss * gameChance(point, won, lost + 1);
};

/** The server of a point of a tie-break: one point of the first server, then two of each side in turn. */
export const tieBreakServer = (first: Side, point: number): Side =>
  Math.floor((point + 1) / 2) % 2 === 0 ? first : otherSide(first);

/** Points that win a tie-break, with a lead of two. */
const tieBreakPoints = 7;

/** Chance that home wins a tie-break from a score in points. */
export const tieBreakChance = (chances: PointChances, first: Side, [home, away]: Score = [0, 0]): number => {
  const both = chances.serve * chances.return;
  const none = (1 - chances.serve) * (1 - chances.return);
  /** From equal scores after six points each, two points decide: one on each serve. */
  const level = both / (both + none);
  const memo = new Map<number, number>();
  const from = (won: number, lost: number): number => {
    if (won >= tieBreakPoints && won - lost >= 2) return 1;
    if (lost >= tieBreakPoints && lost - won >= 2) return 0;
    if (won === lost && won >= tieBreakPoints - 1) return level;
    const key = 100 * won + lost;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const point = pointChance(chances, tieBreakServer(first, won + lost));
    const chance = point * from(won + 1, lost) + (1 - point) * from(won, lost + 1);
    memo.set(key, chance);
    return chance;
  };
  return from(home, away);
};

/** A set up to now. `points` are those of the current game or tie-break. */
export interface SetState {
  readonly games: Score;
  readonly points: Score;
  /** Server of the current game, or of the first point of the tie-break. */
  readonly server: Side;
}

export const isTieBreak = ([home, away]: Score): boolean => home === 6 && away === 6;

export const isSetOver = ([home, away]: Score): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2);

/** Chance that home wins the current game or tie-break. */
export const currentGameChance = (chances: PointChances, { games, points, server }: SetState): number => {
  if (isTieBreak(games)) return tieBreakChance(chances, server, points);
  const [home, away] = points;
  return server === 'h'
    ? gameChance(chances.serve, home, away)
    : 1 - gameChance(1 - chances.return, away, home);
};

/** A final score of a set with its probability. */
export interface SetOutcome {
  readonly games: Score;
  readonly chance: number;
}

const width = 8;

/** The final scores of a set from its state now. */
export const setOutcomes = (chances: PointChances, state: SetState): readonly SetOutcome[] => {
  const [homeNow, awayNow] = state.games;
  const grid = new Array<number>(width * width).fill(0);
  grid[homeNow * width + awayNow] = 1;
  const fresh = (server: Side) => currentGameChance(chances, { games: [0, 0], points: [0, 0], server });
  const holds = { h: fresh('h'), a: fresh('a') };
  const outcomes: SetOutcome[] = [];
  for (let sum = homeNow + awayNow; sum <= 13; sum += 1) {
    const isCurrent = sum === homeNow + awayNow;
    const server = (sum - homeNow - awayNow) % 2 === 0 ? state.server : otherSide(state.server);
    for (let home = Math.max(0, sum - 7); home <= Math.min(7, sum); home += 1) {
      const games: Score = [home, sum - home];
      const chance = grid[home * width + sum - home]!;
      if (chance === 0) continue;
      if (isSetOver(games)) {
        outcomes.push({ games, chance });
        continue;
      }
      const game = isCurrent
        ? currentGameChance(chances, state)
        : isTieBreak(games)
          ? tieBreakChance(chances, server)
          : holds[server];
      grid[(home + 1) * width + sum - home]! += chance * game;
      grid[home * width + sum - home + 1]! += chance * (1 - game);
    }
  }
  return outcomes;
};

/** Chance that home wins a set. */
export const setChance = (outcomes: readonly SetOutcome[]): number =>
  outcomes.reduce((sum, { games, chance }) => sum + (games[0] > games[1] ? chance : 0), 0);
