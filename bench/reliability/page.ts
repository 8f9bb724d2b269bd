import { machine } from '../measurement';
import { attacks } from './attacks';
import { holds, type Outcome, type Row } from './row';

/** A run of a row's long form. */
export interface Run {
  row: Row;
  outcome: Outcome;
  seed: number;
  /** The option `--minutes` as on the command line; empty without it. */
  limit: string;
  /** The duration of the run, seconds. */
  took: number;
  at: Date;
}

const columns = [
  ...['row', 'claim', 'operations', 'kills', 'acknowledged', 'lost', 'double', 'holds'],
  ...['seed', 'date', 'seconds', 'machine', 'command', 'remarks'],
];
const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const header = [lineOf(columns), `|${columns.map(() => '---').join('|')}|`];

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const count = (value: number) => value.toLocaleString('en');

const tableLine = ({ row, outcome, seed, limit, took, at }: Run) =>
  lineOf(
    [
      row.id,
      row.title,
      ...[outcome.operations, outcome.kills, outcome.acknowledged, outcome.lost, outcome.double].map(count),
      holds(outcome)
        ? `yes${limit && ', cut short'}`
        : `**no**: ${outcome.findings.join('; ') || 'see lost and double'}`,
      String(seed),
      at.toISOString().slice(0, 10),
      count(Math.round(took)),
      machine(),
      `\`npm run reliability -- ${row.id} --seed ${seed}${limit}\``,
      outcome.note ?? '',
    ].map(inCell),
  );

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const sorted = (parts: ReadonlyMap<string, string>) =>
  [...parts].sort(([a], [b]) => byNumber(a, b)).map(([, text]) => text);

const formatTests = ([file, titles]: [string, readonly string[]]) =>
  `[${file.split('/').at(-1)}](../${file}): ${titles.map((title) => `“${title}”`).join(', ')}`;

/** The section about attacks, with the tests that prevent each. */
const attacksSection = [
  '## Attacks on money',
  '',
  'Each line is an attack by which a member would get money that is not theirs, and the tests in `npm test` that prevent it.',
  '',
  '| attack | prevented by |',
  '|---|---|',
  ...attacks.map(({ what, tests }) => `| ${what} | ${Object.entries(tests).map(formatTests).join('; ')} |`),
].join('\n');

/**
 * Returns the page with the current list of attacks and with the result of a run, if one is given. Lines and sections of
 * other rows stay as they are; each row has one line in the table and at most one section below.
 */
export const updatedPage = (page: string, run?: Run): string => {
  const [head = '', ...sections] = page.split(/^(?=## )/m);
  const lines = new Map<string, string>();
  const details = new Map<string, string>();
  for (const section of sections) {
    const title = /^## Row (\S+?):/.exec(section);
    if (title?.[1]) details.set(title[1], section.trimEnd());
    for (const line of section.matchAll(/^\| (\d\S*) \| .*$/gm)) {
      if (section.startsWith('## Rows')) lines.set(line[1] as string, line[0]);
    }
  }
  if (run) lines.set(run.row.id, tableLine(run));
  if (run?.outcome.details !== undefined) {
    details.set(run.row.id, `## Row ${run.row.id}: ${run.row.title}\n\n${run.outcome.details.trimEnd()}`);
  }
  const table = ['## Rows', '', ...header, ...sorted(lines)].join('\n');
  return `${[head.trimEnd(), table, attacksSection, ...sorted(details)].join('\n\n')}\n`;
};
