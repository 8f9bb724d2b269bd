/** Files of the game pages that are generated from the kit, from `@pavilion/format`, from the slot games and the table games. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { LocalText } from '../packages/contract/src/entities/common';
import { isDrawnKind, tableDrawOf, tableRoundKinds } from '../packages/contract/src/entities/table-kinds';
import {
  type LimitDefinition,
  limitDefinitions,
  limitSpans,
  limitSpanTexts,
  type ReachedError,
} from '../packages/contract/src/limit-kinds';
import {
  boardColumns,
  type MarketName,
  marketId,
  marketTypes,
} from '../packages/contract/src/sports/market-types';
import { type Sport, sportDefinitions, sports } from '../packages/contract/src/sports/model';
import { inEachLanguage } from '../packages/format/src/each-language';
import { inLanguage, type Language, languageIds, languages } from '../packages/format/src/languages';
import { punctuationOf } from '../packages/format/src/punctuation';
import { machines } from '../packages/gateway/src/venues/slots/machines';
import { pictures } from '../packages/gateway/src/venues/slots/pictures';
import { titles } from '../packages/gateway/src/venues/slots/titles';
import { tableGames } from '../packages/gateway/src/venues/tables/games';
import { declarations, tokensOf } from '../packages/ui/src/themes/css-variables';
import { latinMarksCss } from '../packages/ui/src/themes/font-faces';
import { inAlphabet } from '../packages/ui/src/themes/in-alphabet';
import {
  defaultThemeName,
  gamePalettes,
  type ThemeName,
  themeNames,
  themes,
} from '../packages/ui/src/themes/registry';
import { listFiles, readText, root } from './repository';

const client = 'packages/gateway/venue-client';
/** The type of a text by language in a generated file. */
const localText = "import('@pavilion/format').Localized<string>";

const generatedFrom = 'Generated from packages/ui/src/themes by `npm run generate`.';

/** Engines with a game page. Each has a folder in the client. */
export const engines: readonly string[] = readdirSync(join(root, client)).filter((folder) =>
  existsSync(join(root, client, folder, 'index.html')),
);

/** The CSS variables that the style sheets of an engine's page use. */
export const usedVariables = (engine: string): ReadonlySet<string> =>
  new Set(
    listFiles(`${client}/${engine}`, `${client}/kit`)
      .filter((path) => path.endsWith('.css') && !path.includes('.generated.'))
      .flatMap((path) => [...readText(path).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)),
  );

const rule = (name: ThemeName, used: ReadonlySet<string>): string => {
  const tokens = declarations(tokensOf(themes[name]))
    .split(/;(?=--|$)/)
    .filter((declaration) => used.has(declaration.split(':')[0]!));
  const palette = Object.entries(gamePalettes[name])
    .filter(([key]) => used.has(`--${key}`))
    .map(([key, value]) => `--${key}:${value}`);
  const lines = [`color-scheme:${themes[name].scheme}`, ...tokens, ...palette].map(
    (line) => `  ${line.replace(':', ': ')};`,
  );
  const selector = name === defaultThemeName ? ':root' : `:root[data-theme="${name}"]`;
  return `${selector} {\n${lines.join('\n')}\n}\n`;
};

/** The style sheet with the themes of an engine: the tokens and game colours that its page uses, and no others. */
export const gameThemesCss = (engine: string): string =>
  [
    `/* ${generatedFrom} */\n`,
    latinMarksCss,
    ...themeNames.map((name) => rule(name, usedVariables(engine))),
  ].join('\n');

/** The scheme of each theme by its name, the default theme first, for the server that writes the page. */
export const gameThemeSchemes = (): string => {
  const names = [defaultThemeName, ...themeNames.filter((name) => name !== defaultThemeName)];
  const schemes = Object.fromEntries(names.map((name) => [name, themes[name].scheme]));
  return [
    `/** ${generatedFrom} The default theme is the first. */`,
    `export const themeSchemes: Readonly<Record<string, string>> = ${JSON.stringify(schemes)};`,
    '',
  ].join('\n');
};

/** Functions of a package that the client uses, bundled as a module that browsers load without a build. */
const bundled = (contents: string, origin: string): string => {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    banner: { js: `// Generated from ${origin} by \`npm run generate\`.\n// @ts-nocheck` },
  });
  return outputFiles[0]!.text;
};

/** How the client reads and writes amounts. */
export const gameFormat = (): string =>
  bundled(`export { formatMinor, groupThousands, parseMinor } from '@pavilion/format';`, 'packages/format');

/** `:root:lang(en)` in style sheets of pages, or that of several languages. */
const rootInAlphabet = /:root(?::lang\(en\)|:is\(:lang\(en\)(?:, :lang\([\w-]+\))+\))/g;

