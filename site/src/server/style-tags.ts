import { ServerStyleSheet, version } from 'styled-components';

/** Ends each rule in the output of styled-components. */
const splitter = '/*!sc*/\n';

/** Ends the rules of a component: its place in the cascade, its id and the names of its classes. */
const marker = /^data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*)"\}$/;

interface Group {
  readonly id: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** The rules of a page by component, in the order of the cascade, which is that of the components’ definitions. */
export type StyleGroups = ReadonlyMap<number, Group>;

/** Parses the style element of `ServerStyleSheet`. */
export const parseStyleTags = (tags: string): StyleGroups => {
  const groups = new Map<number, Group>();
  const css = tags.slice(tags.indexOf('>') + 1, tags.lastIndexOf('</style>'));
  let rules: string[] = [];
  for (const part of css.split(splitter)) {
    const [, place, id = '', names = ''] = marker.exec(part) ?? [];
    if (place === undefined) {
      rules.push(part);
      continue;
    }
    groups.set(Number(place), { id, names: names.split(',').filter(Boolean), rules });
    rules = [];
  }
  return groups;
};

const cssOf = (place: number, { id, names, rules }: Group): string =>
  `${rules.map((rule) => rule + splitter).join('')}data-styled.g${place}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}${splitter}`;

/** The text of each group, which does not change. */
const texts = new WeakMap<Group, string>();
const textOf = (place: number, group: Group): string => {
  const text = texts.get(group) ?? cssOf(place, group);
  texts.set(group, text);
  return text;
};

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

/** Adds to a style element the rules that it lacks. The component of a rule decides where it goes. */
export const mergeStyleTags = (tags: string, others: StyleGroups): string => {
  const own = parseStyleTags(tags);
  const places = [...new Set([...own.keys(), ...others.keys()])].sort((a, b) => a - b);
  const css = places.map((place) => {
    const group = own.get(place);
    const other = others.get(place);
    if (!group) return textOf(place, other!);
    if (!other) return cssOf(place, group);
    const { id } = group;
    return cssOf(place, {
      id,
      names: union(group.names, other.names),
      rules: union(group.rules, other.rules),
    });
  });
  return `<style data-styled="true" data-styled-version="${version}">${css.join('')}</style>`;
};

/** Creates a sheet that renders only rules that the groups lack. */
export const sheetWithout = (groups: StyleGroups | undefined): ServerStyleSheet => {
  const sheet = new ServerStyleSheet();
  for (const { id, names } of groups?.values() ?? [])
    for (const name of names) sheet.instance.registerName(id, name);
  return sheet;
};
