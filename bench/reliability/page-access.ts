import { callGateway } from '../../e2e/gateway-call';
import type { Product } from '../../e2e/product';
import { headers } from '../../packages/contract/src/headers';
import { limits } from '../../packages/contract/src/limits';
import type { CallName } from '../../packages/contract/src/schemas';
import { storageKeys } from '../../packages/contract/src/storage-keys';
import { demoMember } from '../../packages/gateway/src/seed/people';
import { paths } from '../../site/src/routes/paths';
import { createMember, dataOf, prepareWithdrawals } from './member';

/** Every path of the site, and files of its server. */
const valuesOf = (value: object | string): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap((each) => valuesOf(each));
const routes = [...new Set(valuesOf(paths)), '/openapi.json', '/healthz', '/nothing'];

/** Requests a page as a browser with this token does. */
const visit = async (url: string, path: string, token?: string) => {
  const answer = await fetch(url + path, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      ...(token !== undefined && { cookie: `${storageKeys.token}=${token}` }),
    },
  });
  return { answer, text: await answer.text() };
};

/** Creates a member whose data must not appear in a page or answer for another caller. */
const createOwner = async (product: Product) => {
  const gateway = { ...product, output: () => '' };
  const member = await createMember(gateway, 'pageowner77', '2000');
  await prepareWithdrawals(gateway, member, 77);
  const deposit = await member.call('depositCreate', { channel: 'alipay', amount: '100' }, 'pages-deposit');
  const { id } = dataOf<'depositCreate'>(deposit);
  return { member, secrets: [member.id, member.account, member.token, member.payoutAccount as string, id] };
};

interface PageAccess {
  requests: number;
  findings: string[];
  /** The number of pages that show the owner's data to the owner. */
  personal: number;
}

/**
 * Requests every route of the site's server for the owner and, at the same time, for a visitor, another member, the demo
 * account, a demo, and sessions that are over: a page that is rendered or cached for one caller must show nothing of it to another.
 *
 * @param attacks calls with the owner's ids, which the demo member sends
 */
export const comparePages = async (
  product: Product,
  attacks: (ids: readonly string[]) => Iterable<readonly [CallName, object]>,
): Promise<PageAccess> => {
  const { url } = product;
  const { member: owner, secrets } = await createOwner(product);
  const gateway = { ...product, output: () => '' };
  const other = await createMember(gateway, 'pageother77', '2000');
  const ended = await createMember(gateway, 'pageended77', '2000');
  await ended.call('logout', {});
  const expired = await createMember(gateway, 'pageexpired77', '2000');
  await product.control('expire-session', { account: expired.account });
  const started = await callGateway(url, 'demoStart', { ofAge: true });
  const { account, password } = demoMember;
  const { token: demo } = (await callGateway(url, 'login', { account, password })).data;
  const strangers: readonly [string, string | undefined][] = [
    ['a visitor', undefined],
    ['another member', other.token],
    ['the demo member', demo],
    ['a demo', started.data.token],
    ['an ended session', ended.token],
    ['an expired session', expired.token],
    ['an invented session', 'x'.repeat(43)],
  ];
  const result: PageAccess = { requests: 0, findings: [], personal: 0 };
  const { findings } = result;
  const leaksIn = (text: string) => secrets.filter((secret) => text.includes(secret));
  for (const path of routes) {
    const own = visit(url, path, owner.token);
    const others = strangers.map(async ([who, token]) => ({
      who,
      token,
      ...(await visit(url, path, token)),
    }));
    const { answer, text } = await own;
    if (text.includes(owner.token)) findings.push(`${path} contains the token of its reader`);
    if (leaksIn(text).length > 0) result.personal += 1;
    if (answer.headers.get('cache-control') !== 'no-store')
      findings.push(`${path} may be kept: ${answer.headers.get('cache-control')}`);
    for (const { who, token, answer, text } of await Promise.all(others)) {
      const leaked = leaksIn(text);
      if (leaked.length > 0) findings.push(`${path} shows ${who} ${leaked}`);
      if (token && text.includes(token)) findings.push(`${path} contains the token of ${who}`);
      if (answer.status >= 500) findings.push(`${path} answers ${who} with ${answer.status}`);
    }
    result.requests += 1 + strangers.length;
  }
  if (result.personal === 0)
    findings.push('no page shows its member anything, so the comparison proves nothing');
  for (const [name, body] of attacks(secrets)) {
    const answer = await callGateway(url, name, body as never, {
      [headers.token]: demo,
      [headers.idempotencyKey]: `pages-${result.requests}`,
    });
    result.requests += 1;
    const leaked = leaksIn(answer.text);
    if (leaked.length > 0) findings.push(`${name} shows the demo member ${leaked}`);
  }
  const info = await owner.call('memberInfo', { withLockMoney: 1 } as never);
  if (info.code !== limits.successCode) findings.push(`the owner got ${info.code}`);
  return result;
};
