import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { createFlows } from '../../../e2e/flows';
import { callGateway, readAsMember, tokenOf } from '../../../e2e/gateway-call';
import { mouseInput } from '../../../e2e/input-driver';
import { authTexts, recordTexts } from '../../../e2e/texts';
import { type CallName, type CallRequest, errorCodes } from '../../../packages/contract/src';
import { headers } from '../../../packages/contract/src/headers';
import { limits } from '../../../packages/contract/src/limits';
import { sportsOfArea } from '../../../packages/contract/src/sports/model';
import { storageKeys } from '../../../packages/contract/src/storage-keys';
import { wire } from '../../../packages/contract/src/wire/all.generated';
import { cardNumber, paymentPassword } from '../../../packages/gateway/src/testing/test-member';
import { paths } from '../../../site/src/routes/paths';
import { demoMember, type Site, type Visitor } from './site';
import { visits } from './visits';

/** Who else walks: a demo sees other pages than a member, and a member with a withdrawal sees it. */
export type Walker = Visitor | 'demo' | 'withdrawer';

/** A navigation that loads files after the document. It starts on a page without header and footer, which has few files. */
export interface Walk {
  readonly who: Walker;
  readonly from: string;
  readonly to: string;
  /** The query of `to`, where it names a record or a match. */
  readonly query?: (site: Site, context: BrowserContext) => Promise<string>;
  /** Uses the page; by default `interact`. */
  readonly act?: (page: Page, site: Site) => Promise<void>;
  /** A site without HTTPS on another host than this computer: the browser has no WebCrypto. */
  readonly isInsecure?: true;
}

/** Uses what a page loads at an interaction: moves the mouse, and opens what its buttons open. */
export const interact = async (page: Page): Promise<void> => {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  const buttons = page.locator(
    'main button[aria-haspopup]:visible, main button[aria-expanded]:visible, header button[aria-haspopup]:visible',
  );
  for (const index of [0, 1, 2]) {
    if ((await buttons.count()) <= index) break;
    await buttons
      .nth(index)
      .click({ timeout: 500 })
      .catch(() => {});
    await page.keyboard.press('Escape');
  }
};

type Find = (page: Page) => Locator;
const press = (find: Find) => (page: Page) => find(page).first().click({ timeout: 3_000 });

/** Stays until the board has asked the venues how they are, which it does once the page has settled. */
const stay = (page: Page) => page.waitForTimeout(3_000);

/** Opens what a button opens, on a screen of the width of a phone. */
const onPhone = (find: Find) => async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await press(find)(page);
  await page.waitForTimeout(500);
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** Sends the form of a login; returns the first answer. */
const tryLogin = async (page: Page, account: string, password: string): Promise<number> => {
  const { locators } = createFlows(page, mouseInput);
  await locators.field(authTexts.account).fill(account, { timeout: 2_000 });
  await locators.field(authTexts.password).fill(password, { timeout: 2_000 });
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith(wire.login.path), { timeout: 5_000 }),
    page.keyboard.press('Enter'),
  ]);
  return ((await response.json()) as { status_code: number }).status_code;
};

/** A login that needs a proof of work, because of the attempts before it. */
const logInWithWork = async (page: Page) => {
  for (let turn = 0; turn < 8; turn++) {
    // No such account.
    if ((await tryLogin(page, 'row15attacked', 'Guess0xyz')) === errorCodes.proofRequired) break;
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(500);
};

const checked = { account: 'row15checked', password: 'Pavilion2026' };
/** A login from a new device, which needs a code. */
const logInWithCheck = async (page: Page, { url, control }: Site) => {
  // Refused from the second time on.
  await callGateway(url, 'register', { ...checked, phone: '13900150015', ofAge: true, acceptsTerms: true });
  await control('login-risk', { account: checked.account, code: errorCodes.newDevice });
  await tryLogin(page, checked.account, checked.password);
};

/** A running match. Another one each time: it may end during the row. */
const match = async ({ url }: Site) => {
  for (const sport of sportsOfArea('sport')) {
    const body = { provider: 'IMTY', sport, tab: 'live', limit: 1 } as const;
    const [event] = (await callGateway(url, 'sportsBoard', body)).data.events;
    if (event) return `?sport=${sport}&match=${event.id}`;
  }
  throw new Error('No match is running.');
};

const deposits = new Map<'pending' | 'cancelled', string>();
/** A deposit order of the member in a state. */
const deposit = (state: 'pending' | 'cancelled') => async (site: Site, context: BrowserContext) => {
  if (!deposits.has(state)) {
    const extra = {
      [headers.token]: await tokenOf(context),
      [headers.idempotencyKey]: randomUUID(),
    };
    const body = { channel: 'usdt', amount: '500' };
    const { id } = (await callGateway(site.url, 'depositCreate', body, extra)).data;
    if (state === 'cancelled') await readAsMember(site.url, context, 'depositCancel', { id });
    deposits.set(state, id);
  }
  return `?order=${deposits.get(state)}`;
};

const withdrawal = async ({ url }: Site, context: BrowserContext) =>
  `?order=${(await readAsMember(url, context, 'withdrawalOrders', {}))[0]?.id}`;

/** A browser profile with the session of a demo. */
const newDemo = async (site: Site): Promise<BrowserContext> => {
  const context = await site.newContext('visitor');
  const { token } = (await callGateway(site.url, 'demoStart', { ofAge: true })).data;
  await context.addCookies([{ name: storageKeys.token, value: token, url: site.url }]);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.token,
    token,
  ] as const);
  return context;
};

