import type { CallDefinition } from '../call';
import { calls } from '../calls';
import { type CodeDefinition, codes } from '../codes';
import { exampleOf } from '../example';
import { openApiDocument } from '../openapi';
import { wireFiles } from './wire';

const rows = Object.entries(codes) as [code: string, row: CodeDefinition][];

/** Constants by themselves, not the fields of an object: a bundler puts their values in place of their names. */
const errorCodesSource = (): string =>
  [
    '// Generated from the error catalogue by `npm run generate`. Do not edit.',
    ...rows.map(([code, { name }]) => `export const ${name} = ${code};`),
    '',
  ].join('\n');

const earlyCodesSource = (): string =>
  [
    '// Generated from the error catalogue by `npm run generate`. Do not edit.',
    '',
    '/** The codes that the gateway rejects a call with before it looks the idempotency key up. */',
    'export const codesBeforeIdempotencyCheck: readonly number[] = [',
    ...rows
      .filter(([, row]) => row.rejectedBeforeIdempotencyCheck)
      .map(([code, { name }]) => `  ${code}, // ${name}`),
    '];',
    '',
  ].join('\n');

const examplesSource = (): string =>
  [
    '// Generated from the call definitions by `npm run generate`. Do not edit.',
    "import type { CallName, CallResponse } from './calls';",
    '',
    '/** A valid answer of each call, derived from its response schema. */',
    'export const exampleAnswers: { readonly [Name in CallName]: CallResponse<Name> } = {',
    ...Object.entries<CallDefinition>(calls).map(
      ([name, { response }]) => `  ${name}: ${JSON.stringify(exampleOf(response))},`,
    ),
    '};',
    '',
  ].join('\n');

/** The files that are generated from the definitions, by their path in the package. */
export const generatedFiles = (): Record<string, string> => ({
  ...wireFiles(),
  'src/error-codes.generated.ts': errorCodesSource(),
  'src/codes-before-idempotency-check.generated.ts': earlyCodesSource(),
  'src/examples.generated.ts': examplesSource(),
  'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
});