/** The style sheets with rules for text in an alphabet, which name all its languages. */
export const languageStyles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listFiles(client)
      .filter((path) => path.endsWith('.css') && !path.includes('.generated.'))
      .map((path) => [path, readText(path)] as const)
      .filter(([, css]) => css.includes(':lang('))
      .map(([path, css]) => [path, css.replace(rootInAlphabet, `:root${inAlphabet}`)]),
  );

const translatorPath = join(client, 'kit/translate.js');

/** The reader of texts with the fallbacks of the languages, of whose table pages load no more before a game is ready. */
const translator = (): string => {
  const fallbacks = languageIds.flatMap((id) =>
    languages[id].fallback ? [`'${id}': '${languages[id].fallback}'`] : [],
  );
  const written = fallbacks.length > 0 ? `{ ${fallbacks.join(', ')} }` : '{}';
  return readText(translatorPath).replace(/^(const fallbacks = ).*;$/m, (_, start) => `${start}${written};`);
};

/** A module with one constant, whose rows follow from the table of languages. */
const languageModule = (name: string, type: string, value: object): string =>
  [
    '// @ts-check',
    '/**',
    ' * Generated from the languages of packages/format by `npm run generate`.',
    ' *',
    ` * @type {${type}}`,
    ' */',
    `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  ].join('\n');

/** What separates items, clauses and sentences in each language. */
const punctuation = (): string =>
  languageModule(
    'punctuation',
    "import('@pavilion/format').Localized<{ list: string, clause: string, sentence: string }>",
    inEachLanguage(punctuationOf),
  );

/** The languages in the order of the switch, with the names that it shows. */
const languageNames = (): string =>
  languageModule(
    'languageNames',
    'readonly { id: string, name: string }[]',
    languageIds.map((id) => ({ id, name: languages[id].shortName ?? languages[id].name })),
  );

/** What the page of sports computes of a bet before it is placed. */
const sportsPayout = (): string =>
  bundled(
    `export { parlayPrice, potentialPayout } from './packages/contract/src/sports/payout';
     export { choose } from './packages/contract/src/sports/combinations';`,
    'packages/contract/src/sports',
  );

/** The reels of the slot games, for the page that recomputes a round (`fair/`), which implements all other rules itself. */
export const slotReels = (): string => {
  const strips = Object.fromEntries(machines.map(({ name, reels }) => [name, reels]));
  const games = Object.fromEntries(
    titles.map(({ code, name, machine, pictures: own }) => [
      code,
      { name, machine: machine.name, pictures: own.map((picture) => pictures[picture]) },
    ]),
  );
  const shared = {
    f: pictures['seal-fu'],
    g: pictures['seal-lu'],
    h: pictures['seal-shou'],
    i: pictures['seal-xi'],
    s: pictures.pagoda,
    w: pictures.wild,
  };
  const constant = (name: string, type: string, value: object) =>
    `/** @type {Record<string, ${type}>} */\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;
  return [
    '// Generated from the slot games by `npm run generate`.\n// @ts-nocheck\n',
    constant('strips', 'string[]', strips),
    constant('sharedPictures', localText, shared),
    constant('slotGames', `{ name: ${localText}, machine: string, pictures: ${localText}[] }`, games),
  ].join('\n');
};

/** The table games, and how the numbers of their outcomes are drawn, for the page that recomputes a round (`fair/`). */
export const tableDraws = (): string => {
  const draws = Object.fromEntries(
    tableRoundKinds.filter(isDrawnKind).map((kind) => [kind, tableDrawOf(kind)]),
  );
  const games = tableGames.map(({ code, name, kind, venue }) => ({ code, name, kind, venue }));
  const draw = `{ piece: string, from: number, to: number, copies?: number, step: ${localText}, fields: Record<string, { label: ${localText}, count?: number }> }`;
  return [
    '// Generated from the table games and their kinds by `npm run generate`.\n// @ts-nocheck\n',
    `/** @type {Record<string, ${draw}>} */\nexport const draws = ${JSON.stringify(draws, null, 2)};\n`,
    `/** @type {{ code: string, name: ${localText}, kind: string, venue: string }[]} */`,
    `export const tableGames = ${JSON.stringify(games, null, 2)};\n`,
  ].join('\n');
};

/** A text that is the same in every language, such as a score, as one string. */
const compact = (text: LocalText): LocalText | string =>
  new Set(Object.values(text)).size === 1 ? text.en : text;

/** How a market type names its lines and sides, and the name that the boards of the site give it. */
const marketsOf = (sport: (typeof sports)[number]) =>
  Object.fromEntries(
    Object.entries(marketTypes[sport]).map(([type, { lines, name, numbered, sides, sideNames }]) => {
      // A total has its line in its name.
      const form = lines === 'total' ? 'full' : 'short';
      const names = sides.map((side) => [side, compact(sideNames[side]![form])]);
      return [
        type,
        {
          lines: lines === 'none' ? undefined : lines,
          name: name.short,
          numbered: numbered?.short,
          sides: Object.fromEntries(names),
        },
      ];
    }),
  );

