import { errorCodes, storageKeys } from '@pavilion/contract';
import { toast } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../routes/paths';
import { memberCookies, openSite } from '../../testing/open-site';

describe('the end of a session in another tab', () => {
  let close = () => {};
  let hasFocus = true;
  beforeEach(() => {
    jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
  });
  afterEach(() => {
    close();
    resetModals();
    act(() => toast.clear());
    hasFocus = true;
    jest.restoreAllMocks();
  });

  const open = async (cookies: Record<string, string> = memberCookies) => {
    const site = await openSite(paths.help.aboutUs, { cookies });
    const { ports } = site;
    close = site.close;
    /** Another tab of the browser, whose request is refused. */
    const endElsewhere = (code: number) =>
      act(async () => {
        ports.storage.setItem(storageKeys.sessionEnd, `${code} ${ports.clock.now()}`);
        ports.cookies.remove(storageKeys.token);
        ports.storage.removeItem(storageKeys.token);
        ports.tab.storageChanged(storageKeys.token);
      });
    const focus = () =>
      act(async () => {
        hasFocus = true;
        dispatchEvent(new Event('focus'));
        ports.tab.focus();
      });
    return { ...site, endElsewhere, focus };
  };

  it.each([
    ['zh-CN', '您的账号已在其他设备登录'],
    ['en', 'log in on another device'],
  ])('[SES-4] [ERR-6] in %s shows 6001 in the tab with the focus, once', async (locale, text) => {
    const { endElsewhere, focus, client } = await open({ ...memberCookies, [storageKeys.locale]: locale });
    await endElsewhere(errorCodes.loggedInElsewhere);
    expect(await screen.findByRole('dialog')).toHaveTextContent(text);
    expect(client.session.takeEndCode()).toBeUndefined();
    await focus();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getAllByRole('button', { name: /确定|OK|Confirm/ })[0]!);
    await waitFor(() => expect(location.pathname).toBe(paths.user.login));
  });

  it.each([
    [errorCodes.passwordChanged, '密码已修改，请使用新密码登录'],
    [errorCodes.accountBlocked, '账号已停用，请联系客服'],
  ])('[SES-4] [ERR-6] shows the reason of %i in the tab with the focus', async (code, text) => {
    const { endElsewhere } = await open();
    await endElsewhere(code);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('[SES-4] [APP-7] leaves the reason of a tab without the focus to its reload', async () => {
    const { endElsewhere, focus, ports } = await open();
    hasFocus = false;
    await endElsewhere(errorCodes.passwordChanged);
    await focus();
    expect(ports.tab.reloads()).toBe(1);
    expect(ports.storage.getItem(storageKeys.sessionEnd)).toMatch(String(errorCodes.passwordChanged));
  });

  it('[SES-4] shows the reason in a page without a session that gets the focus', async () => {
    hasFocus = false;
    const { ports, focus } = await open({});
    ports.storage.setItem(storageKeys.sessionEnd, `${errorCodes.passwordChanged} ${ports.clock.now()}`);
    await focus();
    expect(await screen.findByRole('alert')).toHaveTextContent('密码已修改');
  });

  it('[SES-4] does not show the reason again in the tab whose request was refused', async () => {
    const { client, focus } = await open();
    hasFocus = false;
    await act(async () => client.session.clear('refused', errorCodes.passwordChanged));
    await focus();
    expect(client.session.takeEndCode()).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
