import ts from 'typescript';
import { readApi } from './api-names';
import { apiPage, descriptionOf } from './api-page';

describe('the reference of public names', () => {
  const { checker, entries } = readApi();

  it.each(entries.map((entry) => [entry.name, entry] as const))(
    '%s documents every name (fix: add a comment above the declaration)',
    (_, entry) => {
      expect(entry.names.filter((each) => !descriptionOf(each, entry)).map(({ name }) => name)).toEqual([]);
    },
  );

  it('documents every prop of a component (fix: add a comment above the prop)', () => {
    const props = entries.flatMap(({ names }) => names).filter(({ name }) => name.endsWith('Props'));
    const undocumented = props.flatMap(({ name, declaration }) =>
      ts.isInterfaceDeclaration(declaration)
        ? declaration.members
            .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
            .map((member) => `${name}.${member.name?.getText()}`)
        : [],
    );
    expect(undocumented).toEqual([]);
  });

  it('lists every name on its page', () => {
    for (const entry of entries) {
      const page = apiPage(entry, checker);
      for (const { name } of entry.names) expect(page).toMatch(new RegExp(`^### ${name}$|\`${name}\``, 'm'));
    }
  });
});
