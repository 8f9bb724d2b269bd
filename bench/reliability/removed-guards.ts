import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/gateway/src/db/embedded/embedded-postgres';
import { type Guard, guards } from './guards/guards';
import { isUpToDate, makeScratch, type Scratch } from './guards/scratch';
import type { Row } from './row';

/** How many of all removed guards a test must notice. */
const share = 0.95;

/** Tests need no durability, only speed. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };

/** Runs tests of the copy, and says whether they pass. */
const passes = ({ root }: Scratch, databaseUrl: string, tests: string, titles?: string) =>
  new Promise<boolean>((resolve) => {
    // A busy machine is no guard that was missed: nothing here fails for want of time.
    const pace = ['--bail', '--silent', '-w', '1', '--testTimeout', '60000'];
    const args = ['--selectProjects', 'gateway', '--testPathPatterns', tests, ...pace];
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/jest/bin/jest.js'), ...args, ...(titles ? ['-t', titles] : [])],
      { cwd: root, stdio: 'ignore', env: { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: '' } },
    );
    child.once('close', (code) => resolve(code === 0));
  });

const details = (results: readonly { guard: Guard; caught: boolean }[]) =>
  [
    'Each guard was removed alone, in a copy, and the tests nearest to it were run.',
    '',
    '| guard | where | tests | caught |',
    '|---|---|---|---|',
    ...results.map(
      ({ guard, caught }) =>
        `| ${guard.what} | \`${guard.file}\` | ${guard.tests}${guard.titles ? `: “${guard.titles}”` : ''} | ${caught ? 'yes' : '**no**'} |`,
    ),
  ]
    .join('\n')
    .replaceAll(/“([^”]*)”/g, (_, titles: string) => `“${titles.replaceAll('|', '”, “')}”`);

/** A guard that can be taken away without a test that fails is a guard that somebody will take away. */
export const removedGuards: Row = {
  id: '18',
  title: 'guards removed one at a time: the tests catch at least 95 %',
  async run({ quick, deadline }, { folder, atEnd }) {
    const original = process.cwd();
    const findings = guards
      .filter((guard) => !isUpToDate(original, guard))
      .map((guard) => `the text of “${guard.what}” does not stand once in ${guard.file}`);
    const none = { operations: guards.length, kills: 0, acknowledged: 0, lost: 0, double: 0, findings };
    // To run the tests anew for each takes minutes; the short form sees that the list is still of this code.
    if (quick || findings.length > 0) return none;

    const scratch = makeScratch(original, join(folder, 'copy'));
    const from = join(original, 'packages/gateway/src/here.ts');
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), from, settings });
    atEnd(server.stop);
    const results: { guard: Guard; caught: boolean }[] = [];
    const whole = [...new Set(guards.map((guard) => guard.tests))].join('|');
    if (!(await passes(scratch, server.url, whole))) {
      return { ...none, findings: ['the tests fail with all guards in place'] };
    }
    for (const guard of guards) {
      if (Date.now() > deadline) break;
      scratch.remove(guard);
      const caught = !(await passes(scratch, server.url, guard.tests, guard.titles));
      scratch.restore(guard);
      results.push({ guard, caught });
      console.log(`${caught ? 'caught' : 'NOT CAUGHT'}: ${guard.what}`);
    }
    const caught = results.filter((each) => each.caught).length;
    if (caught < results.length * share) findings.push(`only ${caught} of ${results.length} were caught`);
    return {
      ...none,
      operations: results.length,
      kills: results.length,
      acknowledged: caught,
      findings,
      note: `${caught} of ${results.length} removed guards made a test fail; ${guards.length} are listed`,
      details: details(results),
    };
  },
};
