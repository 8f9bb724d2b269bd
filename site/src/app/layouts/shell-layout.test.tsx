import { buildProtectionInfo } from '@pavilion/sdk/testing';
import { resetModals } from '@pavilion/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

  it.each([paths.mine.finance.deposit, paths.mine.mail, paths.customer.instead, paths.game.egame])(
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
    await open(paths.home, { cookies: memberCookies });
    expect(screen.queryByRole('region', bar)).not.toBeInTheDocument();
  });

  it.each([
    [paths.home, true],
    [paths.game.egame, true],
    [`${paths.game.sport}?match=fb.river.1`, false],
    [paths.mine.finance.wallet, false],
  ])('has the main menu on narrow screens of %s: %s', async (path, hasMenu) => {
    await open(path, { cookies: memberCookies });
    expect(document.querySelector('[data-menu]') !== null).toBe(hasMenu);
  });

  it('[PRO-2] leads to the protection in place of a deposit while the account is closed', async () => {
    const { record, finance, protection } = paths.mine;
    // By selector: the styles of the tab bar hide it but on narrow screens, and what is hidden has no name.
    const linksTo = (to: string) =>
      ['header', 'nav[aria-label="快捷导航"]'].map(
        (part) =>
          [...document.querySelectorAll(`${part} a[href="${to}"]`)].filter(
            // The facts of the session have a link of their own.
            (link) => !link.closest(`[aria-label="${bar.name}"]`),
          ).length,
      );
    await open(record.transactions, { cookies: memberCookies });
    expect([linksTo(finance.deposit), linksTo(protection)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    close();
    await open(record.transactions, {
      cookies: memberCookies,
      handlers: { protectionInfo: () => buildProtectionInfo({ closure: timeOut }) },
    });
    // The tab bar hydrates at the first interaction.
    fireEvent.pointerDown(document.body);
    await waitFor(() =>
      expect([linksTo(finance.deposit), linksTo(protection)]).toEqual([
        [0, 0],
        [1, 1],
      ]),
    );
  });
});
