import { join } from 'node:path';
import { exampleOf } from '../../packages/contract/src/example';
import { type CallDefinition, type CallName, calls } from '../../packages/contract/src/schemas';
import {
  createTestGateway,
  password,
  type TestGateway,
} from '../../packages/gateway/src/testing/test-gateway';
import { cardNumber, newReadyMember } from '../../packages/gateway/src/testing/test-member';
import { startBuiltProduct } from './built-product';
import { gameCode } from './member';
import { comparePages, type PageAccess } from './page-access';
import type { Row } from './row';

const [success, sessionExpired, demoRefused] = [6000, 10004, 20119];
const never = 1e13;
/** The value of every id in the contract's examples. */
const anyId = 'id-1';

const definitions = Object.entries<CallDefinition>(calls) as [CallName, CallDefinition][];
const memberCalls = definitions.filter(([name, { auth }]) => auth === 'member' && name !== 'logout');
/** The calls that answer visitors. Some add data of the member when there is a session. */
const openCalls = definitions.filter(([, { auth }]) => auth !== 'member');
/** Calls that would end the session or close the account with which the others are sent. */
const closing = new Set<CallName>([
  'selfExclude',
  'timeOutStart',
  'passwordChange',
  'devicesEndOthers',
  'deviceEnd',
]);
const offers = '/act/api';
/**
 * Their `needs` is `nothing`, because they are refused for some bodies only, as that of the example: it sends money to a venue,
 * or switches automatic transfer on.
 */
const sendToVenue: ReadonlySet<CallName> = new Set(['walletTransfer', 'walletAutoTransfer']);
/** The calls that show a member's data, for comparison before and after an attack. */
const reads = memberCalls.filter(
  ([, { endpoint, request }]) =>
    endpoint.kind !== 'mutation' && !JSON.stringify(exampleOf(request)).includes(anyId),
);

/** A valid body of a call: its example with the passwords that the members of this row have. */
const bodyOf = ({ request }: CallDefinition, id: string): Record<string, unknown> => {
  const body = JSON.parse(JSON.stringify(exampleOf(request)).replaceAll(anyId, id));
  for (const field of ['password', 'loginPassword']) if (field in body) body[field] = password;
  // Of a page that does not exist, so it would be rejected.
  delete body.cursor;
  return body;
};

interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly { readonly const?: unknown }[];
}

/** Changes every boolean and every choice of a body, because the values of the example may be stored already. */
const changedBody = (
  { request }: CallDefinition,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const fields = (request.properties ?? {}) as Readonly<Record<string, FieldSchema>>;
  const changed = ([name, value]: [string, unknown]) => {
    const { type, enum: values, anyOf = [] } = fields[name] ?? {};
    if (type === 'boolean') return [name, value !== true];
    const choices = values ?? anyOf.flatMap((choice) => ('const' in choice ? [choice.const] : []));
    return [name, choices.find((choice) => choice !== value) ?? value];
  };
  return Object.fromEntries(Object.entries(body).map(changed));
};

const takesId = ({ request }: CallDefinition) => JSON.stringify(exampleOf(request)).includes(anyId);

let keys = 0;
const call = (
  gateway: TestGateway,
  name: CallName,
  body: unknown,
  token?: string,
  device = 'matrix-device',
) =>
  gateway.call(name, body as never, {
    ...(token !== undefined && { token }),
    device,
    idempotencyKey: `matrix-key-${keys++}`,
    address: `10.1.${keys % 200}.1`,
  });

/** The values of all fields named `id` in an answer. */
const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'id' && typeof each === 'string' ? [each] : idsIn(each),
  );
};

/** What the owner has written to support, which no other caller may read. */
const secretText = 'matrix-secret-of-the-owner';

/** Creates a member with one record of every kind that belongs to a member. */
const createOwner = async (gateway: TestGateway) => {
  const owner = await newReadyMember(gateway, 'owner0001', cardNumber(900));
  const { id, token, account } = owner;
  const { services } = gateway;
  await services.adjustments.adjust(id, 1_000_000n);
  const options = () => ({ token, idempotencyKey: `owner-key-${keys++}` });
  await gateway.call('depositCreate', { channel: 'alipay', amount: '100' }, options());
  const payment = { payoutAccount: account, amount: '100', shownFee: '0.00', paymentPassword: '246810' };
  await gateway.call('withdrawalCreate', payment, options());
  const dividend = await gateway.grant(id, 1_000n);
  const round = { session: { memberId: id, gameCode }, key: 'owner-round', stake: 200n, payout: 0n };
  await services.house.settleRound({ ...round, detail: { kind: 'test' } });
  const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60)]).toString('base64');
  const picture = (await gateway.call('evidenceAdd', { data: jpeg }, options())).data.id;
  const change = { field: 'email', value: 'owner@example.com', pictures: [picture] } as const;
  await call(gateway, 'profileChangeRequest', { ...change, loginPassword: password }, token);
  await gateway.call('limitSet', { kind: 'stake', span: 'day', amount: '500' }, options());
  const { data: shown } = await gateway.call('supportPictureAdd', { data: jpeg }, options());
  const draft = { key: 'owner-message', text: secretText, pictures: [shown.id] };
  const { thread, message } = (await gateway.call('supportSend', draft, options())).data;
  return { ...owner, picture, dividend, support: [thread.id, message.id, shown.id] };
};

