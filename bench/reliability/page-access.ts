import { callGateway } from '../../e2e/gateway-call';
import type { Product } from '../../e2e/product';
import { headers } from '../../packages/contract/src/headers';
import { limits } from '../../packages/contract/src/limits';
import type { CallName } from '../../packages/contract/src/schemas';
import { storageKeys } from '../../packages/contract/src/storage-keys';
import { demoMember } from '../../packages/gateway/src/seed/people';
import { invitations as invitationTexts } from '../../site/src/features/invitations/messages/zh-CN';
import { paths } from '../../site/src/routes/paths';
import { createMember, dataOf, type Member, memberPassword, prepareWithdrawals } from './member';

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

/** Names of the offers that a member sees, of which closed accounts see none (PRO-2). */
const offersOf = async (member: Member): Promise<string[]> => {
  const { items } = dataOf<'promotionList'>(await member.call('promotionList', {}));
  const ads = dataOf<'queryStationAdList'>(await member.call('queryStationAdList', {}));
  const titles = [...items, ...ads].map(({ title }) => title['zh-CN']);
  // The name of the page about inviting, which stays open to the friends invited so far.
  return titles.filter((title) => title !== invitationTexts.title);
};

export interface PageAccess {
  requests: number;
  findings: string[];
  /** The number of pages that show the owner's data to the owner. */
  personal: number;
  /** The number of pages that show offers to a member, and none to closed accounts. */
  offering: number;
}

/**
 * Requests every route of the site's server for the owner and, at the same time, for a visitor, another member, the demo
 * account, a demo, members in a time-out or a self-exclusion, and sessions that are over: a page that is rendered or cached
 * for one caller must show nothing of it to another. To closed accounts every page stays open as to other members, since the
 * records, the withdrawal and the protection are theirs, but none shows them an offer.
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
  const timedOut = await createMember(gateway, 'pagetimeout77', '2000');
  dataOf(await timedOut.call('timeOutStart', { days: 7 }));
  const excluded = await createMember(gateway, 'pageexcluded77', '2000');
  dataOf(await excluded.call('selfExclude', { months: 6, loginPassword: memberPassword }));
  const offers = await offersOf(other);
  const started = await callGateway(url, 'demoStart', { ofAge: true });
  const { account, password } = demoMember;
  const { token: demo } = (await callGateway(url, 'login', { account, password })).data;
  const strangers: readonly [string, string | undefined][] = [
    ['a visitor', undefined],
    ['another member', other.token],
    ['the demo member', demo],
    ['a demo', started.data.token],
    ['a timed out member', timedOut.token],
    ['an excluded member', excluded.token],
    ['an ended session', ended.token],
    ['an expired session', expired.token],
    ['an invented session', 'x'.repeat(43)],
  ];
  const closed: readonly unknown[] = [timedOut.token, excluded.token];
  const result: PageAccess = { requests: 0, findings: [], personal: 0, offering: 0 };
  const { findings } = result;
  const leaksIn = (text: string) => secrets.filter((secret) => text.includes(secret));
  const offersIn = (text: string) => offers.filter((offer) => text.includes(offer));
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
    const answers = await Promise.all(others);
    const open = answers.find(({ token }) => token === other.token);
    const isOffering = open !== undefined && offersIn(open.text).length > 0;
    if (isOffering) result.offering += 1;
    for (const { who, token, answer, text } of answers) {
      if (closed.includes(token)) {
        if (offersIn(text).length > 0) findings.push(`${path} shows ${who} ${offersIn(text)}`);
        const [at, to] = [answer, open?.answer].map(
          (each) => `${each?.status} ${each?.headers.get('location')}`,
        );
        if (at !== to) findings.push(`${path} answers ${who} with ${at}, other members with ${to}`);
      }
      const leaked = leaksIn(text);
      if (leaked.length > 0) findings.push(`${path} shows ${who} ${leaked}`);
      if (token && text.includes(token)) findings.push(`${path} contains the token of ${who}`);
      if (answer.status >= 500) findings.push(`${path} answers ${who} with ${answer.status}`);
    }
    result.requests += 1 + strangers.length;
  }
  if (result.personal === 0)
    findings.push('no page shows its member anything, so the comparison proves nothing');
  if (result.offering === 0)
    findings.push('no page shows a member an offer, so their absence proves nothing');
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
