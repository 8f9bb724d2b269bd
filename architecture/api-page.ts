import { relative } from 'node:path';
import { type CallName, calls } from '@pavilion/contract/schemas';
import ts from 'typescript';
import type { Entry, PublicName } from './api-names';
import { root } from './repository';

/** Types with more characters are left out: their source, to which the page links, is easier to read. */
const maxTypeLength = 1_500;

const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The call of a hook: `memberInfo` for `useMemberInfoQuery`. */
const callOf = (name: string): CallName | undefined => {
  const middle = /^use(?:Lazy)?(\w+?)(?:Infinite)?(?:Query|Mutation)$/.exec(name)?.[1];
  return (Object.keys(calls) as CallName[]).find((call) => capital(call) === middle);
};

/**
 * The description of a name: its comment, or a derived one for hooks (the summary of their call), builders, icons and
 * the props of components.
 */
export const descriptionOf = ({ name, summary }: PublicName, { names }: Entry): string | undefined => {
  if (summary !== '') return summary;
  const call = callOf(name);
  if (call) return `${calls[call].summary}.`;
  const built = /^build([A-Z]\w+)$/.exec(name)?.[1];
  if (built) return `Builds a valid \`${built}\` with the given fields replaced.`;
  if (/^[A-Z]\w+Icon$/.test(name)) return 'An icon.';
  const component = names.find((each) => `${each.name}Props` === name && each.summary !== '');
  return component && `The props of \`${component.name}\`.`;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const kindOf = ({ symbol, declaration }: PublicName): string => {
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  if (ts.isTypeAliasDeclaration(declaration) && !(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isSourceFile(declaration)) return 'namespace';
  return 'value';
};

/** The Markdown page of an entry. */
export const apiPage = (entry: Entry, checker: ts.TypeChecker): string => {
  const signature = (each: PublicName): string => {
    const { declaration, symbol } = each;
    if (kindOf(each) === 'type') return declaration.getText().replace(/^export /, '');
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const calls = type.getCallSignatures();
    const text =
      calls.length > 0
        ? calls.map((call) => each.name + checker.signatureToString(call, undefined, format)).join('\n')
        : `${each.name}: ${checker.typeToString(type, undefined, format)}`;
    return text;
  };

  /** The fields of an entity, from its type: schema and type have the same name. */
  const fields = ({ symbol }: PublicName): string[] => {
    if (!(symbol.flags & ts.SymbolFlags.TypeAlias && symbol.flags & ts.SymbolFlags.Value)) return [];
    const rows = checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .map((field) => {
        const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
        return `| \`${field.name}${optional}\` | \`${oneLine(checker.typeToString(checker.getTypeOfSymbol(field), undefined, format))}\` |`;
      });
    return ['| field | type |', '|---|---|', ...rows, ''];
  };

  const constants = ({ symbol, declaration }: PublicName): string[] => {
    if (!ts.isSourceFile(declaration)) return [];
    const rows = checker
      .getExportsOfModule(symbol)
      .map((each) => `| \`${each.name}\` | ${checker.typeToString(checker.getTypeOfSymbol(each))} |`);
    return ['| constant | value |', '|---|---:|', ...rows, ''];
  };

  const members = ({ declaration }: PublicName): string[] => {
    if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
    const rows = declaration.members.flatMap((member) => {
      const symbol = member.name && checker.getSymbolAtLocation(member.name);
      if (!symbol) return [];
      const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, member), undefined, format);
      const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
      const meaning = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      return [`| \`${symbol.name}${optional}\` | \`${oneLine(type)}\` | ${oneLine(meaning)} |`];
    });
    return rows.length === 0 ? [] : ['| member | type | |', '|---|---|---|', ...rows, ''];
  };

  const tags = ({ symbol }: PublicName): string[] =>
    symbol.getJsDocTags(checker).flatMap(({ name, text }) => {
      const comment = ts.displayPartsToString(text).trim();
      if (name === 'example') return ['```ts', comment, '```', ''];
      return comment === '' ? [] : [`*${name}*: ${comment}`, ''];
    });

  const section = (each: PublicName): string[] => {
    const file = relative(root, each.declaration.getSourceFile().fileName);
    const kind = kindOf(each);
    const text = ['interface', 'class', 'namespace'].includes(kind) ? '' : signature(each);
    return [
      `### ${each.name}`,
      '',
      `${descriptionOf(each, entry) ?? ''} ([${kind}](../../${file}))`.trim(),
      '',
      ...(text === '' || text.length > maxTypeLength || fields(each).length > 0
        ? []
        : ['```ts', text, '```', '']),
      ...fields(each),
      ...constants(each),
      ...members(each),
      ...tags(each),
    ];
  };

  const icons = entry.names.filter(({ name, summary }) => summary === '' && /^[A-Z]\w+Icon$/.test(name));
  const rest = entry.names.filter((each) => !icons.includes(each));
  return [
    `# ${entry.name}`,
    '',
    'Generated from the comments of the sources by `npm run docs`.',
    '',
    ...rest.flatMap(section),
    ...(icons.length === 0
      ? []
      : ['### Icons', '', `${icons.map(({ name }) => `\`${name}\``).join(', ')}.`, '']),
  ].join('\n');
};
