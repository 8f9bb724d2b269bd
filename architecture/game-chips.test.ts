import { cardGames } from '../packages/gateway/src/venues/hands/games';
import { tableGames } from '../packages/gateway/src/venues/tables/games';
import { readText } from './repository';

/** The games with a tray of chips, and the style sheet that gives the chips their colours, in the order of the tray. */
const trays = [
  { games: tableGames, sheet: 'packages/gateway/venue-client/kit/css/chips.css' },
  { games: cardGames, sheet: 'packages/gateway/venue-client/hands/css/chips.css' },
];

/** The colours of a sheet: the first chip can have that of `.chip`. */
const coloursOf = (sheet: string): number =>
  Math.max(...[...readText(sheet).matchAll(/^\.chip-(\d+) \{/gm)].map(([, place]) => Number(place))) + 1;

describe('chips', () => {
  it.each(trays.flatMap(({ games, sheet }) => games.map(({ code, chips }) => ({ code, chips, sheet }))))(
    '[GAM-2] $code has a colour for each chip (fix: a further .chip-N in $sheet, and look at the tray of phones, which has room for eight chips)',
    ({ chips, sheet }) => {
      expect(chips.length).toBeLessThanOrEqual(coloursOf(sheet));
    },
  );
});
