import { redirectOf, type Visit } from './guard';
import { matchRow } from './match-row';
import { paths } from './paths';
import { routeTable } from './route-table';

const visit = (path: string, rest: Partial<Visit> = {}) =>
  redirectOf({
    row: matchRow(path.split('?')[0]!),
    path,
    isMember: false,
    isPhone: false,
    maintenanceStatus: 1,
    intended: undefined,
    ...rest,
  });

describe('guards', () => {
  it.each(routeTable.filter(({ path }) => /^\/(mine\/|registerGuide)/.test(path)).map(({ path }) => path))(
    '[RTE-2] redirects a visitor from %s to Home with the page in `next`',
    (path) => {
      expect(visit(path)).toBe(`/?next=${encodeURIComponent(path)}`);
      expect(visit(path, { isMember: true })).toBeUndefined();
    },
  );

  it.each(Object.values(paths.game.embedded))(
    '[RTE-2] redirects a visitor from %s?url= and keeps its query',
    (path) => {
      const address = `${path}?url=https%3A%2F%2Fvenue.example`;
      expect(visit(address)).toBe(`/?next=${encodeURIComponent(address)}`);
      expect(matchRow(path)?.onSessionLost).toBe('home');
    },
  );

  it.each<[string, Partial<Visit>, string]>([
    [
      '/mine/finance/wallet?i_code=BB&theme=2&agent_verify=zz',
      {},
      '/?next=%2Fmine%2Ffinance%2Fwallet%3Fi_code%3DBB%26theme%3D2%26agent_verify%3Dzz&i_code=BB&agent_verify=zz&theme=2',
    ],
    [
      '/registerGuide?r_code=R&r_bet=9&x=1',
      {},
      '/?next=%2FregisterGuide%3Fr_code%3DR%26r_bet%3D9%26x%3D1&r_code=R&r_bet=9',
    ],
    ['/?invite_code=W&i_code=', { maintenanceStatus: 0 }, `${paths.other.maintenance}?invite_code=W`],
    [
      '/help?i_code=DD',
      { maintenanceStatus: 0 },
      `${paths.other.maintenance}?next=%2Fhelp%3Fi_code%3DDD&i_code=DD`,
    ],
    ['/user/login?i_code=A%26b#there', { isMember: true }, '/?i_code=A%26b'],
    [
      '/user/login?i_code=A',
      { isMember: true, intended: '/mine/vip?i_code=B#levels' },
      '/mine/vip?i_code=B#levels',
    ],
  ])(
    '[INV-1] [APP-6] [THM-2] keeps codes, agent_verify and theme in the redirect from %s',
    (path, rest, target) => {
      expect(visit(path, rest)).toBe(target);
    },
  );

  it('[RTE-2] does not redirect from public pages', () => {
    for (const { path } of routeTable.filter((row) => row.access === 'public')) {
      expect(visit(path)).toBeUndefined();
      expect(visit(path, { isMember: true })).toBeUndefined();
    }
  });

  it.each([paths.game.sport, paths.game.gaming])('[RTE-2] shows a visitor the lobby %s', (path) => {
    expect(visit(path)).toBeUndefined();
  });

  it('[RTE-2] redirects a member from the login to the intended page, by default Home', () => {
    expect(visit(paths.user.login, { isMember: true })).toBe('/');
    expect(visit(paths.user.login, { isMember: true, intended: paths.mine.vip })).toBe(paths.mine.vip);
  });

  it('[PRO-1][GUI-1] leads from the registration to the question about limits, and then to the intended page, by default the first steps', () => {
    expect(visit(paths.user.register, { isMember: true })).toBe('/mine/protection?next=%2FregisterGuide');
    expect(visit(paths.user.register, { isMember: true, intended: paths.mine.vip })).toBe(
      '/mine/protection?next=%2Fmine%2Fvip',
    );
  });

  it('[MNT-1] redirects every page but the download page for phones during maintenance', () => {
    expect(visit(paths.home, { maintenanceStatus: 0 })).toBe(paths.other.maintenance);
    const back = `${paths.other.maintenance}?next=${encodeURIComponent(paths.mine.vip)}`;
    expect(visit(paths.mine.vip, { maintenanceStatus: 0 })).toBe(back);
    expect(visit(`/?next=${paths.mine.vip}`, { maintenanceStatus: 0 })).toBe(back);
    expect(visit(paths.other.maintenance, { maintenanceStatus: 0 })).toBeUndefined();
    expect(visit(paths.downloadOnPhone, { maintenanceStatus: 0 })).toBeUndefined();
    expect(visit(paths.home, { maintenanceStatus: undefined })).toBeUndefined();
  });
});
