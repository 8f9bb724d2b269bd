import { contrastRatio, type ThemeColors, themes, token, useTheme } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';

type Role = keyof ThemeColors;

/** A text role on each ground it may stand on. */
const pairs: readonly (readonly [Role, readonly Role[]])[] = [
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

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
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

const Group = styled.h2`
  margin: ${token.space[6]} 0 ${token.space[3]};
  font-size: ${token.text.lg};
`;

const Texts = () => {
  const { name } = useTheme();
  const { color } = themes[name];
  return pairs.map(([text, grounds]) => (
    <section key={text}>
      <Group>{text}</Group>
      <Grid>
        {grounds.map((ground) => (
          <Tile key={ground} style={{ color: color[text], background: color[ground] }}>
            <b>华亭 128,640.50</b>
            <span>
              {ground} ·{' '}
              <span className="pv-num">{contrastRatio(color[text], color[ground]).toFixed(2)}</span> : 1
            </span>
          </Tile>
        ))}
      </Grid>
    </section>
  ));
};

const Swatch = styled.span`
  height: 56px;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
`;

const Palette = () => {
  const { name } = useTheme();
  return (
    <Grid>
      {Object.entries(themes[name].color).map(([role, value]) => (
        <Tile key={role} style={{ background: token.color.surface }}>
          <Swatch style={{ background: value }} />
          <b>{role}</b>
          <code>{value}</code>
        </Tile>
      ))}
    </Grid>
  );
};

const Gradients = () => {
  const { name } = useTheme();
  return (
    <Grid>
      {Object.entries(themes[name].gradient).map(([role, value]) => (
        <Tile key={role} style={{ background: token.color.surface }}>
          <Swatch style={{ height: 112, background: `${value} ${token.color.ground}` }} />
          <b>{role}</b>
        </Tile>
      ))}
    </Grid>
  );
};

const meta = {
  title: 'Tokens/Colours',
  parameters: {
    docs: {
      description: {
        component: 'Every role of the theme. Contrast is computed here from the values themselves.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = { render: () => <Palette /> };
export const TextOnGrounds: Story = {
  render: () => <Texts />,
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll('.pv-num')].map((element) =>
      Number(element.textContent),
    );
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
};
export const GradientFills: Story = { render: () => <Gradients /> };
