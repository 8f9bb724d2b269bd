import { errorCodes, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createTestClient, createTestPorts, createTestTab, refuse } from '../testing';

describe('several tabs', () => {
  const setup = () => {
    const shared = createTestPorts();
    const open = () => {
      const tab = createTestTab();
      const { navigation, visibility, events } = tab;
      const { client } = createTestClient({ ports: { ...shared, tab, navigation, visibility, events } });
      const stop = client.session.watchTabs();
      return { session: client.session, tab, stop };
    };
    return { here: open(), there: open(), shared };
  };

  it('[SES-4] follows a login and a logout in another tab', () => {
    const { here, there } = setup();
    const changes: string[] = [];
    here.session.subscribe(({ kind, by }) => changes.push(`${kind} ${by}`));
    there.session.start('token-1');
    here.tab.storageChanged(storageKeys.token);
    expect(here.session.token()).toBe('token-1');
    there.session.clear();
    here.tab.storageChanged(null);
    expect(here.session.token()).toBeUndefined();
    expect(changes).toEqual(['started other-tab', 'cleared other-tab']);
  });

  it('[SES-4] [ERR-6] gives one tab, once, the code that ended the session, and none after a login or a logout', () => {
    const { here, there } = setup();
    const endIn = (tab: typeof here) => {
      tab.session.start('token-1');
      tab.session.clear('refused', errorCodes.loggedInElsewhere);
    };
    endIn(there);
    expect(here.session.takeEndCode()).toBe(errorCodes.loggedInElsewhere);
    expect(here.session.takeEndCode()).toBeUndefined();
    expect(there.session.takeEndCode()).toBeUndefined();
    endIn(there);
    there.session.start('token-2');
    expect(here.session.takeEndCode()).toBeUndefined();
    there.session.clear();
    expect(here.session.takeEndCode()).toBeUndefined();
  });

  it.each([
    [599_000, errorCodes.accountBlocked],
    [601_000, undefined],
    [-1000, undefined],
  ])(
    '[SES-4] [ERR-6] %i ms after the end gives the code %s: the next person at the browser is another one',
    async (elapsed, code) => {
      const { here, there, shared } = setup();
      there.session.start('token-1');
      there.session.clear('refused', errorCodes.accountBlocked);
      const now = shared.clock.now() + elapsed;
      shared.clock.now = () => now;
      expect(here.session.takeEndCode()).toBe(code);
      expect(shared.storage.getItem(storageKeys.sessionEnd)).toBeNull();
    },
  );

  it('[SES-4] gives no code that was stored without its moment', () => {
    const { here, shared } = setup();
    shared.storage.setItem(storageKeys.sessionEnd, String(errorCodes.accountBlocked));
    expect(here.session.takeEndCode()).toBeUndefined();
  });

  it('[SES-4] [ERR-6] keeps the code of a refused request before the other tabs see the end of the session', async () => {
    const { client, gateway, ports } = createTestClient();
    client.session.start('token-1');
    gateway.answer({ walletOverview: () => refuse(errorCodes.passwordChanged) });
    let atRemoval: string | null = null;
    const { removeItem } = ports.storage;
    ports.storage.removeItem = (key) => {
      if (key === storageKeys.token) atRemoval = ports.storage.getItem(storageKeys.sessionEnd);
      removeItem(key);
    };
    await client.request(wire.walletOverview, {}).catch(() => {});
    expect(atRemoval).toMatch(String(errorCodes.passwordChanged));
  });

  it('[SES-4] waits for a cookie that arrives after the storage event of its login', async () => {
    const { here, there, shared } = setup();
    const changes: string[] = [];
    here.session.subscribe(({ kind, by }) => changes.push(`${kind} ${by}`));
    there.session.start('token-1');
    here.tab.storageChanged(storageKeys.token);
    shared.storage.setItem(storageKeys.token, 'token-2');
    here.tab.storageChanged(storageKeys.token);
    await shared.clock.advance(299);
    expect(here.session.token()).toBe('token-1');
    shared.cookies.set(storageKeys.secureToken, 'token-2');
    await shared.clock.advance(1);
    expect(here.session.token()).toBe('token-2');
    expect(changes).toEqual(['started other-tab', 'started other-tab']);
  });

  it('[SES-1][SES-4] ends its session if no cookie belongs to the changed copy', async () => {
    const { here, shared } = setup();
    here.session.start('token-1');
    shared.storage.setItem(storageKeys.token, 'token-2');
    here.tab.storageChanged(storageKeys.token);
    await shared.clock.advance(1_299);
    expect(here.session.token()).toBe('token-1');
    await shared.clock.advance(1);
    expect(here.session.token()).toBeUndefined();
  });

  it('[SES-4] ignores other keys and the token that it already has', () => {
    const { here, there } = setup();
    const changes: string[] = [];
    here.session.subscribe(({ kind }) => changes.push(kind));
    there.session.start('token-1');
    here.tab.storageChanged('theme');
    expect(here.session.token()).toBeUndefined();
    here.tab.storageChanged(storageKeys.token);
    here.tab.storageChanged(storageKeys.token);
    expect(changes).toEqual(['started']);
  });

  it('[APP-7] reloads on focus when the token changed since the blur', () => {
    const { here, there } = setup();
    here.tab.blur();
    here.tab.focus();
    expect(here.tab.reloads()).toBe(0);
    here.tab.blur();
    there.session.start('token-1');
    here.tab.storageChanged(storageKeys.token);
    here.tab.focus();
    expect(here.tab.reloads()).toBe(1);
  });

  it('[APP-7][ERR-4] does not reload for its own change after the blur, whose reason a dialog is explaining', () => {
    const { here, there } = setup();
    here.session.start('token-1');
    here.tab.blur();
    here.session.clear('refused');
    here.tab.focus();
    here.tab.blur();
    here.session.start('token-2');
    here.tab.focus();
    expect(here.tab.reloads()).toBe(0);
    here.tab.blur();
    here.session.clear('refused');
    there.session.start('token-3');
    here.tab.focus();
    expect(here.tab.reloads()).toBe(1);
  });

  it('[APP-7] does not reload for its own login, nor after the subscription ended', () => {
    const { here, there } = setup();
    here.session.start('token-1');
    here.tab.blur();
    here.tab.focus();
    there.session.clear();
    here.stop();
    here.tab.focus();
    expect(here.tab.reloads()).toBe(0);
  });
});
