import { type CodeDefinition, codes } from '@pavilion/contract';
import type { ErrorEffect } from '@pavilion/sdk';
import { codeEffects } from '../packages/sdk/src/errors/effects';
import { isTest, listFiles, readText } from './repository';

/** Test files that cover the whole catalogue. They are listed once instead of beside each code. */
const catalogueTests = [
  'architecture/codes.test.ts',
  'e2e/codes.spec.ts',
  'packages/contract/src/codes.test.ts',
  'packages/sdk/src/errors/catalogue.test.ts',
];

/** Matches a code as a constant, a number or a part of a test title, but not as the string `'10001'`, the site id. */
const codePattern = (code: string, name: string) =>
  new RegExp(`(?<![\\d.'"])${code}(?![\\d'"])|errorCodes\\.${name}\\b`);

/** Reads all test files once. The returned function finds the files that contain a code. */
const createTestFinder = (): ((code: string, name: string) => string[]) => {
  const texts = listFiles('packages', 'site', 'e2e')
    .filter((file) => isTest(file) && !catalogueTests.includes(file))
    .map((file) => [file, readText(file)] as const);
  return (code, name) => texts.filter(([, text]) => codePattern(code, name).test(text)).map(([file]) => file);
};

const describeEffect = (effect: ErrorEffect): string => {
  switch (effect.kind) {
    case 'clear-session':
      return 'ends the session';
    case 'alert':
      return `alert${effect.title ? ` “${effect.title}”` : ''}, then ${effect.confirm.to}`;
    case 'redirect':
      return `redirects to ${effect.to}${effect.name ? ` (${effect.name})` : ''}${effect.scope ? `, ${effect.scope}` : ''}`;
    case 'show-message':
      return 'shows the message';
    case 'offer-reload':
      return 'offers to reload';
  }
};

const describeEffects = (code: string): string => {
  const row = codeEffects[Number(code)];
  return row ? `${row.effects.map(describeEffect).join('; ')} (debounced by ${row.debounce} ms)` : '–';
};

const link = (file: string) => `[${file.split('/').at(-1)}](../${file})`;

/** The message of a code in a language, with those of its reasons. */
const messagesIn = ({ message, reasons = {} }: CodeDefinition, language: 'zh-CN' | 'en') =>
  [
    message[language],
    ...Object.entries(reasons).map(([reason, text]) => `\`${reason}\`: ${text[language]}`),
  ].join('<br>');

const formatRow = (code: string, row: CodeDefinition, files: readonly string[]) =>
  `| ${code} | \`${row.name}\` | ${messagesIn(row, 'zh-CN')} | ${messagesIn(row, 'en')} | ${describeEffects(code)} | ${row.nextStep} | ${files.map(link).join(' · ')} |`;

const sections: Readonly<Record<Exclude<CodeDefinition['kind'], 'success'>, string>> = {
  session: 'Session',
  access: 'Access',
  'login-risk': 'Login checks',
  validation: 'Input',
  maintenance: 'Maintenance',
  money: 'Money',
  general: 'General',
};

/** The text of `docs/errors.md`. */
export const errorsPage = (): string => {
  const findTests = createTestFinder();
  const catalogue = Object.entries(codes) as [string, CodeDefinition][];
  const tables = Object.entries(sections).map(([kind, title]) => {
    const rows = catalogue.filter(([, row]) => row.kind === kind);
    return [
      `## ${title}`,
      '',
      '| code | name | 中文 | English | effect | next step | tests |',
      '|---:|---|---|---|---|---|---|',
      ...rows.map(([code, row]) => formatRow(code, row, findTests(code, row.name))),
      '',
    ].join('\n');
  });
  return [
    '# Every error code',
    '',
    'Generated from the catalogue (`packages/contract/src/codes.ts`) and its effects (`packages/sdk/src/errors/effects.ts`)',
    'by `npm run generate`. 6000 means success, as does 0 from a sports provider. The SDK reports every other code as an',
    '`SdkError` with this `code` and the `message` of the gateway. “Effect”: what `client.effects` emits, debounced by the given',
    'time; a code that ends the session ends it before that. “Next step”: what the page offers. `errorCodes.<name>` is the constant of',
    'a code. Codes 20001 to 20999 are defined by this project. Texts after a name are those of a `reason` in the data of the error.',
    '',
    `${catalogueTests.map(link).join(', ')} cover every code; “tests” lists the tests of one code.`,
    '',
    ...tables,
  ].join('\n');
};