/** Sends every call of the contract as every kind of caller. New calls are included, because the list is derived. */
export const accessMatrix: Row = {
  id: '11',
  title:
    'every call and every route of the site × {visitor, ended session, expired session, another member, timed out, excluded, demo}: nothing of another member, nothing closed',
  async run({ quick }, { folder, startTestServer, acquireDatabase, afterRun }) {
    await startTestServer();
    const gateway = await createTestGateway({ payerDelay: never });
    afterRun(gateway.close);
    const findings: string[] = [];
    let [operations, answered] = [0, 0];
    const send = async (name: CallName, body: unknown, token?: string, device?: string) => {
      operations += 1;
      const answer = await call(gateway, name, body, token, device);
      if (answer.status_code === success) answered += 1;
      return answer;
    };

    const ended = await gateway.newMember('ended0001');
    await gateway.call('logout', {}, { token: ended.token });
    const expired = await gateway.newMember('expired0001');
    await gateway.services.db
      .updateTable('sessions')
      .set({ expires_at: new Date(gateway.clock.now()) })
      .where('member_id', '=', expired.id)
      .execute();
    for (const [name, definition] of memberCalls) {
      for (const [who, token] of [
        ['a visitor', undefined],
        ['an ended session', ended.token],
        ['an expired session', expired.token],
      ] as const) {
        const { status_code } = await send(name, bodyOf(definition, anyId), token);
        if (status_code !== sessionExpired) findings.push(`${name} answers ${who} with ${status_code}`);
      }
    }

    const snapshotOf = async (token: string) => {
      const answers = await Promise.all(
        reads.map(async ([name, definition]) => {
          const { data } = await call(gateway, name, bodyOf(definition, anyId), token);
          return [name, name === 'memberJwt' ? '' : data] as const;
        }),
      );
      return Object.fromEntries(answers);
    };
    // Ids that a member sees before the owner exists belong to all: gifts, promotions.
    const earlier = await gateway.newMember('earlier0001');
    const shared = new Set(idsIn(await snapshotOf(earlier.token)));
    const owner = await createOwner(gateway);
    const { id: ownId, picture, dividend, support } = owner;
    const snapshot = async () => ({
      ...(await snapshotOf(owner.token)),
      support: (await call(gateway, 'supportMessages', { thread: support[0], limit: 9 }, owner.token)).data,
    });
    // Records of the ledger are numbered; their numbers occur in other answers too.
    const owned = [...new Set([...idsIn(await snapshot()), ownId, picture, dividend, ...support])].filter(
      (id) => !/^\d+$/.test(id) && !shared.has(id),
    );
    const leaksIn = (text: string) =>
      [...owned, owner.name, secretText].filter((each) => text.includes(each));
    let seen: string | undefined;
    for (const [index, [name, definition]] of memberCalls.entries()) {
      // The number of registrations per address and quarter of an hour is limited.
      if (index % 30 === 0) {
        gateway.clock.advance(20 * 60_000);
        seen = undefined;
      }
      const other = await newReadyMember(gateway, `other${1_000 + index}`, cardNumber(1_000 + index));
      await gateway.services.adjustments.adjust(other.id, 1_000_000n);
      const isChange = definition.endpoint.kind === 'mutation';
      if (isChange) seen ??= JSON.stringify(await snapshot());
      const bodies = (takesId(definition) ? owned : [anyId]).map(
        (id) => [id, bodyOf(definition, id)] as const,
      );
      const changed = bodies.map(([id, body]) => [id, changedBody(definition, body)] as const);
      const hasChoice = JSON.stringify(changed) !== JSON.stringify(bodies);
      for (const sent of isChange && hasChoice ? [bodies, changed] : [bodies]) {
        for (const [id, body] of sent) {
          const { status_code, text } = await send(name, body, other.token);
          const leaked = leaksIn(text);
          if (leaked.length > 0) findings.push(`${name} with ${id} shows ${leaked}`);
          if (takesId(definition) && isChange && status_code === success)
            findings.push(`${name} accepts ${id}`);
        }
        if (!isChange) continue;
        const now = JSON.stringify(await snapshot());
        if (now !== seen) findings.push(`${name} of another member changes what the owner sees`);
        seen = now;
      }
    }

    gateway.clock.advance(20 * 60_000);
    const demoDevice = 'matrix-demo';
    const demo = (await call(gateway, 'demoStart', { ofAge: true }, undefined, demoDevice)).data as {
      token: string;
    };
    for (const [name, definition] of memberCalls) {
      const isAllowed = definition.demo === 'allowed';
      for (const id of isAllowed && takesId(definition) ? owned : [anyId]) {
        const { status_code, text } = await send(name, bodyOf(definition, id), demo.token, demoDevice);
        if ((status_code === demoRefused) === isAllowed && name !== 'demoRefill')
          findings.push(`${name} answers a demo with ${status_code}`);
        if (leaksIn(text).length > 0) findings.push(`${name} with ${id} shows a demo ${leaksIn(text)}`);
      }
    }
    const closedTokens: [string, string][] = [];

    const closures = [
      ['timed out', 20302, 'timeOutStart', { days: 42 }],
      ['excluded', 20301, 'selfExclude', { months: 6, loginPassword: password }],
    ] as const;
    for (const [who, code, start, body] of closures) {
      gateway.clock.advance(20 * 60_000);
      const closed = await gateway.newMember(`closed${code}`);
      await send(start, body, closed.token);
      closedTokens.push([who, closed.token]);
      for (const [name, definition] of memberCalls) {
        const { status_code } = await send(name, bodyOf(definition, anyId), closed.token);
        const isRefused = status_code === code;
        if (isRefused !== (definition.needs !== 'nothing' || sendToVenue.has(name)))
          findings.push(`${name} answers a ${who} member with ${status_code}`);
      }
    }
    // To calls that answer visitors, a session that is over adds nothing, and the others nothing of the owner.
    const stranger = await gateway.newMember('stranger0001');
    const callers: readonly (readonly [who: string, token: string | undefined])[] = [
      ['a visitor', undefined],
      ['an ended session', ended.token],
      ['an expired session', expired.token],
      ['another member', stranger.token],
      ['a demo', demo.token],
      ...closedTokens.map(([who, token]) => [`a ${who} member`, token] as const),
    ];
    const closureCodes: readonly number[] = closures.map(([, code]) => code);
    const ids = quick ? [ownId, ...support] : owned;
    let before = JSON.stringify(await snapshot());
    for (const [name, definition] of openCalls) {
      const isChange = definition.endpoint.kind === 'mutation';
      for (const id of takesId(definition) ? ids : [anyId]) {
        const codes: number[] = [];
        for (const [index, [who, token]] of callers.entries()) {
          const body = bodyOf(definition, id);
          const device = index < 3 ? `matrix-${name}-${index}` : 'matrix-device';
          const { status_code, text } = await send(name, body, token, device);
          codes.push(status_code);
          if (leaksIn(text).length > 0) findings.push(`${name} with ${id} shows ${who} ${leaksIn(text)}`);
          if (takesId(definition) && isChange && status_code === success)
            findings.push(`${name} accepts ${id} from ${who}`);
          const isClosed = closureCodes.includes(status_code);
          const isRefused = index >= 5 && definition.needs !== 'nothing';
          // Offers are refused or left out by the call (`domain/protection/offers.test.ts`).
          const isOffer = index >= 5 && definition.area === offers;
          if (isClosed !== isRefused && !isOffer) findings.push(`${name} answers ${who} with ${status_code}`);
        }
        if (definition.auth === 'optional' && new Set(codes.slice(0, 3)).size > 1)
          findings.push(`${name} answers visitors and sessions that are over with ${codes.slice(0, 3)}`);
      }
      if (!isChange) continue;
      const now = JSON.stringify(await snapshot());
      if (now !== before) findings.push(`${name} of another caller changes what the owner sees`);
      before = now;
    }
    // Pages need a built site, so the short form sends only the calls.
    let pages: PageAccess = { requests: 0, findings: [], personal: 0, offering: 0 };
    if (!quick) {
      const { url: DATABASE_URL } = await acquireDatabase();
      const product = await startBuiltProduct({ DATA_DIR: join(folder, 'data'), DATABASE_URL });
      afterRun(product.dispose);
      pages = await comparePages(product, (ids) =>
        memberCalls
          .filter(([name]) => !closing.has(name))
          .flatMap(([name, definition]) => ids.map((id) => [name, bodyOf(definition, id)] as const)),
      );
    }
    return {
      operations: operations + pages.requests,
      kills: 0,
      acknowledged: answered,
      lost: 0,
      double: 0,
      findings: [...findings, ...pages.findings],
      note: `${memberCalls.length} calls of members and ${openCalls.length} that answer visitors, ${owned.length} ids of the owner in each that takes an id; ${pages.requests} requests for pages and calls at the site, ${pages.personal} of whose pages show their member something, and ${pages.offering} an offer that closed accounts do not see`,
    };
  },
};
