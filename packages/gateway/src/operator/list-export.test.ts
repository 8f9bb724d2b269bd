import { type TestConsole, withTestConsole } from '../testing/test-console';
import type { OperatorCall } from './contract';
import { operatorCalls } from './contract';
import { exportedLists } from './contract/money';

describe('exports of lists', () => {
  let console: TestConsole;
  withTestConsole((_, opened) => {
    console = opened;
  });

  it('[OPS-2] are in the record of acts, with the list, its filter and the number of rows', async () => {
    const cashier = await console.newOperator('cashier', ['cashier']);
    const request = { list: 'withdrawalList', filter: { state: 'paid' }, rows: 45 } as const;
    expect((await cashier.call('listExport', request)).data).toMatchObject({ outcome: 'done' });
    const admin = await console.newOperator('admin', ['admin']);
    const { data } = await admin.call('actList', { subject: 'withdrawalList' });
    expect(data.items).toMatchObject([
      {
        operator: 'cashier',
        call: 'listExport',
        subjectKind: 'list',
        after: { rows: 45, filter: { state: 'paid' } },
      },
    ]);
  });

  it('[OPS-2] have filters of short values alone', async () => {
    const cashier = await console.newOperator('taker', ['cashier']);
    const request = { list: 'depositList', filter: { state: 'x'.repeat(65) }, rows: 1 } as const;
    expect((await cashier.call('listExport', request)).data).toMatchObject({ error: 'invalid-request' });
  });

  it.each(exportedLists)('[OPS-4] record the export of %s for all roles that read it', (list) => {
    // A list of other roles needs an act of its own: an operator could read it, and not export it.
    expect((operatorCalls[list] as OperatorCall).roles).toEqual(operatorCalls.listExport.roles);
  });
});
