import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/gateway/src/db/embedded/embedded-postgres';
import { type Guard, guards } from './guards/guards';
import { errorsInList, markerOf } from './guards/list-errors';
import { findMarkedCode, type MarkedCode } from './guards/marked-code';
import { makeScratch, type Scratch, sources } from './guards/scratch';
import type { Row } from './row';

/** The share of removed guards that a test must catch. */
const share = 0.95;

/** Tests need no durability, only speed. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };

type TestResult = 'passed' | 'failed' | 'did not run';

interface TestRun {
  result: TestResult;
  /** The first failure. */
  message: string;
}

/** A copy of the sources with a database server of its own. */
interface TestedCopy {
  scratch: Scratch;
  databaseUrl: string;
  /** Whether the test databases can be copied from those of the run before: it had all guards in `db`. */
  hasTemplates: boolean;
}

/** Runs tests of the copy. If a migration or a module cannot be loaded, the result is `did not run`, not `failed`. */
const runTests = ({ scratch, databaseUrl, hasTemplates }: TestedCopy, tests: string, titles?: string) =>
  new Promise<TestRun>((resolve) => {
    const { root } = scratch;
    const args = [
      ...['--selectProjects', 'gateway', '--testPathPatterns', tests],
      // Long enough that no test fails because the machine is busy.
      ...['--bail', '--silent', '-w', '1', '--testTimeout', '60000'],
      ...(titles ? ['-t', titles] : []),
    ];
    const child = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        NODE_OPTIONS: '',
        ...(hasTemplates && { TEST_TEMPLATES: 'ready' }),
      },
    });
    // The summary in words: `--bail` ends Jest before it writes a report.
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('close', (code) => {
      const failed = /^Tests: +\d+ failed/m.test(output);
      resolve({
        result: code === 0 ? 'passed' : failed ? 'failed' : 'did not run',
        message: output.slice(Math.max(0, output.indexOf('●'))).slice(0, 600),
      });
    });
  });

interface Removal {
  guard: Guard;
  file: string;
  result: TestResult;
}

const details = (removals: readonly Removal[]) =>
  [
    'Each guard was removed alone, in a copy, and the tests closest to it were run.',
    '',
    '| guard | where | tests | caught |',
    '|---|---|---|---|',
    ...removals.map(({ guard, file, result }) => {
      const titles = guard.titles ? `: “${guard.titles.replaceAll('|', '”, “')}”` : '';
      return `| ${guard.what} | \`${file}\` | ${guard.tests}${titles} | ${result === 'failed' ? 'yes' : '**no**'} |`;
    }),
  ].join('\n');

/** The ids of the guards to remove; all of them if unset. */
const chosen = process.env.GUARDS?.split(',');

/** Removes guards. If no test fails without a guard, a later change could remove it unnoticed. */
export const removedGuards: Row = {
  id: '18',
  title: 'guards removed one at a time: the tests catch at least 95 %',
  longFormOnly:
    'Testing each guard takes minutes. `architecture/guards.test.ts` compares the list with the sources.',
  async run({ deadline }, { folder, afterRun }) {
    const original = process.cwd();
    const marked = findMarkedCode(join(original, sources));
    const findings = errorsInList(original, marked);
    const none = { operations: guards.length, kills: 0, acknowledged: 0, lost: 0, double: 0, findings };
    if (findings.length > 0) return none;

    const from = join(original, 'packages/gateway/src/here.ts');
    const selected = guards.filter(({ id }) => chosen?.includes(id) ?? true);
    const newCopy = async (_: unknown, index: number): Promise<TestedCopy> => {
      const scratch = makeScratch(original, join(folder, `copy-${index}`));
      const server = await startEmbeddedPostgres({
        dataDir: join(folder, `server-${index}`),
        from,
        settings,
      });
      afterRun(server.stop);
      return { scratch, databaseUrl: server.url, hasTemplates: false };
    };
    const count = Math.min(availableParallelism(), selected.length);
    const copies = await Promise.all(Array.from({ length: count }, newCopy));
    const copied = findMarkedCode(join((copies[0] as TestedCopy).scratch.root, sources));
    /** Works on the items in order, in all copies at the same time. */
    const inCopies = async <Item>(
      items: readonly Item[],
      work: (item: Item, copy: TestedCopy) => Promise<void>,
    ) => {
      const waiting = items.values();
      await Promise.all(
        copies.map(async (copy) => {
          for (const item of waiting) await work(item, copy);
        }),
      );
    };

    // The same tests must pass with all guards in place.
    const whole = selected.filter(({ titles }) => titles === undefined);
    const titled = selected.filter(({ titles }) => titles !== undefined);
    await inCopies(
      [whole, titled].filter(({ length }) => length > 0),
      async (part, copy) => {
        const pathsOf = [...new Set(part.map(({ tests }) => tests))].join('|');
        const titlesOf = [...new Set(part.flatMap(({ titles }) => titles ?? []))].join('|');
        const { result, message } = await runTests(copy, pathsOf, titlesOf || undefined);
        copy.hasTemplates = true;
        if (result !== 'passed') findings.push(`with all guards in place the tests: ${result}, ${message}`);
      },
    );
    if (findings.length > 0) return none;

    const removals: Removal[] = [];
    await inCopies(selected, async (guard, copy) => {
      if (Date.now() > deadline) return;
      const code = copied.find(({ id }) => id === markerOf(guard)) as MarkedCode;
      copy.scratch.remove(guard, code);
      // Migrations import functions of their folder's parent, and nothing outside.
      const isInSchema = code.file.startsWith('db/');
      if (isInSchema) copy.hasTemplates = false;
      const { result } = await runTests(copy, guard.tests, guard.titles);
      copy.scratch.restore(code);
      copy.hasTemplates = !isInSchema;
      removals.push({ guard, file: code.file, result });
      console.log(`${result === 'failed' ? 'caught' : 'NOT CAUGHT'}: ${guard.what} (tests: ${result})`);
    });
    const caught = removals.filter(({ result }) => result === 'failed').length;
    if (caught < removals.length * share) findings.push(`only ${caught} of ${removals.length} were caught`);
    return {
      ...none,
      operations: removals.length,
      kills: removals.length,
      acknowledged: caught,
      findings,
      note: `${caught} of ${removals.length} removed guards made a test fail; ${guards.length} are listed${removals.length < selected.length ? ', and the time was over before the last ones' : ''}`,
      details: details(removals),
    };
  },
};
