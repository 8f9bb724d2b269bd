import { join } from 'node:path';
import { transformSync } from '@babel/core';
import { references, tokensOf } from './css-variables';
import { defaultTheme } from './default-theme';
import { scales } from './scales';

const plugin = join(__dirname, '../../../../scripts/babel-tokens.cjs');

const compile = (code: string, source = '../themes/tokens'): string =>
  transformSync(`import { token } from '${source}';\n${code}`, {
    plugins: [plugin],
    configFile: false,
    babelrc: false,
  })!.code!.replace(/^import.*\n/, '');

const groups = Object.entries({ ...tokensOf(defaultTheme), ...scales });

it.each(groups)('[THM-3] references of %s compile to what `token` gives at run time', (group, values) => {
  const atRunTime = references<Record<string, Record<string, string>>>()[group]!;
  for (const key of Object.keys(values)) {
    const access = /^\d/.test(key) ? `[${key}]` : `.${key}`;
    expect(compile(`x = token.${group}${access};`)).toBe(`x = ${JSON.stringify(atRunTime[key])};`);
  }
});

it('[THM-3] writes references into the text around them, each at its place', () => {
  const code = (text: string) => text.replaceAll('#', '$');
  const written = compile(
    code('x = css`a: #{token.space[2]} #{token.color.inkMuted}; b: #{y}; c: #{z ? token.text.md : w}`;'),
    '@pavilion/ui',
  );
  expect(written).toBe(
    code(
      'x = css`a: var(--pv-space-2) var(--pv-color-ink-muted); b: #{y}; c: #{z ? "var(--pv-text-md)" : w}`;',
    ),
  );
});

it('[THM-3] leaves what is known at run time only, and tokens of others', () => {
  expect(compile('x = token.color[tone];')).toBe('x = token.color[tone];');
  expect(compile('x = token.color.ink;', 'elsewhere')).toBe('x = token.color.ink;');
  expect(compile('const f = token => token.color.ink;')).toBe('const f = token => token.color.ink;');
});
