/** Generated from the table games by `npm run generate`: per cent, by the code of the game. */
export const mainReturns: Readonly<Record<string, string>> = {
  'baccarat-a': '98.94',
  'baccarat-b': '98.94',
  'baccarat-free': '98.76',
  'dragon-tiger': '97.10',
  'sic-bo': '97.22',
  'roulette': '97.29',
  'fan-tan': '96.25',
  'hundred-niuniu': '99.19',
  'red-black': '97.50',
  'kuai3': '98.00',
  'ssc': '98.00',
  'pk10': '97.77',
  'mark-six': '96.00',
  'pc28': '98.00',
};
