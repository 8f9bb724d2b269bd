import { calls } from '@pavilion/contract/schemas';
import { sql } from 'kysely';
import { createSimulation } from '../domain/sports';
import { createScenarios, type Scenarios } from '../testing/operator-scenarios';
import { createTestConsole, type TestConsole, type TestOperator } from '../testing/test-console';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import {
  type OperatorActName,
  type OperatorCall,
  type OperatorCallName,
  operatorCalls,
  operatorRoles,
  sessionCalls,
} from './contract';
import { operatorHeader } from './operator-header';

const names = Object.keys(operatorCalls) as OperatorCallName[];
const acts = names.filter((name) => operatorCalls[name].kind === 'act') as OperatorActName[];

/** Acts that may be done twice in a row, such as setting what is set, or saying something again. */
const repeatable: ReadonlySet<OperatorActName> = new Set([
  'operatorReset',
  'operatorChange',
  'memberEndSessions',
  'noticePublish',
  'sponsorSave',
  'broadcastSend',
  'balanceAdjust',
  'mallGiftAdd',
  'mallGiftChange',
  'roomMute',
  'roomChange',
  'matchOverride',
  // The same key is one message, and no refusal.
  'threadAnswer',
]);

/** Who may call what, beside the administrator. Written by hand: a changed role must be changed here too. */
const allowed: Readonly<Record<OperatorCallName, string>> = {
  sessionInfo: 'all',
  sessionEnd: 'all',
  passwordSet: 'all',
  operatorList: 'auditor',
  operatorAdd: '',
  operatorChange: '',
  operatorReset: '',
  actList: 'auditor',
  requestList: 'all',
  requestConfirm: 'all',
  requestDecline: 'all',
  requestWithdraw: 'all',
  threadList: 'support auditor',
  threadInfo: 'support auditor',
  threadPicture: 'support auditor',
  threadTake: 'support',
  threadRelease: 'support',
  threadAnswer: 'support',
  threadClose: 'support',
  withdrawalList: 'cashier auditor',
  withdrawalInfo: 'cashier auditor',
  withdrawalReview: 'cashier',
  withdrawalRefuse: 'cashier',
  withdrawalPay: 'cashier',
  assistedList: 'support cashier auditor',
  assistedAssign: 'support cashier',
  assistedInstruct: 'support cashier',
  assistedRefuse: 'support cashier',
  depositList: 'cashier auditor',
  depositPay: 'cashier',
  balanceAdjust: 'cashier',
  grantList: 'cashier editor auditor',
  grantGive: 'cashier',
  grantBudget: 'cashier editor auditor',
  grantBudgetChange: 'cashier',
  grantRevoke: 'cashier',
  grantRelease: 'cashier',
  promotionList: 'editor cashier auditor',
  promotionPublish: 'editor',
  promotionChange: 'editor cashier',
  promotionEntries: 'editor cashier auditor',
  promotionDecide: 'cashier',
  mallOrderList: 'cashier support auditor',
  mallOrderMove: 'cashier support',
  mallOrderRefuse: 'cashier',
  mallGiftList: 'cashier auditor',
  mallGiftAdd: 'cashier',
  mallGiftChange: 'cashier',
  mallGiftOpen: 'cashier',
  agentApplicationList: 'cashier auditor',
  agentApplicationReview: 'cashier',
  agentList: 'cashier auditor',
  agentSuspend: 'cashier',
  agentClose: 'cashier',
  agentSharedList: 'cashier auditor',
  agentMemberCount: 'cashier',
  agentMonthList: 'cashier auditor',
  agentMonthPay: 'cashier',
  nameList: 'support cashier auditor',
  nameReview: 'support cashier',
  changeList: 'support cashier auditor',
  changePicture: 'support cashier auditor',
  changeReview: 'support cashier',
  exclusionList: 'support cashier auditor',
  exclusionReview: 'support cashier',
  memberFind: 'support cashier moderator editor auditor',
  memberInfo: 'support cashier moderator editor auditor',
  memberBlock: 'support cashier',
  memberEndSessions: 'support cashier',
  paymentPasswordClear: 'support',
  vipPin: 'cashier',
  noticeList: 'editor auditor',
  noticePublish: 'editor',
  noticeRemove: 'editor',
  sponsorList: 'editor auditor',
  sponsorSave: 'editor',
  sponsorRemove: 'editor',
  broadcastList: 'editor auditor',
  broadcastAudience: 'editor auditor',
  broadcastSend: 'editor',
  roomList: 'moderator auditor',
  roomChange: 'moderator',
  speechInfo: 'moderator auditor',
  speechSet: 'moderator',
  roomQueue: 'moderator auditor',
  roomMessages: 'moderator auditor',
  roomHold: 'moderator',
  roomRelease: 'moderator',
  roomRemove: 'moderator',
  bannedWordList: 'moderator auditor',
  bannedWordAdd: 'moderator',
  bannedWordRemove: 'moderator',
  muteList: 'moderator auditor',
  roomMute: 'moderator',
  roomUnmute: 'moderator',
  roundList: 'cashier auditor',
  roundVoid: 'cashier',
  matchList: 'cashier auditor',
  matchOverride: 'cashier',
  bookInfo: 'cashier auditor',
  bookVerify: 'cashier auditor',
  bookHalt: 'cashier',
  bookResume: '',
  reviewsAutomatic: '',
  maintenanceSet: '',
  overview: 'all',
};

