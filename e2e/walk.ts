import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDriver } from './input-driver';
import { anyOf, appTexts, authTexts, cashierTexts, filled, kitTexts, lobbyTexts, titleTexts } from './texts';

/** The login of a member. */
export interface Person {
  readonly account: string;
  readonly password: string;
}

/** A new account for each test, so that tests do not share a balance. */
export const newPerson = (): Person => ({
  account: `e${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.slice(0, 16),
  password: 'Lantern2026',
});

/** What a deposit form is filled in with. */
export interface Deposit {
  /** The name of the channel on the screen. */
  readonly channel: string;
  /** As it is typed. */
  readonly amount: string;
  /** Values of the channel's own fields, by their labels. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Locators of the site's screens, by accessible names. */
export const screensOf = (page: Page) => {
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
    stageBalance: page.locator('section[role=dialog] header').getByText(/^[\d,]+\.\d\d$/),
    leaveGame: page.getByRole('button', { name: lobbyTexts.leave }),
    game: {
      page: game.locator('#game'),
      spin: game.locator('#spin'),
      toDeposit: game.locator('#deposit'),
      balance: game.locator('#balance'),
      rounds: game.locator('#rounds'),
      notice: game.locator('#notice'),
    },
    rows: page.getByRole('table').locator('tbody tr'),
  };
};

/** Steps of a user journey. Each ends when the screen shows its result. */
export const walkOf = (page: Page, input: InputDriver) => {
  const screens = screensOf(page);

  const fillIn = async (fields: readonly (readonly [Locator, string])[]) => {
    for (const [field, text] of fields) await input.fill(field, text);
  };

  const submitLogin = async ({ account, password }: Person, { remember = false } = {}) => {
    await fillIn([
      [screens.field(authTexts.account), account],
      [screens.field(authTexts.password), password],
    ]);
    const box = page.getByRole('checkbox', { name: anyOf(authTexts.remember) });
    if ((await box.isChecked()) !== remember) await input.tick(box);
    await input.press(screens.main.getByRole('button', { name: authTexts.login, exact: true }));
  };

  return {
    screens,

    /** From any page of a visitor. */
    openRegister: async () => {
      await input.press(screens.register);
      await expect(screens.heading(authTexts.registerTitle)).toBeVisible();
    },

    fillRegistration: async ({ account, password }: Person) => {
      await fillIn([
        [screens.field(authTexts.account), account],
        [screens.field(authTexts.newPassword), password],
      ]);
      await input.tick(page.getByRole('checkbox', { name: authTexts.ofAge }));
      await input.tick(page.getByRole('checkbox', { name: authTexts.termsLead }));
    },

    submitRegistration: async () => {
      await input.press(screens.main.getByRole('button', { name: authTexts.register, exact: true }));
    },

    /** From any page of a visitor to the form. */
    openLogin: async () => {
      await input.press(screens.login);
      await expect(screens.heading(authTexts.loginTitle)).toBeVisible();
    },

    submitLogin,

    logIn: async (person: Person, options?: Parameters<typeof submitLogin>[1]) => {
      await submitLogin(person, options);
      await expect(screens.accountMenu).toBeVisible();
    },

    logOut: async () => {
      await input.press(screens.accountMenu);
      await input.press(screens.accountPanel.getByRole('button', { name: appTexts.logout }));
      await expect(screens.login).toBeVisible();
    },

    /** Opens a page of the member from the account menu. */
    openOwn: async (title: keyof typeof titleTexts) => {
      await input.press(screens.accountMenu);
      await input.press(screens.accountPanel.getByRole('link', { name: titleTexts[title] }));
      await expect(page.getByRole('heading', { name: titleTexts[title], level: 1 })).toBeVisible();
    },

    understandWarning: async () => {
      await expect(screens.warning).toBeVisible();
      await input.press(screens.warning.getByRole('button', { name: kitTexts.understood }));
      await expect(screens.warning).toHaveCount(0);
    },

    /** Fills in the deposit form and presses its button; a warning may follow. */
    submitDeposit: async ({ channel, amount, fields = {} }: Deposit) => {
      await input.choose(screens.radio(channel));
      await input.fill(screens.field(cashierTexts.amount), amount);
      for (const [label, value] of Object.entries(fields)) await input.fill(screens.field(label), value);
      await input.press(page.getByRole('button', { name: new RegExp(`^${cashierTexts.submit}`) }));
    },

    /** From the lobby. */
    openGame: async (name: string) => {
      await input.press(screens.main.getByRole('link', { name, exact: true }));
      await expect(page.locator('iframe')).toHaveAttribute('title', filled(lobbyTexts.frameTitle, { name }));
      await expect(screens.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    },
  };
};
