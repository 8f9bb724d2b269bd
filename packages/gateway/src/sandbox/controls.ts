import { randomUUID } from 'node:crypto';
import {
  type BlockReason,
  blockReasons,
  codes,
  errorCodes,
  type LocalText,
  limits,
  type RoomState,
  roomStates,
  type SpeechRules,
  type WithdrawalRefusal,
  withdrawalRefusals,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError } from '../business-error';
import type { Announcement } from '../domain/content';
import { type MallStep, mallSteps, manualGrant } from '../domain/engagement';
import { endCodes, networkOf, riskCodes } from '../domain/members';
import { verifyLedger } from '../domain/money';
import { type RestrictionKind, restrictionKinds } from '../domain/operations';
import { type OverrideKind, overrideKinds } from '../domain/sports';
import { daySeconds, hourMs, minuteMs } from '../durations';
import type { Services } from '../services';
import type { Fault, Faults } from './faults';

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const loopback: readonly string[] = ['127.0.0.1', '::1'];
const whole = { type: 'integer', minimum: 0, maximum: 1_000 } as const;
const flag = { type: 'boolean' } as const;
const signedAmount = { type: 'string', pattern: '^-?[1-9]\\d{0,6}(\\.\\d{1,2})?$' } as const;
const object = <Fields extends object>(properties: Fields, required: (keyof Fields)[] = []) => ({
  type: 'object',
  properties,
  required,
});

/** The reason of a refused order of the mall. */
const outOfStock: LocalText = { 'zh-CN': '仓库缺货', en: 'Out of stock in the warehouse' };

/** Names the controls in the records of moderation. */
const moderator = 'sandbox:controls';

/** The name of the author of answers by a control. */
const developer: LocalText = { 'zh-CN': '客服（沙盒控制台）', en: 'Support (sandbox controls)' };

/** The argument of a control. */
export interface ControlContext<Body> {
  body: Body;
  /** Address of the caller. */
  ip: string;
  services: Services;
  faults: Faults;
}

interface Control {
  summary: string;
  body: object;
  // Each control declares its own body, which its schema validates.
  run(context: ControlContext<never>): unknown;
}

const control = <Body>(
  summary: string,
  body: object,
  run: (context: ControlContext<Body>) => unknown,
): Control => ({ summary, body, run });

const memberOf = async (services: Services, account: string) => {
  const member = await services.members.findByAccount(account);
  if (!member) throw new BusinessError(errorCodes.notFound);
  return member;
};
const memberId = async (services: Services, account: string) => (await memberOf(services, account)).id;

const onSchema = object({ on: flag }, ['on']);
const localSchema = object({ 'zh-CN': text, en: text }, ['zh-CN', 'en']);
const accountSchema = object({ account: text }, ['account']);
type On = { on: boolean };
type Account = { account: string };

const setting = (key: 'maintenance' | 'stopLogin' | 'stopRegister', summary: string) =>
  control<On>(summary, onSchema, ({ body, services }) => services.siteState.set(key, body.on));

/**
 * Every control of the sandbox by the last part of its path, one row each. Path, validation and, by `npm run generate`, the list
 * in the gateway's README derive from the row; the rows of `npm run reliability` that send malformed requests include it.
 *
 * Proved by `npm run test:unit -- sandbox`.
 */
