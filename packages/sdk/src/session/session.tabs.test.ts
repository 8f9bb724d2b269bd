import { storageKeys } from '@pavilion/contract';
import { createTestClient, createTestPorts, createTestTab } from '../testing';

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
    return { here: open(), there: open() };
  };

  it('[SES-4] hears of a login and a logout in another tab', () => {
    const { here, there } = setup();
    const heard: string[] = [];
    here.session.subscribe(({ kind, by }) => heard.push(`${kind} ${by}`));
    there.session.start('token-1');
    here.tab.storageChanged(storageKeys.token);
    expect(here.session.token()).toBe('token-1');
    there.session.clear();
    here.tab.storageChanged(null);
    expect(here.session.token()).toBeUndefined();
    expect(heard).toEqual(['started other-tab', 'cleared other-tab']);
  });

  it('[SES-4] minds neither other keys nor news of the token it has', () => {
    const { here, there } = setup();
    const heard: string[] = [];
    here.session.subscribe(({ kind }) => heard.push(kind));
    there.session.start('token-1');
    here.tab.storageChanged('theme');
    expect(here.session.token()).toBeUndefined();
    here.tab.storageChanged(storageKeys.token);
    here.tab.storageChanged(storageKeys.token);
    expect(heard).toEqual(['started']);
  });

  it('[APP-7] reloads at focus when the token is not the one held at blur', () => {
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

  it('[APP-7] does not reload for a login of its own, nor when it no longer watches', () => {
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
