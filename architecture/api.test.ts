import { readApi } from './api-names';
import { apiPage, meaningOf } from './api-page';

describe('the reference of public names', () => {
  const { checker, entries } = readApi();

  it.each(entries.map((entry) => [entry.name, entry] as const))(
    '%s says of every name what it is (mend: a comment above the declaration)',
    (_, entry) => {
      expect(entry.names.filter((each) => !meaningOf(each, entry)).map(({ name }) => name)).toEqual([]);
    },
  );

  it('has a page with every name', () => {
    for (const entry of entries) {
      const page = apiPage(entry, checker);
      for (const { name } of entry.names) expect(page).toMatch(new RegExp(`^### ${name}$|\`${name}\``, 'm'));
    }
  });
});
