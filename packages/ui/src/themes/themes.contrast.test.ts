import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio } from './contrast';
import type { Theme, ThemeColors } from './theme';
import { themeNames, themes } from './themes';

type Role = keyof ThemeColors;

const grounds: Role[] = ['ground', 'groundDeep', 'surface', 'raised', 'sunken'];
const textsAnywhere: Role[] = [
  'ink',
  'inkMuted',
  'inkFaint',
  'accentText',
  'value',
  'gain',
  'loss',
  'success',
  'danger',
  'warning',
  'info',
];
const textsOnTheirOwn: [Role, Role][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentActive'],
  ['onValue', 'valueSolid'],
  ['onDanger', 'dangerSolid'],
  ['accentText', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['value', 'valueSoft'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
  ['ink', 'successSoft'],
  ['ink', 'dangerSoft'],
  ['ink', 'warningSoft'],
  ['ink', 'infoSoft'],
  ['ink', 'valueSoft'],
  ['ink', 'selection'],
];
const edges: Role[] = ['lineStrong', 'focus', 'accent', 'dangerSolid'];

/** Neither text nor an edge that has to be seen. */
const decoration: Role[] = ['line', 'hairline', 'scrim', 'groundDimmed', 'skeleton', 'skeletonShine'];

/** The two colours of a wallet’s card, first by day, then by night. */
const cards = [
  ...readFileSync(join(__dirname, '../scenes/canvas.ts'), 'utf8').matchAll(/--card-[12]: (#[0-9a-f]{6});/g),
].map(([, color]) => color!);

const stops = (gradient: string): string[] => gradient.match(/#[0-9a-f]{6}/gi) ?? [];

describe.each(themeNames)('[THM-4] contrast of theme %s', (name) => {
  const theme: Theme = themes[name];
  const ratio = (text: Role, ground: Role) =>
    contrastRatio(theme.color[text], theme.color[ground], theme.color.ground);

  it.each(textsAnywhere.flatMap((text) => [...grounds, 'glass' as const].map((ground) => [text, ground])))(
    '%s on %s is AA',
    (text, ground) => {
      expect(ratio(text as Role, ground as Role)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(textsOnTheirOwn)('%s on %s is AA', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges.flatMap((edge) => grounds.map((ground) => [edge, ground])))(
    '%s is seen on %s',
    (edge, ground) => {
      expect(ratio(edge as Role, ground as Role)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onValue', 'value'],
    ['ink', 'hero'],
    ['inkMuted', 'hero'],
  ] as const)('%s is AA on every stop of gradient %s', (text, gradient) => {
    const colors = stops(theme.gradient[gradient]);
    expect(colors.length).toBeGreaterThan(1);
    for (const color of colors) expect(contrastRatio(theme.color[text], color)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(themeNames)('[THM-4] what is written on a picture is AA on its ground, theme %s', (name) => {
  expect(cards).toHaveLength(4);
  for (const color of name === 'default' ? cards.slice(0, 2) : cards.slice(2)) {
    expect(contrastRatio(themes[name].color.onPicture, color)).toBeGreaterThanOrEqual(4.5);
  }
});

it('[THM-4] looks at every colour that a theme has', () => {
  const looked = [...grounds, ...textsAnywhere, ...textsOnTheirOwn.flat(), ...edges, ...decoration];
  const rest = Object.keys(themes.default.color).filter((role) => !looked.includes(role as Role));
  expect(rest).toEqual(['glass', 'onPicture']);
});

it('[THM-4] computes the ratios of the standard', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrastRatio('#808080', '#ffffff'), 1);
});
