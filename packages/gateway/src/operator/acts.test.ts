import { calls } from '@pavilion/contract/schemas';
import { sql } from 'kysely';
import { createSimulation } from '../domain/sports';
import { changeOf, createScenarios, type Scenarios } from '../testing/operator-scenarios';
import { sampleBody } from '../testing/sample-body';
import { tableDigests } from '../testing/table-digests';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import {
  type OperatorActName,
  type OperatorCall,
  type OperatorCallName,
  type OperatorRole,
  operatorCalls,
  operatorRoles,
  sessionCalls,
} from './contract';
import { accessCalls, siteSwitches } from './contract/access';
import { agentCalls } from './contract/agents';
import { contentCalls } from './contract/content';
import { memberCalls } from './contract/members';
import { moneyCalls } from './contract/money';
import { offerCalls } from './contract/offers';
import { overviewCalls } from './contract/overview';
import { placementCalls } from './contract/placements';
import { playCalls } from './contract/play';
import { promotionCalls } from './contract/promotions';
import { roomCalls } from './contract/rooms';
import { accountCalls } from './contract/session';
import { supportCalls } from './contract/support';
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
  'bannerSave',
  'iconSave',
  'popUpSave',
  'terminalSave',
  'broadcastSend',
  'balanceAdjust',
  'listExport',
  'mallGiftAdd',
  'mallGiftChange',
  'roomMute',
  'roomChange',
  'matchOverride',
  // The same key is one message, and no refusal.
  'threadAnswer',
]);

/** Written by hand: who loses or gains one of these rights must be changed here too. */
const administratorsAlone = [
  'addressAllow',
  'addressRestrict',
  'bookResume',
  'deviceBlock',
  'deviceUnblock',
  'maintenanceSet',
  'maxDevicesSet',
  'operatorAdd',
  'operatorChange',
  'operatorReset',
  'phoneAllow',
  'phoneRefuse',
  'reviewsAutomatic',
  'siteSwitch',
  'venueSet',
];

/** Written by hand as well: most of them move money. Another role of one of them takes it from this list. */
const cashiersAlone = [
  'agentApplicationReview',
  'agentClose',
  'agentMemberCount',
  'agentMonthPay',
  'agentSuspend',
  'balanceAdjust',
  'bookHalt',
  'channelSwitch',
  'depositPay',
  'grantBudgetChange',
  'grantGive',
  'grantRelease',
  'grantRevoke',
  'listExport',
  'mallGiftAdd',
  'mallGiftChange',
  'mallGiftOpen',
  'mallOrderRefuse',
  'matchOverride',
  'promotionDecide',
  'roundSettle',
  'roundVoid',
  'vipPin',
  'withdrawalPay',
  'withdrawalRefuse',
  'withdrawalReview',
];

/** The roles whose operators may do a call, by its definition. */
const rolesOf = ({ kind, roles }: OperatorCall): readonly OperatorRole[] =>
  roles === 'everyone'
    ? operatorRoles
    : [...roles, 'admin', ...(kind === 'read' ? ['auditor' as const] : [])];

describe('calls of the console', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let admin: TestOperator;
  let scenarios: Scenarios;
  withTestConsole(
    (...opened) => {
      [gateway, console] = opened;
      scenarios = createScenarios(gateway, console);
    },
    { payerDelay: null, sportsEngine: createSimulation },
  );
  let count = 0;
  // Attempts are counted for a quarter of an hour, and sessions end.
  beforeEach(async () => {
    gateway.clock.advance(16 * 60_000);
    count += 1;
    admin = await console.newOperator(`admin${count}`, ['admin']);
  });

  /** Ends what acts of the console may have stopped. */
  const reopen = async () => {
    for (const name of ['maintenance', ...siteSwitches] as const)
      await gateway.services.siteState.set(name, false);
    await gateway.services.siteState.set('closedVenues', []);
    await gateway.services.db.deleteFrom('ledger_halt').execute();
  };

  const post = (name: string, cookie: string, body: object = {}) =>
    console.post(`/api/${name}`, body, cookie === '' ? {} : { cookie });

  describe.each(operatorRoles)('[OPS-4] for the role %s', (role) => {
    let operator: TestOperator;
    beforeAll(async () => {
      operator = await console.newOperator(`only-${role}`, [role]);
    });

    afterAll(reopen);

    it('are those of their definitions', async () => {
      const answered: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};
      for (const name of names) {
        if (name === 'sessionEnd') continue;
        expected[name] = rolesOf(operatorCalls[name]).includes(role);
        // What is allowed may be refused for other reasons, such as a body that names nothing.
        const answer = await post(name, operator.cookie, sampleBody(operatorCalls[name].request));
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

  const digest = () => tableDigests(gateway.services.db);

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
    expect(changeOf(name, before, await digest())).toBe('changed');
    await reopen();
  });

  it.each(acts.filter((name) => !repeatable.has(name)))('[OPS-2] %s is done once', async (name) => {
    const { body, by = admin } = await scenarios[name]();
    await by.call(name, body as never);
    const rows = (await actRows()).length;
    const again = await by.call(name, body as never);
    expect(again.http).toBeGreaterThanOrEqual(400);
    expect(again.http).toBeLessThan(500);
    expect(await actRows()).toHaveLength(rows);
    await reopen();
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

  it('[OPS-4] never let an auditor act, and leave operators and the site to administrators', () => {
    const ofAuditor = acts.filter((name) => {
      const { roles } = operatorCalls[name] as OperatorCall;
      return roles !== 'everyone' && roles.includes('auditor');
    });
    expect(ofAuditor).toEqual([]);
    const ofAdministrator = acts.filter((name) => operatorCalls[name].roles.length === 0);
    expect(ofAdministrator.sort()).toEqual(administratorsAlone);
    const ofCashier = acts.filter((name) => {
      const { roles } = operatorCalls[name] as OperatorCall;
      return roles.length === 1 && roles[0] === 'cashier';
    });
    expect(ofCashier.sort()).toEqual(cashiersAlone);
  });

  it('[OPS-4] define each call once, with a summary', () => {
    for (const call of Object.values(operatorCalls) as OperatorCall[]) expect(call.summary).not.toBe('');
    const areas = [accountCalls, supportCalls, moneyCalls, offerCalls, promotionCalls, agentCalls];
    // A name of two areas would be listed once.
    expect(
      [
        ...areas,
        memberCalls,
        contentCalls,
        placementCalls,
        roomCalls,
        playCalls,
        accessCalls,
        overviewCalls,
      ].flatMap((area) => Object.keys(area)),
    ).toEqual(names);
  });
});
