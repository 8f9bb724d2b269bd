import { redirectOf } from './guard';
import { matchRow } from './match-row';
import { paths } from './paths';
import { phonePageFor } from './phone';
import { routeTable } from './route-table';

const visit = (path: string, maintenanceStatus = 1) =>
  redirectOf({
    row: matchRow(path.split('?')[0]!),
    path,
    isMember: false,
    isPhone: true,
    maintenanceStatus,
    intended: undefined,
  });

describe('a phone', () => {
  it('[MOB-1] is redirected from every page except the page for phones and the targets of error redirects', () => {
    const stays = routeTable.filter(({ path }) => visit(path) === undefined).map(({ path }) => path);
    expect(stays.sort()).toEqual(
      [paths.downloadOnPhone, paths.other.maintenance, paths.other.restrictedIp].sort(),
    );
    expect(visit('/nowhere')).toBe(paths.downloadOnPhone);
  });

  it('[MNT-1] is redirected to the page for phones during maintenance too', () => {
    expect(visit(paths.home, 0)).toBe(paths.downloadOnPhone);
    expect(visit(paths.downloadOnPhone, 0)).toBeUndefined();
  });

  it('[MOB-1] [APP-6] keeps invite codes, agent_verify and theme in the redirect and nothing else', () => {
    expect(phonePageFor('/user/register?i_code=A%26b&x=1#there')).toBe('/download-page?i_code=A%26b');
    expect(phonePageFor('/?agent_verify=v&theme=2&r_bet=9&r_code=R&invite_code=W')).toBe(
      '/download-page?invite_code=W&r_code=R&r_bet=9&agent_verify=v&theme=2',
    );
    expect(phonePageFor('/?i_code=')).toBe('/download-page');
    expect(phonePageFor('//elsewhere.example/?i_code=A')).toBe('/download-page?i_code=A');
  });
});
