import type { Win } from '@pavilion/contract';
import { shownWins } from './queries';

/** From this net win on, a row has a trophy. */
const greatWin = 50;

export const isGreat = ({ net }: Pick<Win, 'net'>): boolean => Number(net) >= greatWin;

/** The latest win of each account as it is shown, the latest first: no player fills the list alone. */
export const listWins = (wins: readonly Win[]): readonly Win[] => {
  const accounts = new Set<string>();
  return wins
    .filter(({ account }) => {
      const isFirst = !accounts.has(account);
      accounts.add(account);
      return isFirst;
    })
    .slice(0, shownWins);
};
