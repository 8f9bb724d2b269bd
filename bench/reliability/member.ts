import { randomUUID } from 'node:crypto';
import type { CallName, CallRequest, CallResponse } from '@pavilion/contract/wire';
import { callGateway } from '../../e2e/gateway-call';
import { headers } from '../../packages/contract/src/headers';
import { limits } from '../../packages/contract/src/limits';
import { cardNumber, paymentPassword } from '../../packages/gateway/src/testing/test-member';
import type { GatewayProcess } from './gateway-process';

/** The response to a money call. A rejection has another code than `limits.successCode`. */
export interface GatewayResponse {
  code: number;
  data: unknown;
  /** The whole body as received. */
  text: string;
}

/** A registered member with a balance and an open game. */
export interface Member {
  id: string;
  account: string;
  token: string;
  /** Token of the game session. */
  game: string;
  /** Throws without a response, or on a 5xx, because it is then unknown whether the call took effect. */
  call<Name extends CallName>(name: Name, body: CallRequest<Name>, key?: string): Promise<GatewayResponse>;
  /** Id of the bound account to which money is paid; undefined for a member who cannot withdraw. */
  payoutAccount?: string;
  /** The latest requested limit on the stakes of a month, minor units. */
  limit?: bigint;
  /** Plays a round of the game; throws like `call`. */
  spin(key: string, stake: string): Promise<GatewayResponse>;
}

export const gameCode = 'golden-dragon';
export const memberPassword = 'Trial2026';
export const venueCode = 'PAVILION';
/** Timeout of a call, ms: longer than any response takes while the connection works. */
const timeout = 15_000;

const readResponse = (httpStatus: number, text: string): GatewayResponse => {
  if (httpStatus >= 500) throw new Error(`no response: ${httpStatus}`);
  const { status_code, data } = JSON.parse(text) as { status_code: number; data: unknown };
  return { code: status_code, data, text };
};

const withTimeout = <T>(promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), timeout);
  });
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer));
};

/** The data of a response that must be a success. */
export const dataOf = <Name extends CallName>(response: GatewayResponse): CallResponse<Name> => {
  if (response.code !== limits.successCode)
    throw new Error(`rejected: ${response.code} ${JSON.stringify(response.data)}`);
  return response.data as CallResponse<Name>;
};

/** Sends a call of a game's page, at the venue of any gateway; throws like `Member.call`. */
export const playAt = async (
  venueUrl: string,
  path: string,
  game: string,
  body: object,
): Promise<GatewayResponse> => {
  const answer = await withTimeout(
    fetch(`${venueUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${game}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    }),
  );
  return readResponse(answer.status, await withTimeout(answer.text()));
};

/** Plays a round as the page of the game does, at the venue of any gateway. */
export const spinAt = (
  venueUrl: string,
  game: string,
  key: string,
  stake: string,
): Promise<GatewayResponse> => playAt(venueUrl, 'slots/api/spin', game, { key, stake });

/** Gives a member everything that a withdrawal needs: name, payment password and a card past its cooling period. */
export const prepareWithdrawals = async (
  { control }: GatewayProcess,
  member: Member,
  card: number,
): Promise<void> => {
  const { account, call } = member;
  dataOf(await call('realNameSubmit', { name: '沈万三' }));
  await control('review-real-name', { account, pass: true });
  dataOf(await call('paymentPasswordSet', { paymentPassword, loginPassword: memberPassword }));
  const bound = await call('payoutAccountAdd', {
    kind: 'bank',
    values: { number: cardNumber(card) },
    paymentPassword,
  });
  member.payoutAccount = dataOf<'payoutAccountAdd'>(bound).id;
  await control('end-cooling', { account });
  await control('set-vip', { account, level: 6 });
};

export const createMember = async (
  gateway: GatewayProcess,
  account: string,
  amount: string,
): Promise<Member> => {
  let token = '';
  let game = '';
  const call: Member['call'] = async (name, body, key) => {
    const answer = await withTimeout(
      callGateway(gateway.url, name, body, {
        ...(token && { [headers.token]: token }),
        ...(key !== undefined && { [headers.idempotencyKey]: key }),
      }),
    );
    return readResponse(answer.httpStatus, answer.text);
  };
  const registered = dataOf<'register'>(
    await call('register', { account, password: memberPassword, ofAge: true, acceptsTerms: true }),
  );
  if (!registered.member) throw new Error(`${account} was not registered`);
  token = registered.token;
  const order = dataOf<'depositCreate'>(
    await call('depositCreate', { channel: 'usdt', amount }, randomUUID()),
  );
  await gateway.control('pay-deposit', { id: order.id });
  const launch = dataOf<'venueLaunch'>(await call('venueLaunch', { enName: venueCode, gameCode }));
  game = new URLSearchParams(new URL(launch.url).hash.slice(1)).get('token') ?? launch.token;
  return {
    id: registered.member.id,
    account,
    token,
    game,
    call,
    spin: (key, stake) => spinAt(gateway.venueUrl, game, key, stake),
  };
};
