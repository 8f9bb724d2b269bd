import { contrastLevel } from './contrast';
import { brandedTheme, type DesignTokens, designTokens } from './design-tokens';
import { themeNames } from './registry';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isWithin = (value: unknown, low: number, high: number) =>
  isNumber(value) && value >= low && value <= high;
/** Whether an object has the required fields and no others than these and the optional ones. */
const hasFields = (value: unknown, required: readonly string[], optional: readonly string[] = []) =>
  isObject(value) &&
  required.every((field) => field in value) &&
  Object.keys(value).every((field) => [...required, ...optional].includes(field));
const isListOf = (value: unknown, isValid: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length > 0 && value.every(isValid);

/** The value of each type, by the Design Tokens Format and Color Modules 2025.10. */
const isColor = (value: unknown): boolean => {
  if (!hasFields(value, ['colorSpace', 'components'], ['alpha', 'hex'])) return false;
  const { colorSpace, components, alpha = 1, hex = '#000000' } = value as Json;
  return (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((component) => isWithin(component, 0, 1)) &&
    isWithin(alpha, 0, 1) &&
    // Six digits: transparency is in `alpha` alone.
    /^#[0-9a-f]{6}$/i.test(String(hex))
  );
};
const isQuantity = (value: unknown, units: readonly string[]): boolean =>
  hasFields(value, ['value', 'unit']) &&
  isNumber((value as Json).value) &&
  units.includes((value as Json).unit as string);
const isDimension = (value: unknown) => isQuantity(value, ['px', 'rem']);
const isShadow = (value: unknown): boolean => {
  if (!hasFields(value, ['color', 'offsetX', 'offsetY', 'blur', 'spread'], ['inset'])) return false;
  const { color, offsetX, offsetY, blur, spread, inset = false } = value as Json;
  return isColor(color) && [offsetX, offsetY, blur, spread].every(isDimension) && typeof inset === 'boolean';
};
const isStop = (value: unknown): boolean =>
  hasFields(value, ['color', 'position']) &&
  isColor((value as Json).color) &&
  isWithin((value as Json).position, 0, 1);
const isCurve = (value: unknown): boolean =>
  isListOf(value, isNumber) &&
  (value as number[]).length === 4 &&
  [0, 2].every((index) => isWithin((value as number[])[index], 0, 1));

const validators: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  fontFamily: (value) =>
    typeof value === 'string' || isListOf(value, (item) => typeof item === 'string' && item !== ''),
  fontWeight: (value) => isWithin(value, 1, 1000),
  duration: (value) => isQuantity(value, ['ms', 's']),
  cubicBezier: isCurve,
  number: isNumber,
  shadow: (value) => isShadow(value) || isListOf(value, isShadow),
  gradient: (value) => isListOf(value, isStop),
};

/** The paths that break the format: names, fields of groups and tokens, and values. */
const errorsOf = (node: unknown, path: string): string[] => {
  if (!isObject(node)) return [`${path} is neither a group nor a token`];
  const invalidNames = Object.keys(node).filter(
    (name) => !name.startsWith('$') && !/^[^${}.][^{}.]*$/.test(name),
  );
  if (invalidNames.length > 0) return invalidNames.map((name) => `${path}.${name} is no name`);
  const isToken = '$value' in node;
  const own = isToken
    ? ['$value', '$type', '$description', '$extensions', '$deprecated']
    : ['$type', '$description', '$extensions', '$extends', '$deprecated', '$root'];
  const unknown = Object.keys(node).filter(
    (name) => (isToken || name.startsWith('$')) && !own.includes(name),
  );
  const errors = unknown.map((name) => `${path} has ${name}`);
  if ('$description' in node && typeof node.$description !== 'string') errors.push(`${path}.$description`);
  if ('$extensions' in node && !isObject(node.$extensions)) errors.push(`${path}.$extensions`);
  if (!isToken)
    return [
      ...errors,
      ...Object.entries(node)
        .filter(([name]) => !name.startsWith('$'))
        .flatMap(([name, child]) => errorsOf(child, `${path}.${name}`)),
    ];
  const isValid = validators[String(node.$type)];
  if (!isValid) return [...errors, `${path} has no known type`];
  return isValid(node.$value) ? errors : [...errors, `${path} is no ${node.$type}`];
};

