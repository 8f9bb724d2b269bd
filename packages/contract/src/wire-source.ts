import type { WireCall } from './call';
import { type CallName, calls } from './calls';

const wireFields = ['method', 'path', 'auth', 'idempotent', 'defaults', 'headers'] as const;

/** The text of `wire.generated.ts`. */
export const wireSource = (): string => {
  const rows = (Object.keys(calls) as CallName[]).map((name) => {
    const call: WireCall = calls[name];
    const fields = wireFields
      .filter((field) => call[field] !== undefined)
      .map((field) => `${field}: ${JSON.stringify(call[field])}`);
    return `  ${name}: { ${fields.join(', ')} },`;
  });
  return [
    '// Generated from the call definitions by `npm run generate`. Do not edit.',
    "import type { WireCall } from './call';",
    "import type { CallName } from './calls';",
    '',
    '/** Every call by its name, without its schemas: what a request is made with. */',
    'export const wire = {',
    ...rows,
    '} as const satisfies Record<CallName, WireCall>;',
    '',
  ].join('\n');
};
