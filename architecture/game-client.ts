/**
 * Files of the game pages that are generated from the themes of the kit, from `@pavilion/format` with its languages, from the sports
 * and limits of the contract, and from the slot, table and fishing games.
 */
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
import { fishingTitles } from '../packages/gateway/src/venues/hands/fishing';
import type { Pond } from '../packages/gateway/src/venues/hands/fishing/pond';
import { machines } from '../packages/gateway/src/venues/slots/machines';
import { pictures } from '../packages/gateway/src/venues/slots/pictures';
import { titles } from '../packages/gateway/src/venues/slots/titles';
import { tableGames } from '../packages/gateway/src/venues/tables/games';
import { declarations, greenGainsRule, tokensOf } from '../packages/ui/src/themes/css-variables';
import { latinMarksCss } from '../packages/ui/src/themes/font-faces';
import { inAlphabet } from '../packages/ui/src/themes/in-alphabet';
import {
  defaultThemeName,
  gamePalettes,
  type ThemeName,
  themeNames,
  themes,
} from '../packages/ui/src/themes/registry';
import { fishNames } from './fish-names';
import { listFiles, readText, root } from './repository';

const client = 'packages/gateway/venue-client';
/** The type of a text by language in a generated file. */
const localText = "import('@pavilion/format').Localized<string>";

const generatedBy = (source: string): string => `Generated from ${source} by \`npm run generate\`.`;
const generatedFromThemes = generatedBy('packages/ui/src/themes');

/** Pages of the client, by the name of their folder: those of the engines, and `fair`. */
export const clientPages: readonly string[] = readdirSync(join(root, client)).filter((folder) =>
  existsSync(join(root, client, folder, 'index.html')),
);

/** The CSS variables that the style sheets of a page use. */
export const usedVariables = (page: string): ReadonlySet<string> =>
  new Set(
    listFiles(`${client}/${page}`, `${client}/kit`)
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
  const results = used.has('--pv-color-gain') ? `${greenGainsRule([selector], themes[name].color)}\n` : '';
  return `${selector} {\n${lines.join('\n')}\n}\n${results}`;
};

/** The style sheet with the themes of a page: the tokens and game colours that it uses, and no others. */
export const gameThemesCss = (page: string): string =>
  [
    `/* ${generatedFromThemes} */\n`,
    latinMarksCss,
    ...themeNames.map((name) => rule(name, usedVariables(page))),
  ].join('\n');

/** The scheme of each theme by its name, the default theme first, for the server that writes the page. */
export const gameThemeSchemes = (): string => {
  const names = [defaultThemeName, ...themeNames.filter((name) => name !== defaultThemeName)];
  const schemes = Object.fromEntries(names.map((name) => [name, themes[name].scheme]));
  return [
    `/** ${generatedFromThemes} The default theme is the first. */`,
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
    banner: { js: `// ${generatedBy(origin)}\n// @ts-nocheck` },
  });
  return outputFiles[0]!.text;
};

/** How the client reads and writes amounts. */
export const gameFormat = (): string =>
  bundled(`export { formatMinor, groupThousands, parseMinor } from '@pavilion/format';`, 'packages/format');

/** `:root:lang(en)` in style sheets of pages, or that of several languages. */
const rootInAlphabet = /:root(?::lang\(en\)|:is\(:lang\(en\)(?:, :lang\([\w-]+\))+\))/g;

/** Style sheets with `:lang()` rules, whose selectors are rewritten to list every alphabetic language. */
export const languageStyles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listFiles(client)
      .filter((path) => path.endsWith('.css') && !path.includes('.generated.'))
      .map((path) => [path, readText(path)] as const)
      .filter(([, css]) => css.includes(':lang('))
      .map(([path, css]) => [path, css.replace(rootInAlphabet, `:root${inAlphabet}`)]),
  );

const translatorPath = join(client, 'kit/translate.js');

/** `translate.js` with only the fallbacks inlined; importing the table of languages would exceed the size limit. */
const translator = (): string => {
  const fallbacks = languageIds.flatMap((id) =>
    languages[id].fallback ? [`'${id}': '${languages[id].fallback}'`] : [],
  );
  const written = fallbacks.length > 0 ? `{ ${fallbacks.join(', ')} }` : '{}';
  return readText(translatorPath).replace(/^(const fallbacks = ).*;$/m, (_, start) => `${start}${written};`);
};

