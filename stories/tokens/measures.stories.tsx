import { Amount, Button, Card, token, useTheme } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Row, Specimen, TokenList, TokenRow } from '../shared/board';
import { DoAndDont as Examples } from '../shared/do-and-dont';
import { lookOf } from '../shared/look';
import { longText } from '../shared/samples';

const sizes = { xs: 12, sm: 13, md: 14, lg: 16, xl: 20, h3: 24, h2: 32, h1: 44 } as const;
const leadings = { tight: 1.2, snug: 1.35, text: 1.5, loose: 1.75 } as const;
const weights = { regular: 400, medium: 500, bold: 600, heavy: 700 } as const;
const faces = {
  sans: 'Everything that is read',
  serif: 'Headings of promotions and of VIP',
  number: 'Amounts and counts',
} as const;
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const;
const radii = ['sm', 'md', 'lg', 'xl', 'full'] as const;
const elevations = [1, 2, 3, 4, 'accent', 'accentHover'] as const;

const keysOf = <Key extends string>(values: Readonly<Record<Key, unknown>>) => Object.keys(values) as Key[];

const Bar = styled.div`
  height: 16px;
  background: ${token.color.accent};
`;

const Panel = styled.div`
  width: 132px;
  height: 88px;
  background: ${token.color.raised};
  border: 1px solid ${token.color.line};
`;

const Reading = styled.p`
  max-width: 420px;
  padding-inline-start: ${token.space[4]};
  border-inline-start: 1px solid ${token.color.line};
`;

const Radii = ({ brand }: { readonly brand: string }) => {
  const { radius } = lookOf(useTheme().name, brand);
  return (
    <Row>
      {radii.map((name) => (
        <Specimen key={name} name={`radius.${name} · ${radius[name]}`}>
          <Panel style={{ borderRadius: token.radius[name] }} />
        </Specimen>
      ))}
    </Row>
  );
};

const meta = {
  title: 'Tokens/Typography and spacing',
  parameters: {
    usage: {
      do: 'Take sizes and distances from the scales: token.text.md, token.space[4].',
      dont: 'Never write a size in px that is not on the scale.',
    },
    docs: {
      description: { component: 'Type, space, radius and elevation: a 4 px grid and eight sizes of type.' },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypeScale: Story = {
  render: () => (
    <TokenList>
      {keysOf(sizes).map((size) => (
        <TokenRow key={size} name={`text.${size}`} value={`${sizes[size]} px`} variable={token.text[size]}>
          <span style={{ fontSize: token.text[size], lineHeight: token.leading.tight }}>
            华亭 Pavilion 128,640.50
          </span>
        </TokenRow>
      ))}
    </TokenList>
  ),
};
export const LineHeights: Story = {
  render: () => (
    <TokenList>
      {keysOf(leadings).map((leading) => (
        <TokenRow
          key={leading}
          name={`leading.${leading}`}
          value={leadings[leading]}
          variable={token.leading[leading]}
        >
          <Reading style={{ lineHeight: token.leading[leading] }}>{longText}</Reading>
        </TokenRow>
      ))}
    </TokenList>
  ),
};
export const FontWeights: Story = {
  render: () => (
    <TokenList>
      {keysOf(weights).map((weight) => (
        <TokenRow
          key={weight}
          name={`weight.${weight}`}
          value={weights[weight]}
          variable={token.weight[weight]}
        >
          <span style={{ fontSize: token.text.xl, fontWeight: token.weight[weight] }}>
            存款已到账 Deposit received 128,640.50
          </span>
        </TokenRow>
      ))}
    </TokenList>
  ),
};
export const FontFamilies: Story = {
  render: () => (
    <TokenList>
      {keysOf(faces).map((face) => (
        <TokenRow key={face} name={`font.${face}`} value={faces[face]} variable={token.font[face]}>
          <span style={{ fontFamily: token.font[face], fontSize: token.text.h3 }}>春节红包雨 0123456789</span>
        </TokenRow>
      ))}
    </TokenList>
  ),
};
export const Spacing: Story = {
  render: () => (
    <TokenList>
      {spaces.map((step) => (
        <TokenRow key={step} name={`space[${step}]`} value={`${step * 4} px`} variable={token.space[step]}>
          <Bar style={{ width: token.space[step] }} />
        </TokenRow>
      ))}
    </TokenList>
  ),
};
export const Radius: Story = { render: (_, { globals }) => <Radii brand={globals.brand} /> };
export const Elevation: Story = {
  render: () => (
    <Row style={{ gap: token.space[10] }}>
      {elevations.map((level) => (
        <Specimen key={level} name={`shadow[${level}]`}>
          <Panel
            style={{
              boxShadow: token.shadow[level],
              borderRadius: token.radius.md,
              borderColor: 'transparent',
            }}
          />
        </Specimen>
      ))}
    </Row>
  ),
};
export const DoAndDont: Story = {
  render: () => (
    <Examples
      pairs={[
        {
          do: {
            picture: (
              <div style={{ textAlign: 'end' }}>
                <Amount value="1280.50" /> <br /> <Amount value="911.11" />
              </div>
            ),
            text: 'Align amounts at their end, and set them with Amount: the digits line up.',
          },
          dont: {
            picture: (
              <div>
                1280.5 <br /> 911.11
              </div>
            ),
            text: 'Without two decimals and an aligned end, amounts cannot be compared at a glance.',
          },
        },
        {
          do: {
            picture: (
              <Row style={{ gap: token.space[4] }}>
                <Button variant="primary">确认</Button>
                <Button>取消</Button>
              </Row>
            ),
            text: 'Keep to the 4 px grid: 8 or 16 px between controls.',
          },
          dont: {
            picture: (
              <Row style={{ gap: 3 }}>
                <Button variant="primary">确认</Button>
                <Button>取消</Button>
              </Row>
            ),
            text: 'A gap off the grid looks like a mistake, and invites wrong clicks.',
          },
        },
        {
          do: {
            picture: <Card title="主钱包">余额</Card>,
            text: 'One step of elevation: a card on the page.',
          },
          dont: {
            picture: (
              <div style={{ borderRadius: token.radius.md, boxShadow: token.shadow[4] }}>
                <Card title="主钱包">余额</Card>
              </div>
            ),
            text: 'The shadow of a dialog is for what covers the page.',
          },
        },
      ]}
    />
  ),
};
