import type { Win } from '@pavilion/contract';
import { fewestWins, shownWins } from './queries';

/** From this net win on, a row has a trophy. */
const greatWin = 50;

/** From so many stakes on, a row names them. */
const manyStakes = 10;

/** How many stakes a win pays, where that says more than its amount. */
export const manyStakesOf = ({ multiple = 0 }: Pick<Win, 'multiple'>): number | undefined =>
  multiple >= manyStakes ? multiple : undefined;

export const isGreat = ({ net }: Pick<Win, 'net'>): boolean => Number(net) >= greatWin;

/** The latest win of each account as it is shown, the latest first: no player fills the list alone. Empty if there are too few. */
export const listWins = (wins: readonly Win[]): readonly Win[] => {
  const accounts = new Set<string>();
  const listed = wins.filter(({ account }) => {
    const isFirst = !accounts.has(account);
    accounts.add(account);
    return isFirst;
  });
  return listed.length < fewestWins ? [] : listed.slice(0, shownWins);
};
