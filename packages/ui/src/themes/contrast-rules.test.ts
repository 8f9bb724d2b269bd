import { contrastRatio } from './contrast';
import { type ColorRole, contrastOf, contrastRules, gradientStops } from './contrast-rules';
import { scenePalettes, themeNames, themes } from './registry';

/** Neither text nor the edge of a control. */
const decoration: ColorRole[] = ['line', 'hairline', 'scrim', 'groundDimmed', 'skeleton', 'skeletonShine'];

describe.each(themeNames)('[THM-4] contrast of theme %s', (name) => {
  it.each(contrastRules.map((rule) => [rule.foreground, rule.background, rule.required, rule] as const))(
    '%s on %s is at least %d',
    (_foreground, _background, required, rule) => {
      expect(contrastOf(themes[name], rule)).toBeGreaterThanOrEqual(required);
    },
  );

  it('checks more than one stop of every gradient under text', () => {
    for (const { background } of contrastRules.filter(({ background }) =>
      background.startsWith('gradient'),
    )) {
      const gradient = background.replace('gradient.', '') as keyof (typeof themes)[typeof name]['gradient'];
      expect(gradientStops(themes[name].gradient[gradient]).length).toBeGreaterThan(1);
    }
  });

  it('text on a drawn card is AA on both colours of the card', () => {
    const { colors } = scenePalettes[name];
    for (const card of [colors['card-1'], colors['card-2']]) {
      expect(contrastRatio(themes[name].color.onPicture, card)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('[THM-4] has a rule for every colour of a theme that is not decoration', () => {
  const ruled = contrastRules.flatMap(({ foreground, background }) => [
    foreground,
    background.replace('color.', ''),
  ]);
  const rest = Object.keys(themes.default.color).filter((role) => !ruled.includes(role));
  // `onPicture` has a separate test above.
  expect(rest.sort()).toEqual([...decoration, 'onPicture'].sort());
});

it('[THM-4] computes the ratios of the standard', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrastRatio('#808080', '#ffffff'), 1);
});