/** The columns of the sports whose order in the venues is not that of `boardTypes`. */
const venueBoardTypes: { readonly [Name in Sport]?: readonly MarketName<Name>[] } = {
  tennis: [marketId.moneyLine, 'setsAh', 'gamesOu', 'gamesAh'],
};

/** The names, main periods, halves, columns and market types of the sports, for the page of the sports venues. */
export const sportsOfClient = (): string => {
  const rows = sports.map((sport) => {
    const { name, mainPeriod, halfMinutes } = sportDefinitions[sport];
    const columns = boardColumns(sport, venueBoardTypes[sport]).map(({ type, period, sides }) => ({
      type,
      period,
      sides,
    }));
    return [
      sport,
      { name, mainPeriod, halfMinutes: halfMinutes ?? undefined, columns, markets: marketsOf(sport) },
    ];
  });
  const market = `{ lines?: 'handicap' | 'total', name: ${localText}, numbered?: ${localText}, sides: Readonly<Record<string, string | ${localText}>> }`;
  const row = `{ name: ${localText}, mainPeriod: string, halfMinutes?: number, columns: { type: string, period: string, sides: string[] }[], markets: Readonly<Record<string, ${market}>> }`;
  return [
    '// @ts-check',
    '/**',
    ' * Generated from the sports and market types of the contract by `npm run generate`.',
    ' *',
    ` * @type {Readonly<Record<import('./api.js').Sport, ${row}>>}`,
    ' */',
    `export const sportDefinitions = ${JSON.stringify(Object.fromEntries(rows), null, 2)};\n`,
  ].join('\n');
};

/** The texts of a limit on each stake for game pages, or of one on time or a sum: by default made of its name. */
const textsOfLimit = ({ measures, name, reached }: LimitDefinition, locale: Language) => {
  const own = inLanguage(name, locale);
  if (measures === 'each') {
    return [
      inLanguage({ 'zh-CN': `${own}为 {left}，请调低金额`, en: `${own}: {left}. Lower the stake` }, locale),
    ];
  }
  const { inGames }: ReachedError = reached;
  const usedUp = inGames?.usedUp ?? { 'zh-CN': `{span}的${own}已用完`, en: `${own}: used up {span}` };
  const left = inGames?.left ?? { 'zh-CN': `{span}的${own}还剩 {left}`, en: `${own}: {left} left {span}` };
  // The error of the playing time does not say how much is left.
  const texts = measures === 'time' ? [usedUp] : [usedUp, left];
  return texts.map((text) => inLanguage(text, locale));
};

/** The limits that a stake is checked against, by the code of their error. */
export const limitsOfClient = (
  definitions: Readonly<Record<string, LimitDefinition>> = limitDefinitions,
): string => {
  const rows = Object.values(definitions)
    .filter(({ enforcedBy }) => enforcedBy === 'gate')
    .map((row) => [row.reached.code, inEachLanguage((language) => textsOfLimit(row, language))]);
  const runningSpans = inEachLanguage((language) =>
    Object.fromEntries(limitSpans.map((span) => [span, inLanguage(limitSpanTexts[span].running, language)])),
  );
  return [
    '// @ts-check',
    '/** The words for the running span of a limit. Generated, as the limits are. */',
    `export const runningSpans = ${JSON.stringify(runningSpans, null, 2)};\n`,
    '/**',
    ' * Generated from the limits of the contract by `npm run generate`.',
    ' *',
    ' * @typedef {readonly [reached: string, left?: string]} LimitTexts',
    " * @type {Readonly<Record<number, import('@pavilion/format').Localized<LimitTexts>>>}",
    ' */',
    `export const limits = ${JSON.stringify(Object.fromEntries(rows), null, 2)};\n`,
  ].join('\n');
};

/** The text of each generated file, by its path in the repository. */
export const gameClientFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    engines.map((engine) => [join(client, engine, 'css/themes.generated.css'), gameThemesCss(engine)]),
  ),
  [join(client, 'kit/format.generated.js')]: gameFormat(),
  ...languageStyles(),
  [translatorPath]: translator(),
  [join(client, 'kit/punctuation.generated.js')]: punctuation(),
  [join(client, 'fair/js/language-names.generated.js')]: languageNames(),
  [join(client, 'kit/limits.generated.js')]: limitsOfClient(),
  [join(client, 'sports/js/payout.generated.js')]: sportsPayout(),
  [join(client, 'fair/js/slot-reels.generated.js')]: slotReels(),
  [join(client, 'fair/js/table-draws.generated.js')]: tableDraws(),
  [join(client, 'sports/js/sports.generated.js')]: sportsOfClient(),
  'packages/gateway/src/venues/game-page/theme-schemes.generated.ts': gameThemeSchemes(),
});
