import { resetModals } from '@pavilion/ui/testing';
import { screen } from '@testing-library/react';
import { paths } from '../../routes/paths';
import { memberCookies, openSite } from '../../testing/open-site';

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
});
