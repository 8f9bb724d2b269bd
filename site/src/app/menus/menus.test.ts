import { paths } from '../../routes/paths';
import { routeTable } from '../../routes/route-table';
import { accountMenu, footerMenu, mainMenu, memberMenu } from './menus';

describe('menus', () => {
  it('[RTE-4] link to every page, directly or through a page that links to it', () => {
    const linked = new Set([
      ...mainMenu,
      ...accountMenu,
      ...[...memberMenu, ...footerMenu].flatMap(({ pages }) => pages),
      'home', // the brand mark
      'login',
      'register',
      'password', // the login form
    ]);
    // Pages that redirects, venues or phones open.
    const openedElsewhere = new Set<string>([
      paths.notFound,
      ...Object.values(paths.other),
      ...Object.values(paths.game.embedded),
      paths.downloadOnPhone,
    ]);
    const lost = routeTable
      .filter(({ id, path }) => !linked.has(id) && !openedElsewhere.has(path))
      .map(({ id }) => id);
    expect(lost).toEqual([]);
  });
});
