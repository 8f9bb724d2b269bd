/** Generates the return of each table game. Computing them at each start would take some hundred milliseconds. */
import { tableGames } from '../packages/gateway/src/venues/tables/games';
import { mainReturn } from '../packages/gateway/src/venues/tables/returns';

const figures = (): string => {
  const rows = tableGames.map((game) => `  '${game.code}': '${mainReturn(game)}',\n`);
  return [
    '/** Generated from the table games by `npm run generate`: per cent, by the code of the game. */\n',
    `export const mainReturns: Readonly<Record<string, string>> = {${rows.length > 0 ? '\n' : ''}${rows.join('')}};\n`,
  ].join('');
};

/** The generated file by its path in the repository. */
export const tableFigureFiles = (): Readonly<Record<string, string>> => ({
  'packages/gateway/src/venues/tables/main-returns.generated.ts': figures(),
});
