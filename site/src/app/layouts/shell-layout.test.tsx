import { buildProtectionInfo } from '@pavilion/sdk/testing';
import { resetModals } from '@pavilion/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../routes/paths';
import { memberCookies, openSite } from '../../testing/open-site';
import { timeOut } from '../../testing/time-out';

describe('the shell', () => {
  let close = () => {};
  const open = async (...site: Parameters<typeof openSite>) => {
    ({ close } = await openSite(...site));
  };
  afterEach(() => {
    close();
    resetModals();
    localStorage.clear();
  });
  const bar = { name: '本次游戏与限额' };

  it.each([paths.mine.finance.deposit, paths.customer.instead, paths.game.egame])(
    '[PRO-4] shows members the session, the net result and the way to their limits on %s',
    async (path) => {
      await open(path, { cookies: memberCookies });
      const shown = await screen.findByRole('region', bar);
      expect(shown.querySelector(`a[href="${paths.mine.protection}"]`)).toBeInTheDocument();
    },
  );

  it('[PRO-4] shows them neither to visitors nor elsewhere', async () => {
    await open(paths.game.egame);
    expect(screen.queryByRole('region', bar)).not.toBeInTheDocument();
    close();
    await open(paths.mine.mail, { cookies: memberCookies });
    expect(screen.queryByRole('region', bar)).not.toBeInTheDocument();
  });

  it('[PRO-2] leads to the protection in place of a deposit while the account is closed', async () => {
    const path = paths.mine.record.transactions;
    // The styles of the tab bar hide it but on narrow screens, and it hydrates at the first interaction.
    const tabBar = () => within(screen.getByRole('navigation', { name: '快捷导航', hidden: true }));
    const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
    const ways = () => [
      header().queryAllByRole('link', { name: '存款' }),
      tabBar().queryAllByRole('link', { name: '存款', hidden: true }),
    ];
    await open(path, { cookies: memberCookies });
    expect(ways().map(({ length }) => length)).toEqual([1, 1]);
    close();
    await open(path, {
      cookies: memberCookies,
      handlers: { protectionInfo: () => buildProtectionInfo({ closure: timeOut }) },
    });
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(ways().flat()).toEqual([]));
    for (const link of [
      header().getByRole('link', { name: '理性娱乐' }),
      tabBar().getByRole('link', { name: '理性娱乐', hidden: true }),
    ])
      expect(link).toHaveAttribute('href', paths.mine.protection);
  });
});
