import {
  Amount,
  Badge,
  Button,
  CopyButton,
  type Theme,
  type ThemeColors,
  token,
  useTheme,
} from '@pavilion/ui';
import { type ContrastRule, contrastRules, designTokens } from '@pavilion/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { brands } from '../.storybook/brands';
import { Row } from '../shared/board';
import { ContrastResult, ContrastTile, Grid, Tile } from '../shared/contrast-tile';
import { DoAndDont as Examples } from '../shared/do-and-dont';
import { lookOf } from '../shared/look';

type Role = keyof ThemeColors;

/** Every colour role, grouped by use. */
const groups: Readonly<Record<string, readonly Role[]>> = {
  Grounds: ['ground', 'groundDeep', 'surface', 'raised', 'sunken', 'glass', 'scrim', 'groundDimmed'],
  'Ink and lines': ['ink', 'inkMuted', 'inkFaint', 'line', 'lineStrong', 'hairline'],
  'The main action': ['accent', 'accentHover', 'accentActive', 'onAccent', 'accentText', 'accentSoft'],
  'Value and rank': ['value', 'valueSolid', 'onValue', 'valueSoft'],
  'Gain, loss and what happens now': ['gain', 'loss', 'live', 'homeSide', 'series'],
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
  'Focus, selection, loading': [
    'selected',
    'onSelected',
    'focus',
    'selection',
    'skeleton',
    'skeletonShine',
    'onPicture',
  ],
};

const isGradientRule = ({ background }: ContrastRule) => background.startsWith('gradient.');
const textRules = contrastRules.filter((rule) => rule.required === 4.5 && !isGradientRule(rule));
const edgeRules = contrastRules.filter(({ required }) => required === 3);

const Group = styled.section`
  & + & {
    margin-top: ${token.space[8]};
  }
  h2 {
    margin-bottom: ${token.space[3]};
    font-size: ${token.text.lg};
  }
`;

const Swatch = styled.span`
  height: 56px;
  margin-bottom: ${token.space[1]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
`;

/** A checkerboard behind transparent colours. */
const squares = `repeating-conic-gradient(${token.color.line} 0 25%, ${token.color.surface} 0 50%) 0 0 / 16px 16px padding-box`;

const Use = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Value = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};

  code {
    min-width: 0;
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    overflow-wrap: anywhere;
  }
`;

interface CopyableProps {
  readonly text: string;
  readonly label?: string;
}

/** A text with a button that copies it; a reference to a variable is shown as the name of the variable. */
const Copyable = ({ text, label = text }: CopyableProps) => (
  <Value>
    <code>{/^var\((.*)\)$/.exec(text)?.[1] ?? text}</code>
    <CopyButton text={text} iconOnly label={`Copy ${label}`} />
  </Value>
);

interface LookProps {
  readonly brand: string;
}

interface ContrastsProps extends LookProps {
  readonly rules: readonly ContrastRule[];
  /** Text in the colour; a line when omitted. */
  readonly sample?: string;
}

const Contrasts = ({ brand, rules, sample }: ContrastsProps) => {
  const look = lookOf(useTheme().name, brand);
  const fronts = [...new Set(rules.map(({ foreground }) => foreground))];
  return fronts.map((front) => (
    <Group key={front}>
      <h2>{front}</h2>
      <Grid>
        {rules
          .filter(({ foreground }) => foreground === front)
          .map((rule) => (
            <ContrastTile key={rule.background} look={look} rule={rule} sample={sample} />
          ))}
      </Grid>
    </Group>
  ));
};

const Palette = ({ brand }: LookProps) => {
  const { name } = useTheme();
  const { color } = lookOf(name, brand);
  const tokens = designTokens(name, brands[brand]?.look).color ?? {};
  return Object.entries(groups).map(([title, roles]) => (
    <Group key={title}>
      <h2>{title}</h2>
      <Grid>
        {roles.map((role) => (
          <Tile key={role} data-role={role} style={{ background: token.color.surface }}>
            <Swatch style={{ background: `linear-gradient(${color[role]} 0 0) padding-box, ${squares}` }} />
            <b>{role}</b>
            <Use>{tokens[role]?.$description}</Use>
            <Copyable text={token.color[role]} />
            <Copyable text={color[role]} label={`the value of ${role}`} />
          </Tile>
        ))}
      </Grid>
    </Group>
  ));
};

const Sample = styled.b<{ $ink: string; $ground: string }>`
  padding: ${token.space[3]};
  border-radius: ${token.radius.sm};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;

