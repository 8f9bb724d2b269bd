import type { WireCall } from './call';
import { coreCalls } from './calls';
import { moneyCalls } from './money-calls';

const wireFields = ['method', 'path', 'auth', 'idempotent', 'defaults', 'headers'] as const;

const rowOf = ([name, call]: [name: string, call: WireCall]) => {
  const fields = wireFields
    .filter((field) => call[field] !== undefined)
    .map((field) => `${field}: ${JSON.stringify(call[field])}`);
  return `  ${name}: { ${fields.join(', ')} },`;
};

const tableOf = (name: string, about: string, calls: Readonly<Record<string, WireCall>>) => [
  `/** ${about} */`,
  `export const ${name} = {`,
  ...Object.entries(calls).map(rowOf),
  `} as const satisfies Partial<Record<CallName, WireCall>>;`,
  '',
];

/** The text of `wire.generated.ts`. */
export const wireSource = (): string =>
  [
    '// Generated from the call definitions by `npm run generate`. Do not edit.',
    "import type { WireCall } from './call';",
    "import type { CallName } from './calls';",
    '',
    ...tableOf('coreWire', 'The calls that any page may make, without their schemas.', coreCalls),
    ...tableOf(
      'moneyWire',
      'The calls about money that only its own pages make, without their schemas.',
      moneyCalls,
    ),
  ].join('\n');