/** The browser context of a new member, who has asked for a withdrawal. */
const newWithdrawer = async (site: Site): Promise<BrowserContext> => {
  const { account, token, context } = await site.newMember('1000');
  const call = async <Name extends CallName>(name: Name, body: CallRequest<Name>) => {
    const extra = { [headers.token]: token, [headers.idempotencyKey]: randomUUID() };
    const answer = await callGateway(site.url, name, body, extra);
    if (answer.status_code !== limits.successCode) throw new Error(`${name}: ${answer.status_code}`);
    return answer.data;
  };
  await call('realNameSubmit', { name: '沈万三' });
  await site.control('review-real-name', { account, pass: true });
  await call('paymentPasswordSet', { paymentPassword, loginPassword: demoMember.password });
  const values = { number: cardNumber(1_515) };
  const { id } = await call('payoutAccountAdd', { kind: 'bank', values, paymentPassword });
  await site.control('end-cooling', { account });
  await call('withdrawalCreate', { payoutAccount: id, amount: '200', shownFee: '0.00', paymentPassword });
  return context;
};

/** Opens the browser profile of a walker. */
export const openContext: Readonly<Record<Walker, (site: Site) => Promise<BrowserContext>>> = {
  visitor: (site) => site.newContext('visitor'),
  member: (site) => site.newContext('member'),
  demo: newDemo,
  withdrawer: newWithdrawer,
};

const from = paths.other.restrictedIp;
const { game, mine, user } = paths;
const golden = `${game.egame}?play=golden-dragon`;

/** Walks to every route, and to what a page loads only in a certain state. */
export const walks: readonly Walk[] = [
  ...visits.map(({ row, who }) => ({ who, from, to: row.path })),
  { who: 'visitor', from: user.login, to: from },
  { who: 'visitor', from, to: golden },
  { who: 'member', from, to: golden },
  { who: 'visitor', from, to: user.login, act: logInWithWork },
  { who: 'visitor', from, to: user.login, act: logInWithCheck },
  { who: 'visitor', from: `${from}?r_code=NOBODY22&r_bet=none`, to: user.register },
  { who: 'visitor', from, to: `${paths.home}?room=all` },
  { who: 'visitor', from, to: game.sport, query: match },
  { who: 'visitor', from, to: `${game.sport}?view=results` },
  { who: 'visitor', from, to: `${game.sport}?view=standings` },
  { who: 'visitor', from, to: `${game.sport}?tab=outrights` },
  { who: 'member', from, to: game.sport, act: stay },
  { who: 'member', from, to: mine.finance.deposit, query: deposit('pending') },
  { who: 'member', from, to: mine.finance.deposit, query: deposit('cancelled') },
  { who: 'withdrawer', from, to: mine.finance.withdrawal, query: withdrawal },
  {
    who: 'member',
    from,
    to: mine.record.bets,
    act: press((page) => page.locator('main tbody button[aria-expanded=false]')),
  },
  {
    who: 'member',
    from,
    to: mine.record.bets,
    act: onPhone((page) => page.getByRole('button', { name: recordTexts.openFilters })),
  },
  {
    who: 'member',
    from,
    to: paths.home,
    act: onPhone((page) => page.locator('nav button[aria-haspopup=dialog]:visible')),
  },
  { who: 'demo', from, to: mine.finance.withdrawal },
  { who: 'visitor', from, to: paths.home, isInsecure: true },
  { who: 'member', from, to: paths.home, isInsecure: true },
];

/** Scripts of the build that no page loads, with the reason. */
export const unusedScripts: ReadonlyMap<string, string> = new Map([
  ['virtual-rows', 'no table of the site is virtual; the kit has them for others'],
  ['device-fingerprint', 'this brand sends no fingerprint of the device'],
  ['hls.light', 'no room of the sandbox has a video; without the script its match is drawn'],
]);