describe('calls of the console', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let admin: TestOperator;
  let scenarios: Scenarios;
  beforeAll(async () => {
    gateway = await createTestGateway({ payerDelay: null, sportsEngine: createSimulation });
    console = createTestConsole(gateway);
    scenarios = createScenarios(gateway, console);
  }, 60_000);
  afterAll(async () => {
    await console.close();
    await gateway.close();
  });
  let count = 0;
  // Attempts are counted for a quarter of an hour, and sessions end.
  beforeEach(async () => {
    gateway.clock.advance(16 * 60_000);
    count += 1;
    admin = await console.newOperator(`admin${count}`, ['admin']);
  });

  const post = (name: string, cookie: string, body: object = {}) =>
    console.post(`/api/${name}`, body, cookie === '' ? {} : { cookie });

  describe.each(operatorRoles)('[OPS-4] for the role %s', (role) => {
    let operator: TestOperator;
    beforeAll(async () => {
      operator = await console.newOperator(`only-${role}`, [role]);
    });

    it('are those of the table', async () => {
      const answered: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};
      for (const name of names) {
        if (name === 'sessionEnd') continue;
        const mayCall =
          allowed[name] === 'all' || role === 'admin' || allowed[name].split(' ').includes(role);
        expected[name] = mayCall;
        // What is allowed may be refused for other reasons, such as a body that names nothing.
        const answer = await post(name, operator.cookie, bodies[name] ?? {});
        expect(answer.json()).not.toEqual({ error: 'logged-out' });
        answered[name] = answer.json().error !== 'not-allowed';
      }
      expect(answered).toEqual(expected);
    });
  });

  it.each(names)('[OPS-4] %s answers nothing without a session', async (name) => {
    expect((await post(name, '')).json()).toEqual({ error: 'logged-out' });
    expect((await post(name, 'pavilion-operator=unknown')).json()).toEqual({ error: 'logged-out' });
  });

  it('[OPS-4] are not on the listener of the site, and its calls not on that of the console', async () => {
    for (const name of [...names, ...Object.keys(sessionCalls)]) {
      for (const path of [`/api/${name}`, `/operator/api/${name}`]) {
        const answer = await gateway.app.inject({
          method: 'POST',
          url: path,
          payload: {},
          headers: { cookie: admin.cookie, [operatorHeader]: '1' },
        });
        expect([path, answer.statusCode]).toEqual([path, 404]);
      }
    }
    for (const { method, path } of Object.values(calls)) {
      const answer = await console.app.inject({ method, url: path, headers: { cookie: admin.cookie } });
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });

  /** A digest of each table, except for the last use of sessions. */
  const digest = async (): Promise<Record<string, string | null>> => {
    const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('operator_sessions', 'login_attempts')
      order by tablename`.execute(gateway.services.db);
    const parts = tables.map(
      ({ name }) =>
        sql`select ${name}::text as name,
          (select md5(string_agg(row::text, '|' order by row::text)) from ${sql.table(name)} as row) as digest`,
    );
    const { rows } = await sql<{
      name: string;
      digest: string | null;
    }>`${sql.join(parts, sql` union all `)}`.execute(gateway.services.db);
    return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
  };

  const blockRows = (isOn: boolean) =>
    (isOn
      ? sql`create or replace function no_rows() returns trigger language plpgsql as $$
          begin raise exception 'no rows'; end $$;
          create trigger no_rows before insert on operator_acts for each row execute function no_rows()`
      : sql`drop trigger no_rows on operator_acts`
    ).execute(gateway.services.db);

  const actRows = () => gateway.services.db.selectFrom('operator_acts').selectAll().orderBy('id').execute();

  it.each(acts)('[OPS-2] %s changes nothing unless its row is written', async (name) => {
    const { body, by = admin } = await scenarios[name]();
    const before = await digest();
    await blockRows(true);
    const failed = await by.call(name, body as never);
    await blockRows(false);
    expect(failed.http).toBe(500);
    expect(await digest()).toEqual(before);

    const rowsBefore = new Set((await actRows()).map((row) => row.id));
    // A code of the authenticator counts once, and the failed act has not used it.
    const done = await by.call(name, body as never);
    expect(done.data).toMatchObject({
      outcome: operatorCalls[name].fourEyes === 'always' ? 'asked' : 'done',
    });
    const rows = (await actRows()).filter((row) => !rowsBefore.has(row.id));
    const call = name === 'requestConfirm' ? 'grantGive' : name;
    expect(rows).toMatchObject([{ call, operator_id: by.id, operator_name: by.name }]);
    expect(await digest()).not.toEqual(before);
    await gateway.services.siteState.set('maintenance', false);
    await gateway.services.db.deleteFrom('ledger_halt').execute();
  });

  it.each(acts.filter((name) => !repeatable.has(name)))('[OPS-2] %s is done once', async (name) => {
    const { body, by = admin } = await scenarios[name]();
    await by.call(name, body as never);
    const rows = (await actRows()).length;
    const again = await by.call(name, body as never);
    expect(again.http).toBeGreaterThanOrEqual(400);
    expect(again.http).toBeLessThan(500);
    expect(await actRows()).toHaveLength(rows);
    await gateway.services.siteState.set('maintenance', false);
    await gateway.services.db.deleteFrom('ledger_halt').execute();
  });

  it('[OPS-2] keep rows that nobody changes or removes', async () => {
    const { db } = gateway.services;
    for (const statement of [
      sql`update operator_acts set note = 'other'`,
      sql`delete from operator_acts`,
      sql`truncate operator_acts`,
    ])
      await expect(statement.execute(db)).rejects.toMatchObject({ code: 'PV030' });
  });

  it('[OPS-2] say who did what, with the state before and after', async () => {
    const { body } = await scenarios.withdrawalReview();
    await admin.call('withdrawalReview', body);
    const { data } = await admin.call('actList', { subject: body.id });
    expect(data.items).toMatchObject([
      {
        operator: admin.name,
        call: 'withdrawalReview',
        subjectKind: 'withdrawal',
        before: { state: 'requested' },
        after: { state: 'reviewed', amount: '1000.00' },
      },
    ]);
  });

  it('[OPS-2] publish events after the commit alone', async () => {
    const events: string[] = [];
    gateway.services.bus.subscribe(({ kind }) => events.push(kind));
    const { body } = await scenarios.withdrawalRefuse();
    events.length = 0;
    await blockRows(true);
    await admin.call('withdrawalRefuse', body);
    await blockRows(false);
    expect(events).toEqual([]);
    await admin.call('withdrawalRefuse', body);
    expect(events).toEqual(['withdrawal', 'mail', 'balance']);
  });

  it('[OPS-4] define each call once, with a summary', () => {
    for (const call of Object.values(operatorCalls) as OperatorCall[]) expect(call.summary).not.toBe('');
    expect(Object.keys(operatorCalls)).toEqual(Object.keys(allowed));
  });
});

/** Bodies for calls that validate theirs before the role is known: any that the schema accepts. */
const id = 'unknown';
const note = 'note';
const text = { 'zh-CN': '文', en: 'text' };
const bodies: Partial<Record<OperatorCallName, object>> = {
  passwordSet: { current: 'x', password: 'a long password', totp: '000000' },
  operatorAdd: { name: 'matrix', title: 'x', roles: ['support'] },
  operatorChange: { id },
  operatorReset: { id },
  requestConfirm: { id },
  requestDecline: { id, reason: note },
  requestWithdraw: { id },
  threadList: { show: 'mine' },
  threadInfo: { id },
  threadPicture: { id },
  threadTake: { id },
  threadRelease: { id },
  threadAnswer: { id, key: '12345678', text: 'x' },
  threadClose: { id },
  withdrawalInfo: { id },
  withdrawalReview: { id },
  withdrawalRefuse: { id, refusal: 'review' },
  withdrawalPay: { id },
  assistedAssign: { id },
  assistedInstruct: { id },
  assistedRefuse: { id, reason: text },
  depositPay: { order: id, note },
  balanceAdjust: { account: id, amount: '1', note },
  grantGive: { account: id, amount: '1', multiple: 0, note },
  grantBudgetChange: { budget: '200000', note },
  grantRevoke: { id, reason: text },
  grantRelease: { id },
  promotionPublish: { id, on: true },
  promotionChange: { id, budget: '10' },
  promotionDecide: { id },
  mallOrderMove: { id, state: 'packing' },
  mallOrderRefuse: { id, reason: text },
  mallGiftAdd: { kind: 'goods', title: text, picture: 'fan', price: '1', stock: 1, perMonth: 1 },
  mallGiftChange: { id, stockChange: 1 },
  mallGiftOpen: { id, on: false },
  agentApplicationReview: { id },
  agentSuspend: { code: id, on: true, note },
  agentClose: { code: id, note },
  agentSharedList: { code: id },
  agentMemberCount: { code: id, member: id, on: true, note },
  agentMonthPay: { code: id, month: '2026-01' },
  nameReview: { member: id },
  changePicture: { id },
  changeReview: { id },
  exclusionReview: { member: id, excluded: id, samePerson: true, note },
  memberFind: { query: 'nobody' },
  memberInfo: { id },
  memberBlock: { id, on: true, note },
  memberEndSessions: { id, note },
  paymentPasswordClear: { id, note },
  vipPin: { id, level: 1, note },
  noticePublish: { title: text, body: text },
  noticeRemove: { id },
  sponsorList: {},
  sponsorSave: {
    brand: 'pavilion',
    name: text,
    summary: text,
    story: text,
    scene: 'stadium',
    firstDay: '2026-01-01',
  },
  sponsorRemove: { id },
  broadcastAudience: { kind: 'notice' },
  broadcastSend: { kind: 'notice', title: text, body: text },
  roomChange: { room: id, slow: 3 },
  speechSet: { status: 1, vipMin: 0, vipMax: 0 },
  roomMessages: { room: id },
  roomHold: { message: id },
  roomRelease: { message: id },
  roomRemove: { message: id },
  roomMute: { member: id, reason: note },
  bannedWordList: {},
  bannedWordAdd: { word: 'word' },
  bannedWordRemove: { word: 'word' },
  roomUnmute: { member: id },
  roundVoid: { game: id, round: '1', note },
  matchOverride: { event: id, kind: 'suspend', note },
  bookHalt: { note },
  bookResume: { note },
  reviewsAutomatic: { on: true },
  maintenanceSet: { on: false, note },
};
