import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { dayMs, hourMs, minuteMs } from '../durations';
import { newId } from '../ids';
import {
  type OperatorActName,
  type OperatorCall,
  type OperatorCallName,
  type OperatorCalls,
  type OperatorRequest,
  operatorCalls,
} from '../operator/contract';
import { sampleBody } from './sample-body';
import type { TestConsole, TestOperator } from './test-console';
import { operatorPassword } from './test-console';
import type { TestGateway } from './test-gateway';
import { cardNumber, newReadyMember, paymentPassword } from './test-member';
import { newRoom } from './test-room';

/** What an act is tested with. */
interface Scenario<Name extends OperatorActName> {
  /** The fields that must name something which exists, or have a certain value; the others are examples of their schemas. */
  readonly body?: Partial<OperatorRequest<Name>>;
  /** Who sends it, unless it is the administrator. */
  readonly by?: TestOperator;
}

/** `isLarge`: so large that a second operator confirms it. */
type Prepare<Name extends OperatorActName> = OperatorCalls[Name]['fourEyes'] extends 'by-amount'
  ? (isLarge: boolean) => Promise<Scenario<Name>>
  : () => Promise<Scenario<Name>>;

/** An act whose amount decides about a second operator has a scenario of both sizes. */
type ByAmount = {
  [Name in OperatorActName]: OperatorCalls[Name]['fourEyes'] extends 'by-amount' ? Name : never;
}[OperatorActName];

type Prepared = { readonly [Name in ByAmount]: Prepare<Name> } & {
  readonly [Name in OperatorActName]?: Prepare<Name>;
};

/** By the name of an act, which can be small or so large that a second operator confirms it. */
export type Scenarios = {
  readonly [Name in OperatorActName]: (
    isLarge?: boolean,
  ) => Promise<{ body: OperatorRequest<Name>; by?: TestOperator }>;
};

/**
 * Whether an act has changed anything, in words that say what to do: `expect(changeOf(…)).toBe('changed')`.
 *
 * @param before digests of the tables
 */
export const changeOf = (name: OperatorActName, before: object, after: object): string =>
  isDeepStrictEqual(before, after)
    ? `${name} changed nothing: give it something to change by a row of operator-scenarios.ts`
    : 'changed';

const note = 'asked for by the member';
const reason = { 'zh-CN': '资料不清楚', en: 'The papers cannot be read' };
const text = JSON.stringify({ 'zh-CN': '文', en: 'text' });
const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');

/**
 * Prepares for each act of the console something that it changes, for the tests over all acts. An act has a row here if its
 * request names something that must exist, other than the member of a `memberAct`, if examples of its schema are refused, or if
 * there is nothing to change in a new member.
 */
