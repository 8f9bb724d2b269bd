import { errorCodes, type PreInfo, storageKeys } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import { wire } from '@pavilion/contract/wire';
import { buildMember, buildPreInfo, refuse } from '@pavilion/sdk/testing';
import { toast } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../routes/paths';
import { memberCookies, openSite, type Visitor } from '../testing/open-site';

describe('the app', () => {
  let close = () => {};
  const open = async (url: string, visitor?: Visitor) => {
    const site = await openSite(url, visitor);
    close = site.close;
    return site;
  };
  afterEach(() => {
    close();
    resetModals();
    localStorage.clear();
  });

  it('[RTE-2] sends a member home when the session is lost, and offers the login', async () => {
    const { client } = await open(paths.mine.vip, { cookies: memberCookies });
    await act(async () => client.session.clear('refused'));
    await waitFor(() => expect(location.pathname + location.search).toBe('/?next=%2Fmine%2Fvip'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('VIP 特权');
    await userEvent.click(screen.getByRole('button', { name: '去登录' }));
    await waitFor(() => expect(location.pathname).toBe(paths.user.login));
    expect(new URLSearchParams(location.search).get('next')).toBe(paths.mine.vip);
  });

  it('[RTE-2] removes `next` from the address when a visitor declines the login offer', async () => {
    await open('/?next=%2Fmine%2Fvip');
    await userEvent.click(await screen.findByRole('button', { name: '先逛逛' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/'));
  });

  it('[RTE-2] redirects a member from Home to the page in `next`', async () => {
    await open('/?next=%2Fmine%2Fvip', { cookies: memberCookies });
    await waitFor(() => expect(location.pathname).toBe(paths.mine.vip));
  });

  it('[RTE-1] redirects an unknown path to /404', async () => {
    await open('/nowhere');
    expect(location.pathname).toBe(paths.notFound);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有找到这个页面');
    const lobbies = within(screen.getByRole('list', { name: '游戏大厅' })).getAllByRole('link');
    expect(lobbies.map((link) => link.getAttribute('href'))).toEqual([
      paths.game.sport,
      paths.game.realbet,
      paths.game.egame,
      paths.game.chess,
    ]);
    expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', paths.home);
  });

  it('[RTE-1] [APP-6] [INV-1] keeps the invite code of an unknown path', async () => {
    const { client, hydrationErrors } = await open('/nowhere?i_code=WELCOME8&x=1');
    expect(location.pathname + location.search).toBe(`${paths.notFound}?i_code=WELCOME8`);
    expect(client.invites.current()).toEqual({ kind: 'i_code', code: 'WELCOME8' });
    expect(hydrationErrors).toEqual([]);
  });

  it('[RTE-1] [APP-6] [INV-1] keeps the invite code of an unknown path that is opened inside the site', async () => {
    await open(paths.help.aboutUs);
    act(() => {
      history.pushState(null, '', '/nowhere?i_code=WELCOME8&x=1');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`${paths.notFound}?i_code=WELCOME8`),
    );
  });

  it('[ERR-6] 6001 shows the message of the gateway, and its confirmation opens the login', async () => {
    const { client, ports } = await open(paths.help.aboutUs, {
      cookies: memberCookies,
      handlers: { walletOverview: () => refuse(errorCodes.loggedInElsewhere, '您的账号已在其他设备登录') },
    });
    await act(async () => {
      await client.request(wire.walletOverview, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
    expect(await screen.findByText('您的账号已在其他设备登录')).toBeInTheDocument();
    expect(client.session.token()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(location.pathname).toBe(paths.user.login));
  });

  it.each([
    [
      'the catalogue’s text in the language of the page',
      '您的账号已在其他设备登录，请重新登录',
      'log in on another device',
    ],
    ['a text that the gateway words in its own way', '第二台设备已登录', '第二台设备已登录'],
  ])('[ERR-6][APP-9] in English, 6001 shows %s', async (_, message, shown) => {
    const { client, ports } = await open(paths.help.aboutUs, {
      cookies: { ...memberCookies, [storageKeys.locale]: 'en' },
      handlers: { walletOverview: () => refuse(errorCodes.loggedInElsewhere, message) },
    });
    await act(async () => {
      await client.request(wire.walletOverview, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
    expect(await screen.findByRole('dialog')).toHaveTextContent(shown);
  });

  /** Has every call of `latestWins` refused, some time apart. */
  const refuseAgain = async ({ client, ports }: Awaited<ReturnType<typeof open>>) => {
    await act(async () => {
      await client.request(wire.latestWins, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
  };

  it('[ERR-7][ERR-9] offers a reload once for 10009, however many calls answer it, and not again after “later”', async () => {
    const app = await open(paths.help.aboutUs, {
      handlers: { latestWins: () => refuse(errorCodes.oldVersion) },
    });
    await refuseAgain(app);
    await refuseAgain(app);
    expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '稍后' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await refuseAgain(app);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[ERR-4] tells a blocked device once, with a link to support, which stays open', async () => {
    const app = await open(paths.help.aboutUs, {
      handlers: { latestWins: () => refuse(errorCodes.deviceBlocked) },
    });
    await refuseAgain(app);
    await refuseAgain(app);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: '联系客服' }));
    await waitFor(() => expect(location.pathname).toBe(paths.customer.main));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await refuseAgain(app);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[ERR-4] does not cover the chat of a blocked device that opens support at once', async () => {
    const app = await open(paths.customer.main, {
      handlers: { latestWins: () => refuse(errorCodes.deviceBlocked) },
    });
    await refuseAgain(app);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe(paths.customer.main);
  });

  it('[RTE-2][ERR-6] after 6001 on a page of members, the login leads back to that page', async () => {
    const { client, ports } = await open(paths.mine.vip, {
      cookies: memberCookies,
      handlers: { walletOverview: () => refuse(errorCodes.loggedInElsewhere, '您的账号已在其他设备登录') },
    });
    await act(async () => {
      await client.request(wire.walletOverview, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
    await screen.findByText('您的账号已在其他设备登录');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(
        `${paths.user.login}?next=${encodeURIComponent(paths.mine.vip)}`,
      ),
    );
  });

  it.each([
    [6031, 'access-caveat'],
    [6033, 'access-caveat'],
    [6032, 'access-alert'],
  ])('[ERR-5] %i redirects to the restricted page with name=%s', async (code, name) => {
    const { client, ports } = await open(paths.help.aboutUs, {
      handlers: { latestWins: () => refuse(code) },
    });
    await act(async () => {
      await client.request(wire.latestWins, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`${paths.other.restrictedIp}?name=${name}`),
    );
  });

  it('[MNT-2] a refused call leaves a restricted visitor on the page of support', async () => {
    const { client, ports } = await open(paths.customer.main, {
      handlers: { latestWins: () => refuse(errorCodes.ipRestricted) },
    });
    await act(async () => {
      await client.request(wire.latestWins, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
    expect(location.pathname).toBe(paths.customer.main);
  });

  it('[ERR-5] 6032 does not redirect during maintenance', async () => {
    const { client, ports } = await open(paths.downloadOnPhone, {
      handlers: {
        preInfo: () => buildPreInfo({ maintainConfig: { status: 0 } }),
        latestWins: () => refuse(errorCodes.accessAlert),
      },
    });
    await act(async () => {
      await client.request(wire.latestWins, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
    expect(location.pathname).toBe(paths.downloadOnPhone);
  });

  it.each([
    [10004, '登录已失效，请重新登录', paths.user.login, {}],
    [10104, '账号已停用，请联系客服', paths.customer.main, {}],
    [10104, '已按您的申请停用账号，如需恢复请联系客服', paths.customer.main, { reason: 'own-request' }],
    [10105, '密码已修改，请使用新密码登录', paths.user.login, {}],
  ])(
    '[ERR-6] [ERR-7] %i ends the session and shows the reason with a link to the next step',
    async (code, text, path, data) => {
      const { client, ports } = await open(paths.help.aboutUs, {
        cookies: memberCookies,
        handlers: { walletOverview: () => refuse(code, undefined, data) },
      });
      await act(async () => {
        await client.request(wire.walletOverview, {}).catch(() => {});
        await ports.clock.advance(349);
      });
      expect(client.session.token()).toBeUndefined();
      expect(screen.queryByText(text)).toBeNull();
      await act(() => ports.clock.advance(1));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(within(alert).getByRole('link')).toHaveAttribute('href', path);
      act(() => toast.clear());
    },
  );

  it('[MSK-2] the header shows the account masked, while the member has no nickname', async () => {
    await open(paths.mine.vip, {
      cookies: memberCookies,
      handlers: { memberInfo: () => buildMember({ account: 'lantern88', nickname: 'lantern88' }) },
    });
    const trigger = screen.getByRole('button', { name: '账户菜单' });
    expect(trigger).toHaveAttribute('title', 'la**88');
    await userEvent.click(trigger);
    expect(screen.getAllByText('la**88').length).toBeGreaterThan(0);
    expect(screen.queryByText('lantern88')).toBeNull();
  });

  it('[SES-1] logging out opens Home with the header for visitors', async () => {
    await open(paths.mine.vip, { cookies: memberCookies });
    await userEvent.click(screen.getByRole('button', { name: '账户菜单' }));
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByRole('link', { name: '注册' })).toBeInTheDocument();
    expect(location.pathname + location.search).toBe('/');
  });

  it('[THM-2] a chosen theme is applied immediately and stored in cookie and local storage', async () => {
    const { ports } = await open(paths.help.aboutUs);
    await userEvent.click(screen.getByRole('button', { name: '切换到太空主题' }));
    expect(document.documentElement.dataset.theme).toBe('space');
    expect(ports.cookies.get('theme')).toBe('space');
    expect(ports.storage.getItem('theme')).toBe('space');
  });

  it('[APP-9] a chosen language is applied immediately and stored in the cookie', async () => {
    const { ports } = await open(paths.help.aboutUs);
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
    expect(ports.cookies.get('locale')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('[SES-4] [APP-9] [THM-2] applies language and theme chosen in another tab; an invalid or removed theme is the default', async () => {
    await open(paths.help.aboutUs);
    const otherTabStores = (key: string, newValue: string | null) =>
      act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    await otherTabStores(storageKeys.locale, 'en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
    expect(document.documentElement.lang).toBe('en');
    await otherTabStores(storageKeys.theme, 'space');
    expect(document.documentElement.dataset.theme).toBe('space');
    await otherTabStores(storageKeys.locale, 'tlh');
    await otherTabStores(storageKeys.locale, null);
    await otherTabStores(storageKeys.theme, 'plaid');
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dataset.theme).toBe('default');
    for (const removed of [storageKeys.theme, null]) {
      await otherTabStores(storageKeys.theme, 'space');
      expect(document.documentElement.dataset.theme).toBe('space');
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: removed })));
      expect(document.documentElement.dataset.theme).toBe('default');
    }
    expect(document.documentElement.lang).toBe('en');
  });

  it('[APP-8] closes the announcements until there is a new one', async () => {
    const [notice] = exampleAnswers.queryNoticeList;
    const handlersOf = (...ids: string[]) => ({
      queryNoticeList: () => ids.map((id) => ({ ...notice!, id, title: { 'zh-CN': `公告${id}`, en: id } })),
    });
    await open(paths.help.aboutUs, { handlers: handlersOf('1', '2') });
    await userEvent.click(screen.getByRole('button', { name: /^关闭.*公告/ }));
    expect(screen.queryByRole('button', { name: '公告1' })).toBeNull();
    close();
    const { hydrationErrors } = await open(paths.help.aboutUs, { handlers: handlersOf('1', '2', '3') });
    expect(hydrationErrors).toEqual([]);
    expect(screen.getByRole('button', { name: '公告3' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '公告1' })).toBeNull();
  });

  it('[MNY-2] hides the balance, remembers it on the device, and follows other tabs', async () => {
    const { ports } = await open(paths.mine.finance.wallet, { cookies: memberCookies });
    const shown = () => screen.queryAllByText('1,280.50').length;
    await waitFor(() => expect(shown()).toBeGreaterThan(1));
    await userEvent.click(screen.getAllByRole('button', { name: '隐藏余额' })[0]!);
    expect(shown()).toBe(0);
    expect(ports.cookies.get(storageKeys.balanceHidden)).toBe('true');
    expect(ports.storage.getItem(storageKeys.balanceHidden)).toBe('true');
    expect(screen.queryByRole('button', { name: '隐藏余额' })).not.toBeInTheDocument();
    const otherTab = new StorageEvent('storage', { key: storageKeys.balanceHidden, newValue: 'false' });
    await act(async () => void window.dispatchEvent(otherTab));
    expect(shown()).toBeGreaterThan(1);
  });

  it.each([paths.mine.finance.wallet, paths.mine.balance, paths.mine.finance.transfer])(
    '[MNY-2] shows no balance on %s of a device that hides them',
    async (path) => {
      const { walletOverview, walletBalances } = exampleAnswers;
      const [venue] = walletBalances.venues;
      const { hydrationErrors } = await open(path, {
        cookies: { ...memberCookies, [storageKeys.balanceHidden]: 'true' },
        handlers: {
          memberInfo: () => buildMember({ balance: '7777.01', lockedMoney: '7777.02' }),
          walletOverview: () => ({ ...walletOverview, balance: '7777.01', lockedMoney: '7777.02' }),
          walletBalances: () => ({
            ...walletBalances,
            ...{ total: '7777.03', main: '7777.01', locked: '7777.02' },
            venues: [{ ...venue!, balance: '7777.04' }],
          }),
        },
      });
      await waitFor(() => expect(screen.getAllByText('金额已隐藏').length).toBeGreaterThan(2));
      expect(document.body).not.toHaveTextContent(/7,777/);
      expect(hydrationErrors).toEqual([]);
    },
  );

  it('[APP-6] [INV-1] stores the invite codes and agent_verify of the address', async () => {
    const { client, ports } = await open('/?i_code=WELCOME8&agent_verify=yes');
    expect(client.invites.current()).toEqual({ kind: 'i_code', code: 'WELCOME8' });
    expect(ports.storage.getItem('agent_verify')).toBe('yes');
  });

  it('[APP-6] [INV-1] [THM-1] stores codes and theme of a link inside the site, once', async () => {
    const { client, ports } = await open('/');
    const { theme } = document.documentElement.dataset;
    const other = theme === 'space' ? '1' : '2';
    const follow = (address: string) =>
      act(async () => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      });
    await follow(`${paths.help.openAccount}?i_code=WELCOME8&agent_verify=yes&theme=${other}`);
    expect(client.invites.current()).toEqual({ kind: 'i_code', code: 'WELCOME8' });
    expect(client.agent.verification()).toBe('yes');
    expect(document.documentElement.dataset.theme).not.toBe(theme);
    expect(ports.storage.getItem(storageKeys.theme)).toBe(document.documentElement.dataset.theme);
    // The same codes with another filter are not newer.
    client.invites.clear();
    await follow(`${paths.help.openAccount}?i_code=WELCOME8&agent_verify=yes&theme=${other}&text=1`);
    expect(client.invites.current()).toBeUndefined();
    await follow(`${paths.help.openAccount}?i_code=AGENT1`);
    expect(client.invites.current()).toEqual({ kind: 'i_code', code: 'AGENT1' });
  });

  it('[MNT-1] the maintenance page redirects to Home when maintenance is over', async () => {
    let status = 0;
    await open(paths.other.maintenance, {
      handlers: { preInfo: () => buildPreInfo({ maintainConfig: { status } }) },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('系统维护中');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '立即检查' })).not.toHaveAttribute('aria-busy'),
    );
    status = 1;
    await userEvent.click(screen.getByRole('button', { name: '立即检查' }));
    await waitFor(() => expect(location.pathname).toBe(paths.home));
  });

  it('[MNT-1] the maintenance page leads back to the page that was left', async () => {
    let status = 0;
    await open(`${paths.other.maintenance}?next=${encodeURIComponent(paths.help.aboutUs)}`, {
      handlers: { preInfo: () => buildPreInfo({ maintainConfig: { status } }) },
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '立即检查' })).not.toHaveAttribute('aria-busy'),
    );
    status = 1;
    await userEvent.click(screen.getByRole('button', { name: '立即检查' }));
    await waitFor(() => expect(location.pathname).toBe(paths.help.aboutUs));
  });

  it('[MOB-1] [INV-1] the maintenance page carries invite codes to the page for phones', async () => {
    const { ports } = await open(`${paths.other.maintenance}?i_code=WELCOME8`, {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
    });
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`${paths.downloadOnPhone}?i_code=WELCOME8`),
    );
    expect(JSON.parse(ports.cookies.get(storageKeys.phoneArrival)!).path).toBe('/?i_code=WELCOME8');
  });

  it('[MNT-2] [MOB-1] a phone gets from the restricted page to support', async () => {
    const { ports } = await open(`${paths.other.restrictedIp}?name=access-caveat`, {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
    });
    await userEvent.click(await screen.findByRole('link', { name: '联系客服' }));
    await waitFor(() => expect(location.pathname).toBe(paths.customer.main));
    expect(ports.cookies.get(storageKeys.siteOnPhone)).toBe('1');
  });

  it('[MOB-1] [INV-1] the restricted page carries invite codes, also into its links', async () => {
    const { client, ports } = await open('/help/gywm?i_code=WELCOME8&x=1', {
      handlers: { latestWins: () => refuse(errorCodes.accessAlert) },
    });
    await act(async () => {
      await client.request(wire.latestWins, {}).catch(() => {});
      await ports.clock.advance(1000);
    });
    await waitFor(() => expect(location.search).toBe('?name=access-alert&i_code=WELCOME8'));
    expect(await screen.findByRole('link', { name: '重新访问' })).toHaveAttribute(
      'href',
      '/?i_code=WELCOME8',
    );
  });

  it.each([
    ['access-caveat', '您所在的地区暂不提供服务'],
    ['access-alert', '您的网络被限制访问'],
  ])('[MNT-2] %s shows the reason, the IP address and the contacts of support', async (name, title) => {
    const preInfo = () => buildPreInfo({ ip: '192.0.2.7', globePhoneNumber: '+86 400 000 4600' });
    await open(`${paths.other.restrictedIp}?name=${name}`, { handlers: { preInfo } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(await screen.findByText('192.0.2.7')).toBeInTheDocument();
    const phone = screen.getByRole('link', { name: '+86 400 000 4600' });
    expect(phone).toHaveAttribute('href', 'tel:+864000004600');
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', paths.customer.main);
  });

  it('[APP-3] shows a placeholder until preInfo has loaded', async () => {
    let answer = (_: PreInfo) => {};
    let calls = 0;
    // The server, which is answered first, sends a page without content.
    const preInfo = () => {
      calls += 1;
      if (calls === 1) return refuse(errorCodes.generalError);
      return new Promise<PreInfo>((resolve) => {
        answer = resolve;
      });
    };
    await open(paths.help.aboutUs, { handlers: { preInfo } });
    expect(await screen.findByText(/加载中/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await act(async () => answer(buildPreInfo()));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('关于我们');
  });

  it('[APP-4] cookies disabled: a notice replaces the page', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await open(paths.help.aboutUs);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('请允许使用 Cookie');
    expect(screen.queryByRole('navigation')).toBeNull();
    jest.restoreAllMocks();
  });
});
