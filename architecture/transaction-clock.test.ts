import { isTest, listFiles, readText } from './repository';
import { clockErrors } from './transaction-clock';

/** Readings that are allowed, each with the reason. None of them decides in which window of time an act of a member counts. */
const accepted: Readonly<Record<string, string>> = {
  'engagement/vip/vip.ts evaluate: 2 readings': 'the end of a gift’s time to be claimed',
  'members/demo/demo.ts run: now was read before the transaction': 'the moment of a new member',
  'members/members/members.ts insert: now was read before the transaction': 'the moment of a new member',
  'members/security/security.ts submit: pending was read before the transaction':
    'when the sandbox reviews the name',
  'members/sessions/sessions.ts endBeyond: 2 readings':
    'which sessions are open, and when those of other devices end',
  'operators/accounts.ts login: 2 readings': 'a code of an authenticator has a step of its own',
  'operators/acts.ts perform: 2 readings':
    'amounts are counted before the act runs, and the row of the act is dated after the locks that it takes',
  'rooms/moderation.ts report: a reading before a lock':
    'reports are counted behind the lock of the member, before the clock is read; the lock of the message comes later',
  'sports/sports-book.ts decideDueBets: at was read before the transaction':
    'bets that are due at one moment',
  'sports/sports-book.ts decideDueCashOuts: at was read before the transaction':
    'orders that are due at one moment',
  'sports/sports-book.ts confirm: at was read before the transaction': 'the moment of a result',
  'support/answers.ts remindDue: now was read before the transaction': 'threads that are due at one moment',
  'support/threads.ts send: 2 readings': 'how long a chat is shown to its device',
  'support/threads.ts send: a reading before a lock': 'the moment of a message',
  'support/threads.ts reopen: 2 readings': 'how long a chat is shown to its device',
  'support/threads.ts reopen: a reading before a lock': 'how long a closed thread can be reopened',
};

describe('a transaction', () => {
  it('[REQ-10] reads the clock once, after its locks (fix: read it there and pass the moment on)', () => {
    const sources = listFiles('packages/gateway/src').filter((path) => path.endsWith('.ts') && !isTest(path));
    const found = sources.flatMap((path) =>
      clockErrors(path.replace('packages/gateway/src/domain/', ''), readText(path)),
    );
    expect([...new Set(found)].sort()).toEqual(Object.keys(accepted).sort());
  });

  it('[REQ-10] is found when it reads the clock twice, before a lock, or not at all', () => {
    const run = (body: string) =>
      clockErrors('a.ts', `const act = () => { ${body} }; const since = () => clock.now() - day;`);
    const lock = 'await t.selectFrom("members").forUpdate().execute();';
    expect(run(`db.transaction().execute(async (t) => { ${lock} const at = momentOf(clock); })`)).toEqual([]);
    expect(run(`db.transaction().execute(async (t) => { const at = momentOf(clock); ${lock} })`)).toEqual([
      'a.ts act: a reading before a lock',
    ]);
    expect(run(`once(db, key, momentOf(clock), async (t) => { const at = clock.now(); since(); })`)).toEqual([
      'a.ts act: 2 readings',
    ]);
    expect(run(`const at = momentOf(clock); once(db, key, at, async (t) => insert(t, { at }))`)).toEqual([
      'a.ts act: at was read before the transaction',
    ]);
  });
});