const GradientTile = ({ look, role }: { readonly look: Theme; readonly role: keyof Theme['gradient'] }) => {
  const rules = contrastRules.filter(({ background }) => background === `gradient.${role}`);
  const value = look.gradient[role];
  return (
    <Tile data-gradient={role} style={{ background: token.color.surface }}>
      <Swatch style={{ height: 112, background: `${value} padding-box ${token.color.ground}` }} />
      <b>{role}</b>
      <Copyable text={token.gradient[role]} />
      <Copyable text={value} label={`the value of ${role}`} />
      {rules.map((rule) => (
        <div key={rule.foreground} style={{ display: 'grid' }}>
          <Sample $ink={look.color[rule.foreground]} $ground={value}>
            {rule.foreground} 128,640.50
          </Sample>
          <ContrastResult look={look} rule={rule} />
        </div>
      ))}
      {rules.length === 0 && <Use>No text is set on it.</Use>}
    </Tile>
  );
};

const Gradients = ({ brand }: LookProps) => {
  const look = lookOf(useTheme().name, brand);
  return (
    <Grid style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {(Object.keys(look.gradient) as (keyof Theme['gradient'])[]).map((role) => (
        <GradientTile key={role} look={look} role={role} />
      ))}
    </Grid>
  );
};

const ratiosIn = (element: HTMLElement) =>
  [...element.querySelectorAll('.pv-num')].map(({ textContent }) => Number(textContent));

const meta = {
  title: 'Tokens/Colours',
  parameters: {
    usage: {
      do: 'Choose a colour by its use, and write its token: token.color.accent.',
      dont: 'Never write a literal, or a colour that only looks right in one theme.',
    },
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
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-role]')];
    const { color } = lookOf('default', globals.brand);
    await expect(shown.map(({ dataset }) => dataset.role).sort()).toEqual(Object.keys(color).sort());
    // With the keyboard.
    const button = canvas.getByRole('button', { name: 'Copy var(--pv-color-ground)' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'));
  },
};
export const TextOnBackgrounds: Story = {
  render: (_, { globals }) => <Contrasts brand={globals.brand} rules={textRules} sample="华亭 128,640.50" />,
  play: async ({ canvasElement }) => {
    await expect(Math.min(...ratiosIn(canvasElement))).toBeGreaterThanOrEqual(4.5);
  },
};
/** WCAG asks for 3 : 1 for the border of a control and the focus ring. */
export const BordersOnBackgrounds: Story = {
  render: (_, { globals }) => <Contrasts brand={globals.brand} rules={edgeRules} />,
  play: async ({ canvasElement }) => {
    await expect(Math.min(...ratiosIn(canvasElement))).toBeGreaterThanOrEqual(3);
  },
};
/** The ratio is the lowest along the gradient. */
export const GradientFills: Story = {
  render: (_, { globals }) => <Gradients brand={globals.brand} />,
  play: async ({ canvasElement }) => {
    await expect(Math.min(...ratiosIn(canvasElement))).toBeGreaterThanOrEqual(4.5);
  },
};
export const DoAndDont: Story = {
  render: () => (
    <Examples
      pairs={[
        {
          do: {
            picture: (
              <Row>
                <Button variant="primary">存款</Button>
                <Button>明细</Button>
              </Row>
            ),
            text: 'Give the accent to the one main action of a view.',
          },
          dont: {
            picture: (
              <Row>
                <Button variant="primary">存款</Button>
                <Button variant="primary">明细</Button>
              </Row>
            ),
            text: 'Two main actions: neither stands out.',
          },
        },
        {
          do: {
            picture: <Amount value="1280.50" tone="change" size="h3" />,
            text: 'Gain is red and loss is green, always with a sign or an arrow.',
          },
          dont: {
            picture: <span style={{ color: token.color.gain, fontSize: token.text.h3 }}>1,280.50</span>,
            text: 'A colour alone says nothing to people who do not see it.',
          },
        },
        {
          do: {
            picture: <Badge tone="success">已到账</Badge>,
            text: 'Set the text of a status on the soft colour of the same status.',
          },
          dont: {
            picture: (
              <span
                style={{ padding: '4px 8px', background: token.color.successSoft, color: token.color.danger }}
              >
                已到账
              </span>
            ),
            text: 'Mixed status colours contradict each other.',
          },
        },
      ]}
    />
  ),
};
