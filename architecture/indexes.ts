/** Lists of modules by the files of a folder: a new file is in its list after `npm run generate`. */
import { basename } from 'node:path';
import { tableRoundKinds } from '../packages/contract/src/entities/table-kinds';
import { sports } from '../packages/contract/src/sports/model';
import { catalogueFiles } from './catalogues';
import { listFiles, readText } from './repository';

const header = 'Generated from the files of this folder by `npm run generate`.';

/** `dragon-tiger` as `dragonTiger`. */
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const pascalCase = (name: string): string => camelCase(`-${name}`);

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The games: each file `<kind>.ts` exports the game of its kind, or a list of them, under the kind's name. */
const tableGames = (): string =>
  [
    ...tableRoundKinds.map((kind) => `import { ${camelCase(kind)} } from './${kind}';`),
    '',
    `/** ${header} In the order of the contract's \`tableKinds\`. */`,
    'export const gamesByKind = {',
    ...tableRoundKinds.map((kind) => `  ${quoted(kind)}: ${camelCase(kind)},`),
    '};\n',
  ].join('\n');

const client = 'packages/gateway/venue-client/tables/js';

/** The layouts of the table page: each file that exports \`createLayout\`, by its name. */
const layouts = (): string => {
  const files = listFiles(`${client}/layouts`, `${client}/lottery`).filter(
    (path) =>
      // The standard layout is of no kind of its own.
      !path.endsWith('/standard.js') && /^export const createLayout = /m.test(readText(path)),
  );
  return [
    '// @ts-check\n',
    '/**',
    ` * ${header.replace('this folder', 'this folder and of lottery')} The layout of each kind of game, loaded when a page needs it.`,
    ' *',
    ` * @type {Record<string, () => Promise<import('./layout.js').LayoutModule>>}`,
    ' */',
    'export const layouts = {',
    ...files
      .sort()
      .map((path) => `  ${quoted(basename(path, '.js'))}: () => import('${path.replace(client, '..')}'),`),
    '};\n',
  ].join('\n');
};

const motifFolder = 'packages/ui/src/game-cover/motifs';

/** The cover illustrations: each file `<name>.tsx` that exports a component of its name. */
const motifs = (): string => {
  const names = listFiles(motifFolder)
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => basename(path, '.tsx'))
    .filter((name) =>
      readText(`${motifFolder}/${name}.tsx`).includes(
        `export const ${pascalCase(name)} = ({ p }: MotifProps)`,
      ),
    )
    .sort();
  return [
    ...names.map((name) => `import { ${pascalCase(name)} } from './${name}';`),
    '',
    `/** ${header} Cover illustrations by name. The gateway stores the name with each game. */`,
    'export const motifs = {',
    ...names.map((name) => `  ${quoted(name)}: ${pascalCase(name)},`),
    '};\n',
  ].join('\n');
};

const modelEntry = (name: string): string =>
  name === camelCase(name) ? name : `${quoted(name)}: ${camelCase(name)}`;

/** The models of the sports: each folder `<sport>` exports the model under the name of the sport, in camel case. */
export const sportModels = (names: readonly string[]): string =>
  [
    "import type { Sport } from '@pavilion/contract/sports';",
    ...names.map((name) => `import { ${camelCase(name)} } from './${name}';`),
    "import type { SportModel } from './sport-model';",
    '',
    `/** Generated from the sports of the contract by \`npm run generate\`. The model of each sport. */`,
    `export const sportModels: { readonly [Name in Sport]: SportModel<Name> } = { ${names.map(modelEntry).join(', ')} };\n`,
  ].join('\n');

const consoleTexts = 'packages/gateway/operator-client/texts';

/** The texts of the operator's console: each file `<language>.ts` exports those of its language under its id, in camel case. */
export const consoleLanguages = (ids: readonly string[]): string =>
  [
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}';`),
    '',
    `/** ${header} */`,
    `export const textsByLanguage = { ${ids.map(modelEntry).join(', ')} };\n`,
  ].join('\n');

const consoleLanguageIds = (): readonly string[] =>
  listFiles(consoleTexts)
    .filter((path) => path.endsWith('.ts') && !path.includes('.generated.'))
    .map((path) => basename(path, '.ts'))
    .sort();

/** The text of each list, by its path in the repository. */
export const indexFiles = (): Readonly<Record<string, string>> => ({
  'packages/gateway/src/venues/tables/games/games.generated.ts': tableGames(),
  [`${client}/layouts/registry.generated.js`]: layouts(),
  'packages/gateway/src/domain/sports/engine/sport-models.generated.ts': sportModels(sports),
  [`${motifFolder}/motifs.generated.ts`]: motifs(),
  [`${consoleTexts}/texts.generated.ts`]: consoleLanguages(consoleLanguageIds()),
  ...catalogueFiles(),
});
