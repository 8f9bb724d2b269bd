/** The files of the slot game's page that are derived from the kit and from `@pavilion/format`. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { declarations, tokensOf } from '../packages/ui/src/themes/css-variables';
import {
  defaultThemeName,
  gamePalettes,
  type ThemeName,
  themeNames,
  themes,
} from '../packages/ui/src/themes/registry';
import { filesIn, read, root } from './repository';

const client = 'packages/gateway/venue-client/assets';
const origin = 'Generated from packages/ui/src/themes by `npm run generate`.';

/** Names of the kit's variables that the client's style sheets use. */
export const usedTokens = (): ReadonlySet<string> =>
  new Set(
    filesIn(`${client}/css`)
      .filter((path) => !path.includes('.generated.'))
      .flatMap((path) => [...read(path).matchAll(/var\((--pv-[\w-]+)/g)].map(([, name]) => name!)),
  );

const rule = (name: ThemeName, used: ReadonlySet<string>): string => {
  const tokens = declarations(tokensOf(themes[name]))
    .split(/;(?=--|$)/)
    .filter((declaration) => used.has(declaration.split(':')[0]!));
  const palette = Object.entries(gamePalettes[name]).map(([key, value]) => `--${key}:${value}`);
  const lines = [`color-scheme:${themes[name].scheme}`, ...tokens, ...palette].map(
    (line) => `  ${line.replace(':', ': ')};`,
  );
  const selector = name === defaultThemeName ? ':root' : `:root[data-theme="${name}"]`;
  return `${selector} {\n${lines.join('\n')}\n}\n`;
};

/** The style sheet of the client's themes: the tokens that the client uses, and the game palettes. */
export const gameThemesCss = (): string =>
  [`/* ${origin} */\n`, ...themeNames.map((name) => rule(name, usedTokens()))].join('\n');

/** The names of the themes, for the server that writes the page. */
export const gameThemeNames = (): string =>
  `/** ${origin} */\nexport const themeNames: readonly string[] = ${JSON.stringify(themeNames)};\n`;

/** The functions of `@pavilion/format` that the client uses, as one module that browsers load without a build. */
export const gameFormat = (): string => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `export { formatMinor, groupThousands, parseMinor } from '@pavilion/format';`,
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    banner: { js: '// Generated from packages/format by `npm run generate`.\n// @ts-nocheck' },
  });
  return outputFiles[0]!.text;
};

/** Every derived file by its path in the repository. */
export const gameClientFiles = (): Readonly<Record<string, string>> => ({
  [join(client, 'css/themes.generated.css')]: gameThemesCss(),
  [join(client, 'js/format.generated.js')]: gameFormat(),
  'packages/gateway/src/venues/slots/http/theme-names.generated.ts': gameThemeNames(),
});