/** A constant of a generated module. @param comment lines before its type */
const constantOf = (name: string, type: string, value: object, comment: readonly string[] = []): string => {
  const lines = [...comment, `@type {${type}}`];
  const block = ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
  const tsDoc = comment.length > 0 ? block : `/** ${lines[0]} */`;
  return `${tsDoc}\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;
};

/** A module with one constant. */
const constantModule = (source: string, name: string, type: string, value: object): string =>
  `// @ts-check\n${constantOf(name, type, value, [generatedBy(source), ''])}`;

const languageModule = (name: string, type: string, value: object): string =>
  constantModule('the languages of packages/format', name, type, value);

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
  return [
    `// ${generatedBy('the slot games')}\n// @ts-nocheck\n`,
    constantOf('strips', 'Record<string, string[]>', strips),
    constantOf('sharedPictures', `Record<string, ${localText}>`, shared),
    constantOf(
      'slotGames',
      `Record<string, { name: ${localText}, machine: string, pictures: ${localText}[] }>`,
      games,
    ),
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
    `// ${generatedBy('the table games and their kinds')}\n// @ts-nocheck\n`,
    constantOf('draws', `Record<string, ${draw}>`, draws),
    constantOf('tableGames', `{ code: string, name: ${localText}, kind: string, venue: string }[]`, games),
  ].join('\n');
};

/** A value of every version of the ponds, by game and version. */
const byVersion = <Value>(read: (pond: Pond) => Value): Record<string, Record<number, Value>> =>
  Object.fromEntries(
    fishingTitles.map(({ code, ponds }) => [
      code,
      Object.fromEntries(ponds.map((pond, index) => [index + 1, read(pond)])),
    ]),
  );

/** The fish of the fishing games, for their page. */
export const pondsOfClient = (): string =>
  constantModule(
    'the fishing games (`venues/hands/fishing`)',
    'ponds',
    "Record<string, Record<number, import('./pond.js').Pond>>",
    byVersion((pond) => pond),
  );

/** The multiples and names of the fish, for the page that recomputes a round (`fair/`), which implements all other rules itself. */
export const fishOfFairPage = (): string => {
  const multiples = byVersion(({ kinds }) =>
    Object.fromEntries(kinds.map(({ code, multiple }) => [code, multiple ?? 0])),
  );
  return [
    `// ${generatedBy('the fishing games and the texts of their page')}\n// @ts-nocheck\n`,
    constantOf('multiples', 'Record<string, Record<number, Record<string, number>>>', multiples, [
      'Of each fish by game and version; 0 for a treasure, whose prize is drawn.',
      '',
    ]),
    constantOf('names', `Record<string, ${localText}>`, fishNames()),
  ].join('\n');
};

/** A text that is the same in every language, such as a score, as one string. */
const compact = (text: LocalText): LocalText | string =>
  new Set(Object.values(text)).size === 1 ? text.en : text;

/** Line kind, names and side names of each market type, as on the site's boards. */
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
  return constantModule(
    'the sports and market types of the contract',
    'sportDefinitions',
    `Readonly<Record<import('./api.js').Sport, ${row}>>`,
    Object.fromEntries(rows),
  );
};

/** Messages for a limit in game pages. Limits of each stake have one; the others use `inGames`, or else texts built from the name. */
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
    constantOf(
      'limits',
      "Readonly<Record<number, import('@pavilion/format').Localized<LimitTexts>>>",
      Object.fromEntries(rows),
      [
        generatedBy('the limits of the contract'),
        '',
        '@typedef {readonly [reached: string, left?: string]} LimitTexts',
      ],
    ),
  ].join('\n');
};

/** The text of each generated file, by its path in the repository. */
export const gameClientFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    clientPages.map((page) => [join(client, page, 'css/themes.generated.css'), gameThemesCss(page)]),
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
  [join(client, 'fair/js/fish.generated.js')]: fishOfFairPage(),
  [join(client, 'fishing/js/ponds.generated.js')]: pondsOfClient(),
  [join(client, 'sports/js/sports.generated.js')]: sportsOfClient(),
  'packages/gateway/src/venues/game-page/theme-schemes.generated.ts': gameThemeSchemes(),
});
