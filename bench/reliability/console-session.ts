import { operatorHeader } from '../../packages/gateway/src/operator/operator-header';
import { totpAt } from '../../packages/gateway/src/testing/totp';

/** The operator's console, with the session of its first operator. */
export interface ConsoleSession {
  /** By the address of this machine: not every system resolves names below localhost. */
  readonly origin: string;
  /** Name and value. */
  readonly cookie: string;
}

/** Ends the first login of the console: the address that the start prints has its name and one-time code. */
export const openConsole = async (setupUrl: string): Promise<ConsoleSession> => {
  const { port, hash } = new URL(setupUrl);
  const origin = `http://127.0.0.1:${port}`;
  const [name = '', code = ''] = hash.replace('#setup=', '').split('.');
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [operatorHeader]: '1' },
      body: JSON.stringify(body),
    });
  const { secret } = (await (await post('setupBegin', { name, code })).json()) as { secret: string };
  const totp = totpAt(secret, Date.now());
  const finished = await post('setupFinish', { name, code, password: 'reliability rows', totp });
  const cookie = finished.headers.get('set-cookie')?.split(';')[0];
  if (!finished.ok || !cookie) throw new Error(`the console opened no session: ${await finished.text()}`);
  return { origin, cookie };
};
