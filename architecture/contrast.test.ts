import ts from 'typescript';
import { barFills } from '../packages/ui/src/bar-chart/bar-chart';
import { contrastRatio, parseColor } from '../packages/ui/src/themes/contrast';
import { gradientStops } from '../packages/ui/src/themes/contrast-rules';
import { themeNames, themes } from '../packages/ui/src/themes/registry';
import type { Theme, ThemeColors } from '../packages/ui/src/themes/theme';
import { barColours } from '../site/src/features/calendar/model/event-colours';
import { kindColours } from '../site/src/features/records/model/kind-colours';
import { isTest, listFiles, readText } from './repository';

/** The text and background colours of a rule in a style sheet, its own or inherited from the rules around it. */
interface Pair {
  readonly place: string;
  readonly text?: string;
  readonly ground?: string;
}

const named = /^token\.(?:color|gradient)\.\w+$/;

/** The style sheets in a file. Of the expressions in them only colour tokens are kept. */
const sheetsIn = (path: string): string[] => {
  const sheets: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && ts.isTemplateExpression(node.template)) {
      const { head, templateSpans } = node.template;
      const spans = templateSpans.map(({ expression, literal }) => {
        const code = expression.getText();
        return (named.test(code) ? code : '') + literal.text;
      });
      sheets.push(head.text + spans.join(''));
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return sheets;
};

const declaration = (name: string) =>
  new RegExp(`(?:^|[;\\s])${name}:\\s*token\\.((?:color|gradient)\\.\\w+)\\s*(?:;|$)`);
const [textOf, groundOf] = [declaration('color'), declaration('background(?:-color)?')];

/** The rules of a sheet. A nested rule inherits the colours of the rules around it. */
const pairsIn = (sheet: string, place: string): Pair[] => {
  const pairs: Pair[] = [];
  const read = (from: number, selector: string, around: Omit<Pair, 'place'>): number => {
    const inner: [start: number, selector: string][] = [];
    let own = '';
    let at = from;
    for (let depth = 0; at < sheet.length; at += 1) {
      const letter = sheet[at];
      if (letter === '}' && depth === 0) break;
      if (letter === '{') {
        if (depth === 0) inner.push([at + 1, /[^;{}]*$/.exec(own)?.[0].trim() ?? '']);
        depth += 1;
      } else if (letter === '}') {
        depth -= 1;
        own += ';';
      } else if (depth === 0) own += letter;
    }
    const here = {
      text: textOf.exec(own)?.[1] ?? around.text,
      ground: groundOf.exec(own)?.[1] ?? around.ground,
    };
    pairs.push({ place: `${place} ${selector}`, ...here });
    for (const [start, name] of inner) read(start, name, here);
    return at;
  };
  read(0, '', {});
  return pairs;
};

/** Selectors of elements without text, or outside the background of the enclosing rule. */
const noText = /disabled|::(before|after)|input|~/;

const pairs = listFiles('packages/ui/src', 'site/src', 'stories')
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
  .flatMap((path) => sheetsIn(path).flatMap((sheet) => pairsIn(sheet, path)))
  .filter(({ text, ground, place }) => text && ground && !noText.test(place));

it('finds the rules that set both a text colour and a background', () => {
  expect(pairs.length).toBeGreaterThan(50);
});

it.each(themeNames)('[THM-4] text is AA on the background that its own rule sets, theme %s', (name) => {
  const theme = themes[name];
  const cssOf = (role: string): string => {
    const [group, key] = role.split('.') as ['color' | 'gradient', never];
    return theme[group][key];
  };
  const faint = pairs.flatMap(({ text, ground, place }) =>
    gradientStops(cssOf(ground!))
      .map((color) => contrastRatio(cssOf(text!), color, theme.color.ground))
      .filter((ratio) => ratio < 4.5)
      .map((ratio) => `${place}: ${text} on ${ground} is ${ratio.toFixed(2)}`),
  );
  expect(faint).toEqual([]);
});

/** A colour of a style in a theme: a token, or two colours mixed. */
const resolve = ({ color }: Theme, css: string): string => {
  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(css);
  if (mixed) {
    const [first, second] = [mixed[1]!, mixed[3]!].map((part) =>
      parseColor(resolve({ color } as Theme, part)),
    );
    const share = Number(mixed[2]) / 100;
    return `rgb(${[0, 1, 2].map((i) => first![i]! * share + second![i]! * (1 - share)).join(' ')})`;
  }
  if (css === 'black') return '#000000';
  const role = css
    .replace(/^var\(--pv-color-(.+)\)$/, '$1')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return color[role as keyof ThemeColors];
};

describe.each(themeNames)('[THM-4] bars of theme %s', (name) => {
  const theme = themes[name];
  const { ground, surface, ink } = theme.color;
  const panels = [surface, ...gradientStops(theme.gradient.panel)];
  const lowest = (css: string, grounds: readonly string[]) =>
    Math.min(...grounds.map((each) => contrastRatio(resolve(theme, css), each, ground)));
  const [red, green, blue] = parseColor(ink);
  /** The bar itself, on the surface: it shows between its parts. */
  const track = [0.12 * red, 0.12 * green, 0.12 * blue].map(
    (part, i) => part + 0.88 * parseColor(surface)[i]!,
  );

  it.each(Object.entries(kindColours))('the part %s differs from the bar and its panel', (_, colour) => {
    expect(lowest(colour, [...panels, `rgb(${track.join(' ')})`])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(barFills))('the bars of a chart in tone %s differ from the panel', (_, colour) => {
    expect(lowest(colour, panels)).toBeGreaterThanOrEqual(3);
  });

  it.each(barColours)(
    '%s of an event is legible on its bar, whose edge differs from the panel',
    (text, soft) => {
      expect(lowest(text, [resolve(theme, soft)])).toBeGreaterThanOrEqual(4.5);
      expect(lowest(text, panels)).toBeGreaterThanOrEqual(3);
    },
  );
});
