import type { CallDefinition } from '../call';
import { calls } from '../calls';
import { exampleOf } from '../example';
import { openApiDocument } from '../openapi';
import { wireFiles } from './wire';

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
  'src/examples.generated.ts': examplesSource(),
  'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
});
