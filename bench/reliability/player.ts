import { randomUUID } from 'node:crypto';
import type { CallName, CallRequest, CallResponse } from '@pavilion/contract/wire';
import { callGateway } from '../../e2e/gateway-call';
import { headers } from '../../packages/contract/src/headers';
import { limits } from '../../packages/contract/src/limits';
import type { GatewayProcess } from './gateway-process';

/** What a money call was answered with. A refusal has another code than `limits.successCode`. */
export interface Told {
  code: number;
  data: unknown;
  /** All of it, as it came over the line. */
  text: string;
}

/** A member with money, and a game of theirs that is open. */
export interface Player {
  id: string;
  account: string;
  token: string;
  /** Token of the game. */
  game: string;
  /** Asks as this member; throws when no answer comes, or one that leaves open what was done. */
  call<Name extends CallName>(name: Name, body: CallRequest<Name>, key?: string): Promise<Told>;
  /** Plays a round of the game; throws like `call`. */
  spin(key: string, stake: string): Promise<Told>;
}

export const gameCode = 'golden-dragon';
export const venueCode = 'PAVILION';
/** Long enough for anything but a line that is dead, ms. */
const patience = 15_000;

const said = (httpStatus: number, text: string): Told => {
  if (httpStatus >= 500) throw new Error(`no answer: ${httpStatus}`);
  const { status_code, data } = JSON.parse(text) as { status_code: number; data: unknown };
  return { code: status_code, data, text };
};

const inTime = <T>(asking: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  });
  return Promise.race([asking, late]).finally(() => clearTimeout(timer));
};

/** The data of an answer that has to be a success. */
export const dataOf = <Name extends CallName>(told: Told): CallResponse<Name> => {
  if (told.code !== limits.successCode) throw new Error(`refused: ${told.code} ${JSON.stringify(told.data)}`);
  return told.data as CallResponse<Name>;
};

export const createPlayer = async (
  gateway: GatewayProcess,
  account: string,
  amount: string,
): Promise<Player> => {
  let token = '';
  let game = '';
  const call: Player['call'] = async (name, body, key) => {
    const answer = await inTime(
      callGateway(gateway.url, name, body, {
        ...(token && { [headers.token]: token }),
        ...(key !== undefined && { [headers.idempotencyKey]: key }),
      }),
    );
    return said(answer.httpStatus, answer.text);
  };
  const registered = dataOf<'register'>(
    await call('register', { account, password: 'Trial2026', ofAge: true, acceptsTerms: true }),
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
    async spin(key, stake) {
      const answer = await inTime(
        fetch(`${gateway.venueUrl}/slots/api/spin`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${game}` },
          body: JSON.stringify({ key, stake }),
          signal: AbortSignal.timeout(patience),
        }),
      );
      return said(answer.status, await inTime(answer.text()));
    },
  };
};
