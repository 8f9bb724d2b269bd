import { controls } from '../packages/gateway/src/sandbox/controls';

/** The file with the list of sandbox controls. */
export const sandboxControlsPath = 'packages/gateway/README.md';

const begin = '<!-- Generated from `src/sandbox/controls.ts` by `npm run generate`. -->';
const end = '<!-- End of the generated list. -->';

/** With more values, as for the error codes, only the name of a field is listed. */
const maxValues = 10;

interface BodySchema {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly (string | number)[] }>>;
  readonly required: readonly string[];
}

/** The fields of a body with their values if these are a short list; optional ones with a question mark. */
const fieldsOf = ({ properties, required }: BodySchema): string =>
  Object.entries(properties)
    .map(([name, { enum: values = [] }]) => {
      const hasValues = values.length > 0 && values.length <= maxValues;
      return `${name}${required.includes(name) ? '' : '?'}${hasValues ? `: ${values.join(' / ')}` : ''}`;
    })
    .join(', ');

const rows = (): string[] =>
  Object.entries(controls).map(
    ([name, { summary, body }]) => `| \`${name} {${fieldsOf(body as BodySchema)}}\` | ${summary} |`,
  );

/** The README of the gateway with the list of the current controls. */
export const withSandboxControls = (page: string): string => {
  const [before, list, after] = page.split(new RegExp(`${begin}|${end}`.replaceAll('.', '\\.')));
  if (list === undefined || after === undefined)
    throw new Error(`${sandboxControlsPath} needs the lines ${begin} and ${end}`);
  const table = ['| control | does |', '|---|---|', ...rows()].join('\n');
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
};
