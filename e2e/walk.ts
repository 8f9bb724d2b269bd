import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands';
import { anyOf, appTexts, authTexts, cashierTexts, filled, kitTexts, lobbyTexts, titleTexts } from './texts';

/** Someone to be. */
export interface Person {
  readonly account: string;
  readonly password: string;
}

/** A new person for each test, so that no test meets another's money. */
export const newPerson = (): Person => ({
  account: `e${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.slice(0, 16),
  password: 'Lantern2026',
});

/** What the site is asked to do to deposit. */
export interface Deposit {
  /** The channel as it is called on the screen. */
  readonly channel: string;
  /** As it is typed. */
  readonly amount: string;
  /** What the channel's own fields are filled in with, by their labels. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Where things are on the screens of the site, by the names that people know them by. */
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

/** The walks that every story is made of. Each ends when the screen shows that it is done. */
export const walkOf = (page: Page, hands: Hands) => {
  const screens = screensOf(page);

  const fillIn = async (fields: readonly (readonly [Locator, string])[]) => {
    for (const [field, text] of fields) await hands.fill(field, text);
  };

  const submitLogin = async ({ account, password }: Person, { remember = false } = {}) => {
    await fillIn([
      [screens.field(authTexts.account), account],
      [screens.field(authTexts.password), password],
    ]);
    const box = page.getByRole('checkbox', { name: anyOf(authTexts.remember) });
    if ((await box.isChecked()) !== remember) await hands.tick(box);
    await hands.press(screens.main.getByRole('button', { name: authTexts.login, exact: true }));
  };

  return {
    screens,

    /** From any page of a visitor. */
    openRegister: async () => {
      await hands.press(screens.register);
      await expect(screens.heading(authTexts.registerTitle)).toBeVisible();
    },

    fillRegistration: async ({ account, password }: Person) => {
      await fillIn([
        [screens.field(authTexts.account), account],
        [screens.field(authTexts.newPassword), password],
      ]);
      await hands.tick(page.getByRole('checkbox', { name: authTexts.ofAge }));
      await hands.tick(page.getByRole('checkbox', { name: authTexts.termsLead }));
    },

    submitRegistration: async () => {
      await hands.press(screens.main.getByRole('button', { name: authTexts.register, exact: true }));
    },

    /** From any page of a visitor; ends on the form. */
    openLogin: async () => {
      await hands.press(screens.login);
      await expect(screens.heading(authTexts.loginTitle)).toBeVisible();
    },

    submitLogin,

    logIn: async (person: Person, how?: Parameters<typeof submitLogin>[1]) => {
      await submitLogin(person, how);
      await expect(screens.accountMenu).toBeVisible();
    },

    logOut: async () => {
      await hands.press(screens.accountMenu);
      await hands.press(screens.accountPanel.getByRole('button', { name: appTexts.logout }));
      await expect(screens.login).toBeVisible();
    },

    /** A page of the member, by the menu under the account. */
    openOwn: async (title: keyof typeof titleTexts) => {
      await hands.press(screens.accountMenu);
      await hands.press(screens.accountPanel.getByRole('link', { name: titleTexts[title] }));
      await expect(page.getByRole('heading', { name: titleTexts[title], level: 1 })).toBeVisible();
    },

    understandWarning: async () => {
      await expect(screens.warning).toBeVisible();
      await hands.press(screens.warning.getByRole('button', { name: kitTexts.understood }));
      await expect(screens.warning).toHaveCount(0);
    },

    /** On the deposit's form; ends when it was sent, or stopped by a warning. */
    submitDeposit: async ({ channel, amount, fields = {} }: Deposit) => {
      await hands.choose(screens.radio(channel));
      await hands.fill(screens.field(cashierTexts.amount), amount);
      for (const [label, value] of Object.entries(fields)) await hands.fill(screens.field(label), value);
      await hands.press(page.getByRole('button', { name: new RegExp(`^${cashierTexts.submit}`) }));
    },

    /** In the lobby. */
    openGame: async (name: string) => {
      await hands.press(screens.main.getByRole('link', { name, exact: true }));
      await expect(page.locator('iframe')).toHaveAttribute('title', filled(lobbyTexts.frameTitle, { name }));
      await expect(screens.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    },
  };
};
