import { mainPages } from '../bench/main-pages';
import { componentsOf } from '../site/src/app/shell-components';
import { matchRow } from '../site/src/routes/match-row';

describe('the first loads that the tests of sizes limit', () => {
  it.each(mainPages)('[RTE-4] are those of $path, member: $isMember', ({ path, isMember, sources }) => {
    const row = matchRow(path);
    // Two components may be in one file.
    const files = new Set(row && componentsOf(row, isMember).map(({ source }) => source));
    expect([...files].sort()).toEqual([...sources].sort());
  });
});