export const controls: Readonly<Record<string, Control>> = {
  maintenance: setting('maintenance', 'Starts or ends maintenance (6013)'),
  'venue-maintenance': control<{ venue: string; until?: string } & On>(
    'Starts or ends the maintenance of one venue (6014)',
    object({ venue: text, until: text, on: flag }, ['venue', 'on']),
    async ({ body: { venue, until = null, on }, services }) => {
      const found = services.venues.find(({ code }) => code === venue);
      if (!found) throw new BusinessError(errorCodes.notFound);
      const { closedVenues } = (await services.siteState.current()).settings;
      const others = closedVenues.filter((each) => each.venue !== venue);
      await services.siteState.set(
        'closedVenues',
        on ? [...others, { venue, name: found.name, until }] : others,
      );
    },
  ),
  'stop-login': setting('stopLogin', 'Closes or opens the login (20002)'),
  'stop-register': setting('stopRegister', 'Closes or opens the registration (20003)'),
  'single-session': control<On>(
    'A login ends the sessions on other devices (6001)',
    onSchema,
    ({ body, services }) => services.siteState.set('maxDevices', body.on ? 1 : null),
  ),

  'restrict-ip': control<{ ip?: string; kind?: RestrictionKind } & On>(
    'Restricts an address, the caller’s unless one is given, for a kind of reason: region (6031), alert (6032) or address (6033), the usual one',
    object({ ip: text, kind: { enum: [...restrictionKinds] }, on: flag }, ['on']),
    async ({ body, ip, services }) => {
      // The servers listen on every address of this machine, and a browser may use another one than the caller.
      const addresses = body.ip ? [body.ip] : loopback.includes(ip) ? loopback : [ip];
      const kind = body.on ? (body.kind ?? 'address') : null;
      for (const address of addresses) await services.siteState.restrictAddress(networkOf(address), kind);
    },
  ),
  'block-device': control<{ device: string } & On>(
    'Blocks a device (10102)',
    object({ device: text, on: flag }, ['device', 'on']),
    ({ body, services }) => services.siteState.blockDevice(body.device, body.on),
  ),
  'block-account': control<Account & On & { reason?: BlockReason }>(
    'Blocks a member (10104), for a reason if one is given, or unblocks the member',
    object({ account: text, on: flag, reason: { enum: [...blockReasons] } }, ['account', 'on']),
    async ({ body: { account, on, reason = null }, services }) => {
      const id = await memberId(services, account);
      await (on ? services.memberBlocks.block(id, reason) : services.memberBlocks.unblock(id));
    },
  ),
  kick: control<Account>(
    'Ends a member’s sessions as logged in elsewhere (6001)',
    accountSchema,
    async ({ body, services }) =>
      services.sessions.endAll(await memberId(services, body.account), endCodes.loggedInElsewhere),
  ),
  'change-password': control<Account>(
    'Ends a member’s sessions as after a change of password (10105)',
    accountSchema,
    async ({ body, services }) =>
      services.sessions.endAll(await memberId(services, body.account), endCodes.passwordChanged),
  ),
  'expire-session': control<Account>(
    'Expires a member’s sessions (10004)',
    accountSchema,
    async ({ body, services }) => services.sessions.expireAll(await memberId(services, body.account)),
  ),
  'pass-protection-time': control<Account & { hours: number }>(
    'Moves the player protection of a member ahead: waiting limits, reality checks, closures',
    object({ account: text, hours: { type: 'number', minimum: 0.01, maximum: 100_000 } }, [
      'account',
      'hours',
    ]),
    async ({ body, services }) =>
      services.protection.passTime(await memberId(services, body.account), body.hours * hourMs),
  ),
  'expire-game-session': control<Partial<Account>>(
    'Expires game sessions, those of a member or all (20203)',
    object({ account: text }),
    async ({ body, services }) =>
      services.gameSessions.expire(body.account && (await memberId(services, body.account))),
  ),
  'expire-provider-tokens': control(
    'Lets the tokens of the sports providers expire (400401, 14010)',
    object({}),
    ({ services }) => services.sports.expireAll(),
  ),
  'pay-deposit': control<{ id: string }>(
    'Pays a deposit order now',
    object({ id: text }, ['id']),
    async ({ body, services }) => ({
      paid: await services.deposits.payNow(body.id),
    }),
  ),

  'review-withdrawal': control<{ id: string }>(
    'Reviews a withdrawal now',
    object({ id: text }, ['id']),
    async ({ body, services }) => ({ done: await services.withdrawals.review(body.id) }),
  ),
  'pay-withdrawal': control<{ id: string }>(
    'Pays a reviewed withdrawal now',
    object({ id: text }, ['id']),
    async ({ body, services }) => ({ done: await services.withdrawals.pay(body.id) }),
  ),
  'refuse-withdrawal': control<{ id: string; refusal?: WithdrawalRefusal }>(
    'Refuses a withdrawal, for the reason `review` unless another one is given; its money comes back',
    object({ id: text, refusal: { enum: [...withdrawalRefusals] } }, ['id']),
    async ({ body, services }) => ({ done: await services.withdrawals.refuse(body.id, body.refusal) }),
  ),
  'review-real-name': control<Account & { pass: boolean; reason?: LocalText }>(
    'Passes or refuses a member’s real name now',
    object({ account: text, pass: flag, reason: localSchema }, ['account', 'pass']),
    async ({ body, services }) => ({
      done:
        (await services.security.reviewRealName(
          await memberId(services, body.account),
          body.pass,
          body.reason,
        )) !== undefined,
    }),
  ),
  'review-agent': control<Account & { pass: boolean; reason?: LocalText }>(
    'Passes or refuses a member’s application as an agent now',
    object({ account: text, pass: flag, reason: localSchema }, ['account', 'pass']),
    async ({ body, services }) => ({
      done: await services.agents.review(await memberId(services, body.account), body.pass, body.reason),
    }),
  ),
  'suspend-agent': control<{ code: string } & On>(
    'Suspends an agent, or ends that',
    object({ code: text, on: flag }, ['code', 'on']),
    async ({ body, services }) => ({ done: await services.agents.suspend(body.code, body.on) }),
  ),
  'release-agent-month': control<{ code: string; month: string }>(
    'Pays a held month of an agent as it was counted',
    object({ code: text, month: text }, ['code', 'month']),
    async ({ body, services }) => ({
      state: (await services.agents.settlements.approve(body.code, body.month, 'held')) ?? null,
    }),
  ),
  'review-profile-change': control<{ id: string; pass: boolean; reason?: LocalText }>(
    'Passes or refuses a request to change the profile now',
    object({ id: text, pass: flag, reason: localSchema }, ['id', 'pass']),
    async ({ body, services }) => ({
      done: (await services.profileChanges.review(body.id, body.pass, body.reason)) !== undefined,
    }),
  ),
  'clear-payment-password': control<Account>(
    'Removes a forgotten payment password',
    accountSchema,
    async ({ body, services }) =>
      void (await services.security.clearPaymentPassword(await memberId(services, body.account))),
  ),
  'set-vip': control<Account & { level: number | null }>(
    'Sets a member’s VIP level, which then stays; null: it is earned again',
    object({ account: text, level: { type: ['integer', 'null'], minimum: 0, maximum: 10 } }, [
      'account',
      'level',
    ]),
    async ({ body, services }) =>
      services.vip.pin(await memberId(services, body.account), body.level, 'sandbox'),
  ),
  'end-cooling': control<Account>(
    'Ends the cooling period of a member’s payout accounts',
    accountSchema,
    async ({ body, services }) => services.payoutAccounts.endCooling(await memberId(services, body.account)),
  ),
  adjust: control<Account & { amount: string }>(
    'Adjusts a balance; a negative amount debits it',
    object({ account: text, amount: signedAmount }, ['account', 'amount']),
    async ({ body, services }) =>
      services.adjustments.adjust(await memberId(services, body.account), parseMinor(body.amount)),
  ),

  'grant-dividend': control<Account & { amount: string; multiple?: number; occasion?: string }>(
    'Grants a member a dividend, to be claimed; of an occasion once to a person (20407)',
    object(
      {
        account: text,
        amount: { type: 'string', pattern: '^[1-9]\\d{0,6}(\\.\\d{1,2})?$' },
        multiple: { ...whole, maximum: 10_000 },
        occasion: text,
      },
      ['account', 'amount'],
    ),
    async ({ body: { account, amount, multiple, occasion }, services }) => {
      const granted = await services.grants.grant({
        memberId: await memberId(services, account),
        ...manualGrant(),
        amount: parseMinor(amount),
        ...(multiple !== undefined && { multiple }),
        ...(occasion !== undefined && { occasion }),
      });
      if (granted.outcome === 'refused') throw new BusinessError(errorCodes.samePerson);
      return granted;
    },
  ),
  'revoke-dividend': control<{ id: string; reason: LocalText }>(
    'Revokes a dividend that was not claimed',
    object({ id: text, reason: localSchema }, ['id', 'reason']),
    ({ body, services }) => services.grants.revoke(body.id, body.reason),
  ),
  'release-dividend': control<{ id: string }>(
    'Ends the review of a dividend, so that the member can claim it',
    object({ id: text }, ['id']),
    ({ body, services }) => services.grants.release(body.id),
  ),

  'login-risk': control<Account & { code: number; answer?: string }>(
    'Makes a member’s logins risky until the check is passed; 0 removes the risk. 6026 to 6028 need the right answer; that of 6026 is the member’s phone by default',
    object({ account: text, code: { enum: [0, ...riskCodes] }, answer: text }, ['account', 'code']),
    async ({ body: { account, code, answer }, services }) => {
      const member = await memberOf(services, account);
      if (code === 0) return void (await services.risks.remove(member.id));
      await services.risks.set(
        member.id,
        code,
        answer ?? (code === errorCodes.bindPhoneRequired ? member.phone : null) ?? undefined,
      );
    },
  ),

  'publish-notice': control<Announcement>(
    'Publishes an announcement, also to every open socket',
    object({ title: localSchema, body: localSchema }, ['title', 'body']),
    ({ body, services }) => services.publisher.notice(body),
  ),
  speech: control<SpeechRules>(
    'Sets who may speak in live rooms',
    object({ speechStatus: whole, vipMax: whole, vipMin: whole }, ['speechStatus', 'vipMax', 'vipMin']),
    ({ body, services }) => services.siteState.set('speech', body),
  ),

  fault: control<Fault>(
    'Delays, breaks, refuses (with a code), drops or garbles the answers of a path; without `times` until `clear-faults`',
    object(
      {
        // A fault of a control could block its own removal.
        path: { ...text, pattern: '^(?!/sandbox/)' },
        kind: { enum: ['delay', 'error', 'refuse', 'drop', 'malformed'] },
        ms: { type: 'integer', minimum: 0, maximum: 2 * minuteMs },
        status: { type: 'integer', minimum: 400, maximum: 599 },
        code: { enum: Object.keys(codes).map(Number) },
        times: { type: 'integer', minimum: 1 },
      },
      ['path', 'kind'],
    ),
    ({ body, faults }) => void faults.set(body),
  ),
  'clear-faults': control('Removes all faults', object({}), ({ faults }) => faults.clear()),

  'void-round': control<{ game: string; round: string }>(
    'Makes a round of a table game void and gives its stakes back',
    object({ game: text, round: text }, ['game', 'round']),
    async ({ body, services }) => ({ done: await services.tables.voidRound(body.game, body.round) }),
  ),

  'sports-override': control<{ event: string; kind: OverrideKind; payload?: object }>(
    'Changes a sports event from now on, and settles what that decides; the payload belongs to the kind, such as `incident` of `correct`',
    object(
      {
        event: text,
        kind: { enum: [...overrideKinds] },
        payload: { type: 'object' },
      },
      ['event', 'kind'],
    ),
    async ({ body: { event, kind, payload = {} }, services }) => {
      const overrides = await services.sportsBook.override(event, kind, payload);
      await services.sportsBook.settle();
      return { overrides };
    },
  ),

  'finish-sports-event': control<{ event: string }>(
    'Plays a sports event to its end at once and settles its bets',
    object({ event: text }, ['event']),
    ({ body, services }) => services.sportsBook.finish(body.event),
  ),

  'end-table-phase': control<{ game: string }>(
    'Ends the running phase of a table at once: the clock of all tables moves ahead, in every gateway on the database; the times of bets and of the ledger stay real',
    object({ game: text }, ['game']),
    async ({ body, services }) => {
      const { no, phase, leftMs } = await services.tables.endPhase(body.game);
      return { round: no, phase, leftMs };
    },
  ),

  'halt-money': control(
    'Halts all money, as after a mismatch of the ledger (20116)',
    object({}),
    ({ services }) => services.book.halt(['sandbox']),
  ),
  'resume-money': control(
    'Verifies the ledger, and ends the halt when it is sound',
    object({}),
    async ({ services }) => ({
      resumed: (await services.book.resume()).length === 0,
    }),
  ),

  'move-mall-order': control<{
    id: string;
    state: MallStep | 'refused';
    tracking?: string;
  }>(
    'Moves an order of the mall on, as the back office does',
    object({ id: text, state: { enum: [...mallSteps, 'refused'] }, tracking: text }, ['id', 'state']),
    async ({ body, services }) =>
      void (await services.mall.move(
        body.id,
        body.state,
        body.state === 'refused' ? { reason: outOfStock } : { tracking: body.tracking },
      )),
  ),
  'adjust-coins': control<Account & { coins: string }>(
    'Adjusts the coins of a member; a negative number debits them',
    object({ account: text, coins: signedAmount }, ['account', 'coins']),
    async ({ body, services }) =>
      services.adjustments.adjustCoins(await memberId(services, body.account), parseMinor(body.coins)),
  ),

  'support-answer': control<{ thread: string; text?: string }>(
    'Answers a thread with support now: with a text, or by the automatic agent',
    object({ thread: text, text: { type: 'string', minLength: 1, maxLength: limits.support.text } }, [
      'thread',
    ]),
    async ({ body, services }) => ({
      answered: await services.supportAnswers.answerNow(body.thread, body.text, developer),
    }),
  ),
  'step-assisted-deposit': control<{ id: string; refuse?: LocalText }>(
    'Takes the next step of an assisted deposit – assigned, instructed, paid – or refuses it with a reason',
    object({ id: text, refuse: localSchema }, ['id']),
    async ({ body, services }) => ({ state: await services.assistedDeposits.step(body.id, body.refuse) }),
  ),

  'room-say': control<{ room: string; text: string; key?: string }>(
    'Says something in a live room as the automatic member of the sandbox',
    object({ room: text, text: { type: 'string', minLength: 1, maxLength: limits.rooms.text }, key: text }, [
      'room',
      'text',
    ]),
    async ({ body, services }) => ({
      message:
        (await services.roomSpeech.sayAutomatically(body.room, body.key ?? randomUUID(), body.text)) ?? null,
    }),
  ),
  'room-hold': control<{ message: string; release?: boolean }>(
    'Holds a message of a live room, or shows a held one again',
    object({ message: text, release: flag }, ['message']),
    async ({ body, services }) => ({
      changed: await services.roomModeration[body.release ? 'release' : 'hold'](body.message, moderator),
    }),
  ),
  'room-remove': control<{ message: string }>(
    'Removes a message of a live room',
    object({ message: text }, ['message']),
    async ({ body, services }) => ({
      changed: await services.roomModeration.remove(body.message, moderator),
    }),
  ),
  'room-mute': control<Account & { room?: string; seconds?: number; off?: boolean }>(
    'Mutes a member in one live room or all of them, for seconds or for good; or ends these mutes',
    object(
      {
        account: text,
        room: text,
        seconds: { type: 'integer', minimum: 1, maximum: 365 * daySeconds },
        off: flag,
      },
      ['account'],
    ),
    async ({ body, services }) => {
      const id = await memberId(services, body.account);
      const room = body.room ?? null;
      if (body.off) return { ended: await services.roomModeration.unmute(id, room, moderator) };
      const until = body.seconds === undefined ? null : new Date(services.clock.now() + body.seconds * 1_000);
      await services.roomModeration.mute({ memberId: id, room, until, reason: 'sandbox' }, moderator);
      return { until };
    },
  ),
  'room-change': control<{ room: string; state?: RoomState; slow?: number; stream?: string | null }>(
    'Opens a live room, ends it, or starts its maintenance (600101); or sets the seconds for each message, or its stream',
    object(
      {
        room: text,
        state: { enum: roomStates },
        slow: { enum: limits.rooms.slowModes },
        stream: { anyOf: [text, { type: 'null' }] },
      },
      ['room'],
    ),
    async ({ body: { room, ...change }, services }) => {
      await services.roomModeration.change(room, change, moderator);
      services.rooms.forget();
    },
  ),

  'verify-ledger': control('Proves that the ledger is sound', object({}), async ({ services }) => {
    const proof = await verifyLedger(services.db);
    return { ...proof, members: formatMinor(proof.members), house: formatMinor(proof.house) };
  }),
};
