import { type CodeDefinition, codes } from '@pavilion/contract';
import type { ErrorEffect } from '@pavilion/sdk';
import { codeEffects } from '../packages/sdk/src/errors/effects';
import { filesIn, isTest, read } from './repository';

/** Test files that put every code of the catalogue through something, and so need not name any. */
const overAll = [
  'architecture/codes.test.ts',
  'e2e/codes.spec.ts',
  'packages/contract/src/codes.test.ts',
  'packages/sdk/src/errors/catalogue.test.ts',
];

/** A code as a number or inside a title; `'10001'` in quotes of its own is the id of the site. */
const naming = (code: string) => new RegExp(`(?<![\\d.'"])${code}(?![\\d'"])`);

/** Which test files name a code. */
const proofs = (): ((code: string) => string[]) => {
  const texts = filesIn('packages', 'site', 'e2e')
    .filter((file) => isTest(file) && !overAll.includes(file))
    .map((file) => [file, read(file)] as const);
  return (code) => texts.filter(([, text]) => naming(code).test(text)).map(([file]) => file);
};

const wordEffect = (effect: ErrorEffect): string => {
  switch (effect.kind) {
    case 'clear-session':
      return 'ends the session';
    case 'alert':
      return `alert${effect.title ? ` “${effect.title}”` : ''}, then ${effect.confirm.to}`;
    case 'redirect':
      return `leads to ${effect.to}${effect.name ? ` (${effect.name})` : ''}${effect.scope ? `, ${effect.scope}` : ''}`;
    case 'tell':
      return 'told';
    case 'offer-reload':
      return 'offers to reload';
  }
};

const effectOf = (code: string): string => {
  const row = codeEffects[Number(code)];
  return row ? `${row.effects.map(wordEffect).join('; ')} (once in ${row.debounce} ms)` : '–';
};

const link = (file: string) => `[${file.split('/').at(-1)}](../${file})`;

const rowOf = (code: string, row: CodeDefinition, files: readonly string[]) =>
  `| ${code} | \`${row.name}\` | ${row.message['zh-CN']} | ${row.message.en} | ${effectOf(code)} | ${row.nextStep} | ${files.map(link).join(' · ')} |`;

const sections: Readonly<Record<Exclude<CodeDefinition['kind'], 'success'>, string>> = {
  session: 'Session',
  access: 'Access',
  'login-risk': 'Checks at the login',
  validation: 'What was entered',
  maintenance: 'Maintenance',
  money: 'Money',
  general: 'General',
};

/** The text of `docs/errors.md`. */
export const errorsPage = (): string => {
  const provedBy = proofs();
  const catalogue = Object.entries(codes) as [string, CodeDefinition][];
  const tables = Object.entries(sections).map(([kind, title]) => {
    const rows = catalogue.filter(([, row]) => row.kind === kind);
    return [
      `## ${title}`,
      '',
      '| code | name | 中文 | English | beyond its call | next step | named by |',
      '|---:|---|---|---|---|---|---|',
      ...rows.map(([code, row]) => rowOf(code, row, provedBy(code))),
      '',
    ].join('\n');
  });
  return [
    '# Every error code',
    '',
    'Generated from the catalogue (`packages/contract/src/codes.ts`) and its effects (`packages/sdk/src/errors/effects.ts`)',
    'by `npm run generate`. 6000 is success, and 0 is a sports provider’s; every other code arrives as an `SdkError` with',
    'this `code` and, in `message`, what the gateway said. “Beyond its call” is what `client.effects` tells, after the',
    'given quiet time; the session has ended by then. “Next step” is what the page offers. Codes from 20001 to 20999 are',
    'ours.',
    '',
    `Each code is put through ${overAll.map(link).join(', ')}; “named by” lists the tests that look at one more closely.`,
    '',
    ...tables,
  ].join('\n');
};
