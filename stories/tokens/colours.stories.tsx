import { contrastRatio, type ThemeColors, token, useTheme } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { lookOf } from '../shared/look';

type Role = keyof ThemeColors;
type Pairs = readonly (readonly [Role, readonly Role[]])[];

/** Every colour role, grouped by use. */
const groups: Readonly<Record<string, readonly Role[]>> = {
  Grounds: ['ground', 'groundDeep', 'surface', 'raised', 'sunken', 'glass', 'scrim', 'groundDimmed'],
  'Ink and lines': ['ink', 'inkMuted', 'inkFaint', 'line', 'lineStrong', 'hairline'],
  'The main action': ['accent', 'accentHover', 'accentActive', 'onAccent', 'accentText', 'accentSoft'],
  'Value and rank': ['value', 'valueSolid', 'onValue', 'valueSoft'],
  'Gain and loss': ['gain', 'loss'],
  Status: [
    'success',
    'successSoft',
    'warning',
    'warningSoft',
    'danger',
    'dangerSoft',
    'dangerSolid',
    'onDanger',
    'info',
    'infoSoft',
  ],
  'Focus, selection, loading': ['focus', 'selection', 'skeleton', 'skeletonShine', 'onPicture'],
};

/** A text role and the backgrounds it is used on. */
const texts: Pairs = [
  ['ink', ['ground', 'groundDeep', 'surface', 'raised', 'sunken', 'accentSoft', 'selection']],
  ['inkMuted', ['ground', 'groundDeep', 'surface', 'raised', 'sunken']],
  ['inkFaint', ['ground', 'groundDeep', 'surface', 'raised', 'sunken']],
  ['onAccent', ['accent', 'accentHover', 'accentActive']],
  ['accentText', ['ground', 'surface', 'raised', 'accentSoft']],
  ['value', ['ground', 'surface', 'raised', 'valueSoft']],
  ['onValue', ['valueSolid']],
  ['gain', ['ground', 'surface', 'raised']],
  ['loss', ['ground', 'surface', 'raised']],
  ['success', ['surface', 'successSoft']],
  ['warning', ['surface', 'warningSoft']],
  ['danger', ['surface', 'dangerSoft']],
  ['onDanger', ['dangerSolid']],
  ['info', ['surface', 'infoSoft']],
];

/** Borders and focus rings of controls. */
const edges: Pairs = [
  ['lineStrong', ['ground', 'surface', 'raised']],
  ['focus', ['ground', 'surface', 'raised']],
];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(196px, 1fr));
  gap: ${token.space[3]};
`;

const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const Group = styled.section`
  & + & {
    margin-top: ${token.space[8]};
  }
  h2 {
    margin-bottom: ${token.space[3]};
    font-size: ${token.text.lg};
  }
`;

const Ratio = styled.span`
  display: flex;
  justify-content: space-between;
  font-size: ${token.text.sm};
`;

const Swatch = styled.span`
  height: 56px;
  margin-bottom: ${token.space[1]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
`;

/** As thick as the focus ring. */
const Edge = styled.span`
  height: 2px;
  margin: 10px 0 9px;
`;

/** A checkerboard behind transparent colours. */
const squares = `repeating-conic-gradient(${token.color.line} 0 25%, ${token.color.surface} 0 50%) 0 0 / 16px 16px padding-box`;

const Code = styled.code`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

interface LookProps {
  readonly brand: string;
}

interface ContrastsProps extends LookProps {
  readonly pairs: Pairs;
  /** Text in the colour; a line when omitted. */
  readonly sample?: string;
}

const Contrasts = ({ brand, pairs, sample }: ContrastsProps) => {
  const { color } = lookOf(useTheme().name, brand);
  return pairs.map(([front, grounds]) => (
    <Group key={front}>
      <h2>{front}</h2>
      <Grid>
        {grounds.map((ground) => {
          const ratio = contrastRatio(color[front], color[ground]);
          return (
            <Tile key={ground} style={{ color: color[sample ? front : 'ink'], background: color[ground] }}>
              {sample ? <b>{sample}</b> : <Edge style={{ background: color[front] }} />}
              <Ratio>
                <span>
                  {ground} · <span className="pv-num">{ratio.toFixed(2)}</span> : 1
                </span>
                <span>{sample && ratio >= 7 ? 'AAA' : 'AA'}</span>
              </Ratio>
            </Tile>
          );
        })}
      </Grid>
    </Group>
  ));
};

const Palette = ({ brand }: LookProps) => {
  const { color } = lookOf(useTheme().name, brand);
  return Object.entries(groups).map(([title, roles]) => (
    <Group key={title}>
      <h2>{title}</h2>
      <Grid>
        {roles.map((role) => (
          <Tile key={role} data-role={role} style={{ background: token.color.surface }}>
            <Swatch style={{ background: `linear-gradient(${color[role]} 0 0) padding-box, ${squares}` }} />
            <b>{role}</b>
            <Code>{color[role]}</Code>
          </Tile>
        ))}
      </Grid>
    </Group>
  ));
};

const Gradients = ({ brand }: LookProps) => (
  <Grid>
    {Object.entries(lookOf(useTheme().name, brand).gradient).map(([role, value]) => (
      <Tile key={role} style={{ background: token.color.surface }}>
        <Swatch style={{ height: 112, background: `${value} padding-box ${token.color.ground}` }} />
        <b>{role}</b>
      </Tile>
    ))}
  </Grid>
);

const ratiosIn = (element: HTMLElement) =>
  [...element.querySelectorAll('.pv-num')].map(({ textContent }) => Number(textContent));

const meta = {
  title: 'Tokens/Colours',
  parameters: {
    docs: {
      description: {
        component:
          'Every role of the theme, as the chosen brand has it. Contrast is computed here from the values themselves.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ColourRoles: Story = {
  render: (_, { globals }) => <Palette brand={globals.brand} />,
  play: async ({ canvasElement, globals }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-role]')];
    const { color } = lookOf('default', globals.brand);
    await expect(shown.map(({ dataset }) => dataset.role).sort()).toEqual(Object.keys(color).sort());
  },
};
export const TextOnBackgrounds: Story = {
  render: (_, { globals }) => <Contrasts brand={globals.brand} pairs={texts} sample="华亭 128,640.50" />,
  play: async ({ canvasElement }) => {
    await expect(Math.min(...ratiosIn(canvasElement))).toBeGreaterThanOrEqual(4.5);
  },
};
/** WCAG asks for 3 : 1 for the border of a control and the focus ring. */
export const BordersOnBackgrounds: Story = {
  render: (_, { globals }) => <Contrasts brand={globals.brand} pairs={edges} />,
  play: async ({ canvasElement }) => {
    await expect(Math.min(...ratiosIn(canvasElement))).toBeGreaterThanOrEqual(3);
  },
};
export const GradientFills: Story = { render: (_, { globals }) => <Gradients brand={globals.brand} /> };