export const createScenarios = (gateway: TestGateway, console: TestConsole): Scenarios => {
  const { services, clock } = gateway;
  const { db } = services;
  let count = 0;
  const next = (name: string) => `${name}${++count}`;
  const now = () => new Date(clock.now());

  const newMember = async () => {
    const account = next('guest');
    return { account, ...(await gateway.newMember(account)) };
  };

  /** A single withdrawal above 50,000 needs a high level. */
  const withdrawal = async (amount = '1000'): Promise<string> => {
    const member = await newReadyMember(gateway, next('payee'), cardNumber(1_000 + count));
    await services.vip.pin(member.id, 6, note);
    await gateway.credit(member.id, 100_000_00n);
    const { data } = await gateway.call(
      'withdrawalCreate',
      { payoutAccount: member.account, amount, shownFee: '0.00', paymentPassword },
      { token: member.token, idempotencyKey: randomUUID() },
    );
    return data.id;
  };

  const reviewed = async (amount: string): Promise<string> => {
    const id = await withdrawal(amount);
    await services.withdrawals.review(id);
    return id;
  };

  const assisted = async (steps: 0 | 1 = 0): Promise<string> => {
    const { token } = await newMember();
    const { data } = await gateway.call(
      'assistedDepositRequest',
      { channel: 'alipay', amount: '200', note: '', warningAccepted: true },
      { token, idempotencyKey: randomUUID() },
    );
    if (steps === 1) await services.assistedDeposits.step(data.id);
    return data.id;
  };

  const deposit = async (amount = '200'): Promise<string> => {
    const { token } = await newMember();
    const { data } = await gateway.call(
      'depositCreate',
      { channel: 'alipay', amount, values: {} },
      { token, idempotencyKey: randomUUID() },
    );
    return data.id;
  };

  const thread = async (): Promise<string> => {
    const { token } = await newMember();
    const { data } = await gateway.call(
      'supportSend',
      { key: randomUUID(), text: 'Hello', pictures: [] },
      { token },
    );
    return data.thread.id;
  };

  const pendingName = async (): Promise<string> => {
    const { id, token } = await newMember();
    await gateway.call('realNameSubmit', { name: '沈万三' }, { token });
    return id;
  };

  const change = async (): Promise<string> => {
    const { token } = await newMember();
    const picture = await gateway.call('evidenceAdd', { data: png }, { token });
    const { data } = await gateway.call(
      'profileChangeRequest',
      {
        field: 'email',
        value: `${next('mail')}@example.com`,
        pictures: [picture.data.id],
        loginPassword: 'Passw0rd1',
      },
      { token },
    );
    return data.id;
  };

  const undecidedExclusion = async () => {
    const [member, excluded] = [(await newMember()).id, (await newMember()).id];
    const review = { at: now(), ends_at: new Date(now().getTime() + dayMs), decided_at: null };
    await db
      .insertInto('exclusion_reviews')
      .values({ member_id: member, because_of: excluded, ...review })
      .execute();
    return { member, excluded };
  };

  const held = async (amount = 1_000n): Promise<string> => {
    const { id } = await newMember();
    const grant = await gateway.grant(id, amount);
    await db.updateTable('dividends').set({ held_at: now(), reason: text }).where('id', '=', grant).execute();
    return grant;
  };

  const mallOrder = async (): Promise<string> => {
    const { id: memberId, token } = await newMember();
    await services.adjustments.adjustCoins(memberId, 100_000_00n);
    const address = { name: '沈', phone: '13812345678', region: '上海市浦东新区', detail: '世纪大道 1 号' };
    const saved = await gateway.call('addressSave', address, { token });
    const gift = await db
      .selectFrom('mall_gifts')
      .selectAll()
      .where('id', '=', 'fan')
      .executeTakeFirstOrThrow();
    const { data } = await gateway.call(
      'mallOrder',
      { gift: gift.id, version: gift.version, quantity: 1, address: saved.data.id },
      { token, idempotencyKey: randomUUID() },
    );
    return data.id;
  };

  const cashGift = (): Promise<string> =>
    services.mall.addGift({
      ...{ kind: 'cash', title: reason, picture: 'envelope', price: 90_000n, money: 900n },
      ...{ stock: 5, per_month: 1, min_vip_level: 0 },
    });

  const promotion = async (values: { published_at?: null; budget?: bigint } = {}): Promise<string> => {
    const id = newId(now());
    await db
      .insertInto('promotions')
      .values({
        id,
        slug: next('promotion'),
        category: 'daily',
        rank: 1,
        title: text,
        summary: text,
        terms: '[]',
        scene: 'gift',
        href: null,
        rule: JSON.stringify({ type: 'manual', amount: '10.00', question: { 'zh-CN': '问', en: 'Why' } }),
        new_member_days: null,
        starts_at: now(),
        ends_at: null,
        published_at: now(),
        budget: 1_000_000n,
        ...values,
      })
      .execute();
    return id;
  };

  const entry = async (committed = 1_000n): Promise<string> => {
    const { id: member_id } = await newMember();
    const promotionId = await promotion();
    const id = newId(now());
    await db
      .insertInto('promotion_entries')
      .values({
        id,
        promotion_id: promotionId,
        member_id,
        period_key: 'once',
        state: 'pending',
        at: now(),
        ends_at: null,
        decided_at: null,
        answer: null,
        reason: null,
        committed,
        deposit_id: null,
      })
      .execute();
    await db.updateTable('promotions').set({ committed }).where('id', '=', promotionId).execute();
    return id;
  };

  const application = async (): Promise<string> => {
    const { id: member_id } = await newMember();
    const id = newId(now());
    await db
      .insertInto('agent_applications')
      .values({
        id,
        member_id,
        field_values: JSON.stringify({ name: 'Agent', contact: 'agent@example.com', channels: 'friends' }),
        state: 'pending',
        reason: null,
        applied_at: now(),
        review_at: null,
      })
      .execute();
    return id;
  };

  const agent = async (): Promise<string> => {
    const { id } = await newMember();
    const code = next('AGENT').padEnd(8, 'X').slice(0, 8);
    await db
      .insertInto('agents')
      .values({ code, name: 'Agent', member_id: id, parent_code: null, since: now() })
      .execute();
    return code;
  };

  /** A member who shares a phone with their agent. */
  const sharingMember = async (): Promise<{ code: string; member: string }> => {
    const code = await agent();
    const { id } = await newMember();
    await db.updateTable('members').set({ agent_code: code }).where('id', '=', id).execute();
    const row = await db
      .selectFrom('agents')
      .select('member_id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    for (const member_id of [id, row.member_id as string])
      await db.insertInto('person_links').values({ member_id, mark: 'phone', hash: code }).execute();
    return { code, member: id };
  };

  const month = async (): Promise<{ code: string; month: string }> => {
    const code = await agent();
    await db
      .insertInto('agent_settlements')
      .values({
        agent_code: code,
        month: '2026-05',
        gross: 10_000n,
        fee: 0n,
        rebates: 0n,
        gifts: 0n,
        net: 10_000n,
        carried_in: 0n,
        base: 10_000n,
        active: 3,
        rate: 2_500,
        own: 2_500n,
        from_below: 0n,
        amount: 2_500n,
        carried_out: 0n,
        state: 'held',
        counted_at: now(),
        review_at: null,
        paid_at: null,
      })
      .execute();
    return { code, month: '2026-05' };
  };

  const message = async (state: 'shown' | 'held' = 'shown'): Promise<string> => {
    const { id: member_id } = await newMember();
    const room_id = await newRoom(gateway, next('room'));
    const row = await db
      .insertInto('room_messages')
      .values({
        room_id,
        member_id,
        who: 'Guest',
        vip: 0,
        text: 'Come to my table',
        client_key: randomUUID(),
        state,
        at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };

  const round = async (): Promise<{ game: string; round: string }> => {
    const [table] = await services.tables.overview();
    const { gameCode: game, round: no } = table!;
    const at = now();
    const later = (ms: number) => new Date(at.getTime() + ms);
    const { day } = await db
      .selectFrom('fair_series')
      .select('day')
      .where('game_code', '=', game)
      .orderBy('day', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('table_rounds')
      .values({
        id: `${game}-${no}`,
        game_code: game,
        version: 1,
        day,
        number: Number(no.slice(8)),
        opens_at: at,
        closes_at: later(20_000),
        draws_at: later(25_000),
        ends_at: later(30_000),
        state: 'open',
        mix: null,
        seed: null,
        outcome: null,
        drawn_at: null,
        settled_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { game, round: no };
  };

  const match = async (): Promise<string> => {
    await services.sportsBook.advance();
    const event = await db
      .selectFrom('sport_events')
      .select('id')
      .where('starts_at', '>', new Date(clock.now() + hourMs))
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return event.id;
  };

  const request = async (): Promise<{ id: string; by: TestOperator }> => {
    const by = await console.newOperator(next('asker'), ['cashier']);
    const { account } = await newMember();
    const { data } = await by.call('grantGive', { account, amount: '10', multiple: 100, note });
    return { id: data.id, by };
  };

  const newOperator = () => console.newOperator(next('other'), ['editor']);

  const ruleOnce = { rule: { type: 'first-real-name', amount: '18' }, period: 'once' } as const;

  const banner = async (): Promise<string> => {
    const id = next('banner');
    const texts = { title: text, subtitle: text, call_to_action: text };
    await db
      .insertInto('station_ads')
      .values({ id, position: 'home', rank: 1_000 + count, ...texts, href: '/', scene: 'stadium' })
      .execute();
    return id;
  };

  const prepared: Prepared = {
    sessionEnd: async () => ({ by: await newOperator() }),
    passwordSet: async () => {
      const by = await newOperator();
      return { body: { current: operatorPassword, password: 'another long one', totp: by.totp() }, by };
    },
    operatorAdd: async () => ({ body: { name: next('new') } }),
    operatorChange: async () => ({ body: { id: (await newOperator()).id, roles: ['auditor'] } }),
    operatorReset: async () => ({ body: { id: (await newOperator()).id } }),
    requestConfirm: async () => ({ body: { id: (await request()).id } }),
    requestDecline: async () => ({ body: { id: (await request()).id } }),
    requestWithdraw: async () => {
      const { id, by } = await request();
      return { body: { id }, by };
    },

    threadTake: async () => ({ body: { id: await thread() } }),
    threadRelease: async () => {
      const by = await console.newOperator(next('staff'), ['support']);
      const id = await thread();
      await by.call('threadTake', { id });
      return { body: { id }, by };
    },
    threadAnswer: async () => ({ body: { id: await thread() } }),
    threadClose: async () => ({ body: { id: await thread() } }),

    withdrawalReview: async () => ({ body: { id: await withdrawal() } }),
    withdrawalRefuse: async () => ({ body: { id: await withdrawal() } }),
    withdrawalPay: async (isLarge) => ({ body: { id: await reviewed(isLarge ? '50000.01' : '1000') } }),
    assistedAssign: async () => ({ body: { id: await assisted() } }),
    assistedInstruct: async () => ({ body: { id: await assisted(1) } }),
    assistedRefuse: async () => ({ body: { id: await assisted() } }),
    depositPay: async (isLarge) => ({ body: { order: await deposit(isLarge ? '1000.01' : '200') } }),
    balanceAdjust: async (isLarge) => ({
      body: { account: (await newMember()).account, amount: isLarge ? '1000.01' : '10' },
    }),

    grantGive: async () => ({ body: { account: (await newMember()).account } }),
    grantBudgetChange: async (isLarge) => {
      const { budget } = await services.grants.budget();
      return { body: { budget: String(Number(budget / 100n) + (isLarge ? 1_001 : 1)) } };
    },
    grantRevoke: async () => ({ body: { id: await gateway.grant((await newMember()).id, 1_000n) } }),
    grantRelease: async (isLarge) => ({ body: { id: await held(isLarge ? 100_001n : 100_000n) } }),
    promotionAdd: async (isLarge) => ({
      body: { slug: next('offer-'), budget: isLarge ? '1000.01' : '100', ...ruleOnce },
    }),
    promotionEdit: async (isLarge) => ({
      body: {
        id: await promotion({ published_at: null, budget: isLarge ? 100_001n : 10_000n }),
        ...ruleOnce,
      },
    }),
    promotionPublish: async () => ({ body: { id: await promotion(), on: false } }),
    promotionChange: async (isLarge) => ({
      body: { id: await promotion(), budget: isLarge ? '11000.01' : '9000' },
    }),
    promotionDecide: async (isLarge) => ({ body: { id: await entry(isLarge ? 100_001n : 100_000n) } }),
    mallOrderMove: async () => ({ body: { id: await mallOrder() } }),
    mallOrderRefuse: async () => ({ body: { id: await mallOrder() } }),
    mallGiftAdd: async (isLarge) => ({ body: { kind: 'cash', money: '9', stock: isLarge ? 112 : 100 } }),
    mallGiftChange: async (isLarge) => ({ body: { id: await cashGift(), stockChange: isLarge ? 112 : 100 } }),
    mallGiftOpen: async () => ({ body: { id: await cashGift(), on: false } }),

    agentApplicationReview: async () => ({ body: { id: await application() } }),
    agentSuspend: async () => ({ body: { code: await agent() } }),
    agentClose: async () => ({ body: { code: await agent() } }),
    agentMemberCount: async () => ({ body: await sharingMember() }),
    agentMonthPay: async () => ({ body: await month() }),

    nameReview: async () => ({ body: { member: await pendingName() } }),
    changeReview: async () => ({ body: { id: await change() } }),
    exclusionReview: async () => ({ body: await undecidedExclusion() }),
    memberUnblock: async () => {
      const { id } = await newMember();
      await services.memberBlocks.block(id, 'under-review');
      return { body: { id } };
    },
    paymentPasswordClear: async () => {
      const { id, token } = await newMember();
      await gateway.call('paymentPasswordSet', { paymentPassword, loginPassword: 'Passw0rd1' }, { token });
      return { body: { id } };
    },
    vipPin: async () => ({ body: { id: (await newMember()).id } }),

    noticeRemove: async () => {
      const { id } = await db.selectFrom('notices').select('id').executeTakeFirstOrThrow();
      return { body: { id } };
    },

    placementSwitch: async () => ({ body: { kind: 'banner', id: await banner(), on: false } }),
    placementMove: async () => ({ body: { kind: 'banner', id: await banner(), place: 1 } }),

    sponsorSave: async () => ({ body: { brand: 'pavilion' } }),
    sponsorRemove: async () => {
      const id = next('sponsor');
      await db
        .insertInto('sponsors')
        .values({
          id,
          brand: 'pavilion',
          name: text,
          summary: text,
          story: '[]',
          scene: 'stadium',
          first_day: '2026-01-01',
          last_day: null,
        })
        .execute();
      return { body: { id } };
    },

    bannedWordAdd: async () => ({ body: { word: next('banned') } }),
    bannedWordRemove: async () => {
      const word = next('allowed');
      await db.insertInto('banned_words').values({ word }).execute();
      return { body: { word } };
    },
    roomChange: async () => ({ body: { room: await newRoom(gateway, next('room')), slow: 10 } }),
    speechSet: async () => {
      await services.siteState.set('speech', { speechStatus: 1, vipMin: 0, vipMax: 0 });
      return { body: { status: 2, vipMin: 1, vipMax: 0 } };
    },
    roomHold: async () => ({ body: { message: await message() } }),
    roomRelease: async () => ({ body: { message: await message('held') } }),
    roomRemove: async () => ({ body: { message: await message() } }),
    roomMute: async () => ({ body: { member: (await newMember()).id, minutes: 10 } }),
    roomUnmute: async () => {
      const { id } = await newMember();
      const mute = { memberId: id, room: null, until: null, reason: note };
      await services.roomModeration.mute(mute, 'sandbox:test');
      return { body: { member: id } };
    },

    roundVoid: async () => ({ body: await round() }),
    roundSettle: async () => {
      const body = await round();
      // Its draw was due a minute ago.
      const at = (ms: number) => new Date(clock.now() - minuteMs + ms);
      await db
        .updateTable('table_rounds')
        .set({ opens_at: at(-25_000), closes_at: at(-5_000), draws_at: at(0), ends_at: at(5_000) })
        .where('id', '=', `${body.game}-${body.round}`)
        .execute();
      return { body };
    },
    matchOverride: async () => ({ body: { event: await match() } }),
    bookHalt: async () => {
      await db.deleteFrom('ledger_halt').execute();
      return {};
    },
    bookResume: async () => {
      // Its check reads the events of sports, which are stored ahead.
      await services.sportsBook.advance();
      await services.book.halt(['test']);
      return {};
    },
    reviewsAutomatic: async () => {
      const { settings } = await services.siteState.current();
      return { body: { on: !settings.automaticReviews } };
    },
    channelSwitch: async () => {
      await db.updateTable('deposit_channels').set({ enabled: true }).where('code', '=', 'koipay').execute();
      return { body: { code: 'koipay', isOpen: false } };
    },
    siteSwitch: async () => {
      const { settings } = await services.siteState.current();
      return { body: { name: 'stopRegister', on: !settings.stopRegister } };
    },
    maxDevicesSet: async () => {
      await services.siteState.set('maxDevices', null);
      return { body: { count: 20 } };
    },
    phoneAllow: async () => {
      const phone = String(1_000 + ++count);
      const { settings } = await services.siteState.current();
      await services.siteState.set('disablePhones', [...settings.disablePhones, phone]);
      return { body: { phone } };
    },
    phoneRefuse: async () => ({ body: { phone: String(1_000 + ++count) } }),
    addressRestrict: async () => ({ body: { address: `203.0.113.${++count % 250}` } }),
    addressAllow: async () => {
      const address = `198.51.100.${++count % 250}`;
      await services.siteState.restrictAddress(address, 'address');
      return { body: { address } };
    },
    deviceBlock: async () => {
      const { id } = await newMember();
      const { id: session } = await db
        .updateTable('sessions')
        .set({ device_id: next('phone') })
        .where('member_id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { body: { session } };
    },
    deviceUnblock: async () => {
      const device = next('phone');
      await services.siteState.blockDevice(device, true);
      return { body: { device: createHash('sha256').update(device).digest('hex').slice(0, 16) } };
    },
    venueSet: async () => {
      await services.siteState.set('closedVenues', []);
      const until = new Date(services.clock.now() + 3_600_000).toISOString();
      return { body: { venue: 'PAVILION', on: true, until } };
    },
    festivalSkinSet: async () => {
      await services.siteState.set('festivalSkin', '');
      return {};
    },
    maintenanceSet: async () => {
      await services.siteState.set('maintenance', false);
      return {};
    },
  };

  const scenarioOf = async (name: OperatorActName, isLarge: boolean) => {
    const prepare = prepared[name] as ((isLarge: boolean) => Promise<Scenario<OperatorActName>>) | undefined;
    const { body, by } = (await prepare?.(isLarge)) ?? {};
    const { request, form }: OperatorCall = operatorCalls[name];
    // Acts with a form are on a member.
    const member = form && !(body && 'id' in body) ? { id: (await newMember()).id } : {};
    return { body: { ...sampleBody(request), ...member, ...body }, ...(by && { by }) };
  };
  const acts = (Object.keys(operatorCalls) as OperatorCallName[]).filter(
    (name): name is OperatorActName => operatorCalls[name].kind === 'act',
  );
  return Object.fromEntries(
    acts.map((name) => [name, (isLarge = false) => scenarioOf(name, isLarge)]),
  ) as unknown as Scenarios;
};
