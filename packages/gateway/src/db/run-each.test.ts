import { UnconfirmedCommit } from './availability';
import { runEach } from './run-each';

describe('tasks that run one after another', () => {
  const run = async (failures: Readonly<Record<number, Error>>) => {
    const begun: number[] = [];
    const outcome = await runEach([1, 2, 3, 4], async (item) => {
      begun.push(item);
      await Promise.resolve();
      if (failures[item]) throw failures[item];
    }).catch((error: unknown) => error);
    return { begun, outcome };
  };

  it('[REQ-10] all have their turn, also after one that failed, which is thrown at the end', async () => {
    const failure = new Error('an entry without a rule');
    expect(await run({})).toEqual({ begun: [1, 2, 3, 4], outcome: undefined });
    const { begun, outcome } = await run({ 2: failure });
    expect(begun).toEqual([1, 2, 3, 4]);
    expect(outcome).toBe(failure);
  });

  it('[REQ-10] report each failure when there are several', async () => {
    const failures = { 1: new Error('first'), 4: new Error('last') };
    const { begun, outcome } = await run(failures);
    expect(begun).toEqual([1, 2, 3, 4]);
    expect(outcome).toBeInstanceOf(AggregateError);
    expect((outcome as AggregateError).errors).toEqual([failures[1], failures[4]]);
  });

  it('[REQ-10] stop when the database is gone', async () => {
    const gone = new UnconfirmedCommit('no answer');
    const { begun, outcome } = await run({ 2: gone });
    expect(begun).toEqual([1, 2]);
    expect(outcome).toBe(gone);
  });
});