describe.each(themeNames)('the design tokens of theme %s', (name) => {
  const tokens = designTokens(name);

  it('[THM-1] are valid by the format, after a round trip through JSON', () => {
    expect(errorsOf(JSON.parse(JSON.stringify(tokens)), name)).toEqual([]);
  });

  it('[THM-1] include every token that the format can express', () => {
    const { color, gradient, shadow, radius, font, motion } = brandedTheme(name);
    expect(Object.keys(tokens)).toEqual(
      'color gradient shadow radius font motion space text leading weight control layout z'.split(' '),
    );
    for (const [group, values] of Object.entries({ color, shadow, radius, font, motion }))
      expect(Object.keys(tokens[group]!)).toEqual(Object.keys(values));
    // The format has one linear gradient for each token.
    const others = Object.entries(gradient).filter(
      ([, css]) => !/^linear-gradient\((?!.*gradient\()/s.test(css),
    );
    expect(Object.keys(gradient).filter((key) => !(key in tokens.gradient!))).toEqual(
      others.map(([key]) => key),
    );
    expect(Object.keys(tokens.layout!)).toEqual(['content', 'reading']);
  });

  it('[THM-1] describe every colour and name its CSS variable', () => {
    for (const token of Object.values(tokens.color!)) expect(token.$description).toMatch(/^[A-Z]\w+/);
    expect(tokens.color!.accentHover!.$extensions).toEqual({
      'pavilion.variable': '--pv-color-accent-hover',
    });
  });
});

describe('designTokens', () => {
  const { color, shadow, motion, radius } = designTokens('default') as DesignTokens &
    Record<'color' | 'shadow' | 'motion' | 'radius', DesignTokens[string]>;

  it('[THM-1] converts CSS values', () => {
    expect(color.accent!.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.7255, 0.1765, 0.1059],
      hex: '#b92d1b',
    });
    expect(color.scrim!.$value).toMatchObject({ alpha: 0.56, hex: '#1e1b19' });
    expect(radius.md!.$value).toEqual({ value: 6, unit: 'px' });
    expect(shadow.accent!.$value).toEqual([
      expect.objectContaining({ inset: true, offsetY: { value: 1, unit: 'px' } }),
      expect.objectContaining({ inset: false, blur: { value: 12, unit: 'px' } }),
    ]);
    const { value } = designTokens('space').gradient!;
    expect(value!.$value).toEqual(
      ['#ffe3a3', '#f3c15f', '#ffd98c'].map((hex, index) => ({
        color: expect.objectContaining({ hex }),
        position: [0, 0.55, 1][index],
      })),
    );
    expect(value!.$extensions['pavilion.css']).toMatch(/^linear-gradient\(135deg/);
    expect(motion.fast!.$value).toEqual({ value: 120, unit: 'ms' });
    expect(motion.out!.$value).toEqual([0.2, 0.7, 0.2, 1]);
  });

  it('[BRD-1] has the values of a brand', () => {
    const jade = { brand: 'jade', tokens: { default: { color: { accent: '#0f6b4f' } } } };
    expect(designTokens('default', jade).color!.accent!.$value).toMatchObject({ hex: '#0f6b4f' });
    expect(designTokens('space', jade)).toEqual(designTokens('space'));
  });
});

/** The rules above find violations, or the tests would prove nothing. */
it.each([
  ['a colour as text', { $type: 'color', $value: '#ff0000' }],
  ['a component above 1', { $type: 'color', $value: { colorSpace: 'srgb', components: [255, 0, 0] } }],
  [
    'a hex with transparency',
    { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff000080' } },
  ],
  ['a dimension as text', { $type: 'dimension', $value: '4px' }],
  ['a dimension in em', { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
  ['a duration without a unit', { $type: 'duration', $value: 120 }],
  ['a curve of three numbers', { $type: 'cubicBezier', $value: [0, 0, 1] }],
  ['a curve outside the unit of time', { $type: 'cubicBezier', $value: [1.5, 0, 1, 1] }],
  [
    'a shadow without a spread',
    { $type: 'shadow', $value: { color: {}, offsetX: {}, offsetY: {}, blur: {} } },
  ],
  ['an empty gradient', { $type: 'gradient', $value: [] }],
  ['a weight above 1000', { $type: 'fontWeight', $value: 1001 }],
  ['an unknown type', { $type: 'filter', $value: 'none' }],
  ['an unknown field', { $type: 'number', $value: 1, unit: 'px' }],
])('the rules of the format reject %s', (_, token) => {
  expect(errorsOf({ group: { token } }, 'file')).not.toEqual([]);
});

it('the rules of the format reject a name with a dot', () => {
  expect(errorsOf({ 'a.b': { $type: 'number', $value: 1 } }, 'file')).not.toEqual([]);
});

it('[THM-4] names the level of a contrast ratio', () => {
  expect([2.99, 3, 4.49, 4.5, 6.99, 7].map((ratio) => contrastLevel(ratio))).toEqual([
    'fails',
    'AA large',
    'AA large',
    'AA',
    'AA',
    'AAA',
  ]);
  expect([2.99, 3, 8].map((ratio) => contrastLevel(ratio, 'edge'))).toEqual(['fails', 'AA', 'AA']);
});
