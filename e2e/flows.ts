import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDriver } from './input-driver';
import { anyOf, appTexts, authTexts, cashierTexts, filled, kitTexts, lobbyTexts, titleTexts } from './texts';

/** Credentials of a test member. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Creates unique credentials, so that tests do not share balances. */
export const newCredentials = (): Credentials => ({
  // Letters that spell no name of a messenger, with which an account would not become the nickname (PFL-1).
  account:
    `e${[...`${Date.now()}${Math.random().toString().slice(2, 4)}`].map((digit) => 'abcdefhijk'[Number(digit)]).join('')}`.slice(
      0,
      16,
    ),
  password: 'Lantern2026',
});

/** Values of the deposit form. */
export interface Deposit {
  /** The displayed name of the channel. */
  readonly channel: string;
  /** The amount as typed. */
  readonly amount: string;
  /** Values of the channel's own fields, by their labels. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Locators of the site, by accessible name. */
export const locatorsOf = (page: Page) => {
  const header = page.getByRole('banner');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const game = page.frameLocator('iframe');
  return {
    header,
    main: page.getByRole('main'),
    heading: (name: string | RegExp) => page.getByRole('heading', { name }),
    field: (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    login: header.getByRole('link', { name: appTexts.login, exact: true }),
    register: header.getByRole('link', { name: appTexts.register, exact: true }),
    deposit: header.getByRole('link', { name: appTexts.deposit, exact: true }),
    accountMenu: header.getByRole('button', { name: appTexts.accountMenu }),
    accountPanel: dialog(appTexts.accountMenu),
    balance: header.locator(`div:has(> button[aria-label="${appTexts.refreshBalance}"]) > span`),
    menu: (title: string) =>
      page.getByRole('navigation', { name: appTexts.mainNavigation }).getByRole('link', { name: title }),
    toSpace: page.getByRole('button', { name: filled(appTexts.switchTheme, { theme: '太空' }) }).first(),
    switchTheme: page
      .getByRole('button', { name: new RegExp(`^${filled(appTexts.switchTheme, { theme: '.+' })}$`) })
      .first(),
    warning: page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: kitTexts.antiFraudWarning }),
    loginOffer: dialog(appTexts.loginOfferTitle),
    radio: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
    stage: page.locator('section[role=dialog]'),
    stageBalance: page.locator('section[role=dialog] header [data-fact=balance]'),
    leaveGame: page.getByRole('button', { name: lobbyTexts.leave }),
    game: {
      page: game.locator('#game'),
      spin: game.locator('#spin'),
      toDeposit: game.locator('#deposit'),
      toProtection: game.locator('#protection'),
      balance: game.locator('#balance'),
      clock: game.locator('#elapsed'),
      rounds: game.locator('#rounds'),
      notice: game.locator('#notice'),
    },
    rows: page.getByRole('table').locator('tbody tr:has(td):not(:has(th))'),
  };
};

/** User flows shared by the tests. Each resolves when the page shows its result. */
export const createFlows = (page: Page, input: InputDriver) => {
  const locators = locatorsOf(page);

  const fillIn = async (fields: readonly (readonly [Locator, string])[]) => {
    for (const [field, text] of fields) await input.fill(field, text);
  };

  const submitLogin = async ({ account, password }: Credentials, { remember = false } = {}) => {
    await fillIn([
      [locators.field(authTexts.account), account],
      [locators.field(authTexts.password), password],
    ]);
    const box = page.getByRole('checkbox', { name: anyOf(authTexts.remember) });
    if ((await box.isChecked()) !== remember) await input.tick(box);
    await input.press(locators.main.getByRole('button', { name: authTexts.login, exact: true }));
  };

  return {
    locators,

    /** Opens registration from any page, as a visitor. */
    openRegister: async () => {
      await input.press(locators.register);
      await expect(locators.heading(authTexts.registerTitle)).toBeVisible();
    },

    fillRegistration: async ({ account, password }: Credentials) => {
      await fillIn([
        [locators.field(authTexts.account), account],
        [locators.field(authTexts.newPassword), password],
      ]);
      await input.tick(page.getByRole('checkbox', { name: authTexts.ofAge }));
      await input.tick(page.getByRole('checkbox', { name: authTexts.termsLead }));
    },

    submitRegistration: async () => {
      await input.press(locators.main.getByRole('button', { name: authTexts.register, exact: true }));
    },

    /** Opens the login form from any page, as a visitor. */
    openLogin: async () => {
      await input.press(locators.login);
      await expect(locators.heading(authTexts.loginTitle)).toBeVisible();
    },

    submitLogin,

    logIn: async (credentials: Credentials, options?: Parameters<typeof submitLogin>[1]) => {
      await submitLogin(credentials, options);
      await expect(locators.accountMenu).toBeVisible();
    },

    logOut: async () => {
      await input.press(locators.accountMenu);
      await input.press(locators.accountPanel.getByRole('button', { name: appTexts.logout }));
      await expect(locators.login).toBeVisible();
    },

    /** Opens a page of the member from the account menu. */
    openMemberPage: async (title: keyof typeof titleTexts) => {
      await input.press(locators.accountMenu);
      await input.press(locators.accountPanel.getByRole('link', { name: titleTexts[title] }));
      await expect(page.getByRole('heading', { name: titleTexts[title], level: 1 })).toBeVisible();
    },

    confirmWarning: async () => {
      await expect(locators.warning).toBeVisible();
      await input.press(locators.warning.getByRole('button', { name: kitTexts.understood }));
      await expect(locators.warning).toHaveCount(0);
    },

    /** Fills in the deposit form and presses its button; a warning may follow. */
    submitDeposit: async ({ channel, amount, fields = {} }: Deposit) => {
      await input.choose(locators.radio(channel));
      await input.fill(locators.field(cashierTexts.amount), amount);
      for (const [label, value] of Object.entries(fields)) await input.fill(locators.field(label), value);
      await input.press(page.getByRole('button', { name: new RegExp(`^${cashierTexts.submit}`) }));
    },

    /** Opens a game from the lobby. */
    openGame: async (name: string) => {
      await input.press(locators.main.getByRole('link', { name, exact: true }));
      await expect(page.locator('iframe')).toHaveAttribute('title', filled(lobbyTexts.frameTitle, { name }));
      await expect(locators.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    },
  };
};
