import {
  Button,
  CopyButton,
  Field,
  Select,
  TextInput,
  type Theme,
  type ThemeColors,
  type ThemeName,
  token,
  useTheme,
} from '@pavilion/ui';
import { contrastLevel, contrastOf, contrastRules, designTokens } from '@pavilion/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Column, Row } from '../shared/board';
import { ContrastTile, Grid } from '../shared/contrast-tile';
import { lookOf } from '../shared/look';

type Role = keyof ThemeColors;

const Controls = styled(Row)`
  align-items: start;

  & > * {
    flex: 0 1 240px;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  max-width: ${token.layout.reading};
  padding-inline-start: ${token.space[5]};
  list-style: decimal;
`;

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The pairs that contain the role, each with the sample that `ContrastTile` shows. */
const rulesOf = (role: Role) =>
  contrastRules.filter(({ foreground, background }) => foreground === role || background === `color.${role}`);

/** The roles with an opaque colour in a pair. */
const rolesOf = ({ color }: Theme) =>
  (Object.keys(color) as Role[]).filter((role) => isHex(color[role]) && rulesOf(role).length > 0);

interface ProposalProps {
  readonly theme: ThemeName;
  readonly brand: string;
}

const Proposal = ({ theme, brand }: ProposalProps) => {
  const look = lookOf(theme, brand);
  const [role, setRole] = useState<Role>('accentText');
  const [text, setText] = useState(look.color.accentText);
  const choose = (next: Role) => {
    setRole(next);
    setText(look.color[next]);
  };
  const isValid = isHex(text);
  const proposed: Theme = isValid ? { ...look, color: { ...look.color, [role]: text } } : look;
  const results = rulesOf(role).map((rule) => {
    const ratio = contrastOf(proposed, rule);
    return { rule, ratio, isEnough: ratio >= rule.required };
  });
  const failing = results.filter(({ isEnough }) => !isEnough);
  const summary =
    failing.length === 0
      ? `All ${results.length} pairs reach AA.`
      : `${failing.length} of ${results.length} pairs fail.`;
  const proposal = [
    `Theme ${theme}, brand ${brand}: ${role} from ${look.color[role]} to ${text}.`,
    summary,
    ...failing.map(
      ({ rule: { foreground, background, required }, ratio }) =>
        `- ${foreground} on ${background}: ${ratio.toFixed(2)}, required ${required} (${contrastLevel(ratio, required === 3 ? 'edge' : 'text')})`,
    ),
  ].join('\n');

  return (
    <Column>
      <Controls>
        <Field label="Role" hint={designTokens(theme).color?.[role]?.$description}>
          <Select
            value={role}
            options={rolesOf(look).map((value) => ({ value, label: value }))}
            onValueChange={choose}
          />
        </Field>
        <Field label="Colour" error={isValid ? undefined : 'Six hexadecimal digits: #a82616'}>
          <TextInput value={text} onValueChange={setText} />
        </Field>
      </Controls>
      <Row>
        <b role="status">{summary}</b>
        <CopyButton text={proposal} iconOnly label="Copy the proposal" disabled={!isValid} />
        <Button size="sm" onClick={() => setText(look.color[role])}>
          Reset
        </Button>
      </Row>
      <Grid>
        {results.map(({ rule }) => (
          <ContrastTile
            key={rule.foreground + rule.background}
            look={proposed}
            rule={rule}
            sample={rule.required === 3 ? undefined : `${rule.foreground} 128,640.50`}
          />
        ))}
      </Grid>
      <Steps>
        <li>
          Choose theme and brand in the toolbar, then a role, and try a colour until every pair reaches AA.
        </li>
        <li>Try the other theme, too: each has a value of its own.</li>
        <li>Copy the proposal into an issue, and say what the change is for.</li>
        <li>
          A developer changes <code>packages/ui/src/themes/&lt;theme&gt;-theme.ts</code>, or the tokens of the
          brand in <code>site/src/brands</code>. The tests compute the same pairs again.
        </li>
        <li>
          For a new role, name its use and the pair of text and background. It also needs a row in{' '}
          <code>contrast-rules.ts</code> and <code>color-uses.ts</code>.
        </li>
      </Steps>
    </Column>
  );
};

const Page = ({ brand }: { readonly brand: string }) => {
  const { name } = useTheme();
  // A value that was tried in one theme means nothing in another.
  return <Proposal key={name + brand} theme={name} brand={brand} />;
};

const meta = { title: 'Tokens/Propose a colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const ProposeAColour: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Page brand={globals.brand} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByText(/pairs reach AA/);
    const field = canvas.getByRole('textbox', { name: 'Colour' });
    // Too close to both light and dark grounds.
    await userEvent.clear(field);
    await userEvent.type(field, '#808080');
    await expect(status).toHaveTextContent(/pairs fail/);
    await expect(
      canvas.queryAllByText('fails').length + canvas.queryAllByText('AA large').length,
    ).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(status).toHaveTextContent(/pairs reach AA/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'ink');
    await expect(field).not.toHaveValue('#808080');
  },
};
