import { themes, token } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Column, Row, Specimen } from '../shared/board';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'h3', 'h2', 'h1'] as const;
const weights = ['regular', 'medium', 'bold', 'heavy'] as const;
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const;
const radii = ['sm', 'md', 'lg', 'xl', 'full'] as const;
const elevations = [1, 2, 3, 4, 'accent', 'accentHover'] as const;

const Bar = styled.div`
  height: 16px;
  border-radius: ${token.radius.sm};
  background: ${token.color.accent};
`;

const Panel = styled.div`
  width: 132px;
  height: 88px;
  background: ${token.color.raised};
  border: 1px solid ${token.color.line};
`;

const meta = {
  title: 'Tokens/Measures',
  parameters: {
    docs: {
      description: { component: 'Type, space, radius and elevation: a 4 px grid and eight sizes of type.' },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypeScale: Story = {
  render: () => (
    <Column>
      {sizes.map((size) => (
        <Specimen key={size} name={`text.${size}`}>
          <span style={{ fontSize: token.text[size] }}>华亭水榭 Pavilion 128,640.50</span>
        </Specimen>
      ))}
    </Column>
  ),
};
export const Weights: Story = {
  render: () => (
    <Row>
      {weights.map((weight) => (
        <Specimen key={weight} name={`weight.${weight}`}>
          <span style={{ fontSize: token.text.xl, fontWeight: token.weight[weight] }}>存款已到账</span>
        </Specimen>
      ))}
    </Row>
  ),
};
export const Faces: Story = {
  render: () => (
    <Column>
      {(['sans', 'serif', 'number'] as const).map((face) => (
        <Specimen key={face} name={`font.${face}`}>
          <span style={{ fontFamily: token.font[face], fontSize: token.text.h3 }}>春节红包雨 0123456789</span>
        </Specimen>
      ))}
    </Column>
  ),
};
export const Space: Story = {
  render: () => (
    <Column>
      {spaces.map((step) => (
        <Specimen key={step} name={`space[${step}] · ${step * 4} px`}>
          <Bar style={{ width: token.space[step] }} />
        </Specimen>
      ))}
    </Column>
  ),
};
export const Radius: Story = {
  render: () => (
    <Row>
      {radii.map((radius) => (
        <Specimen
          key={radius}
          name={`radius.${radius} · ${themes.default.radius[radius]} · ${themes.space.radius[radius]}`}
        >
          <Panel style={{ borderRadius: token.radius[radius] }} />
        </Specimen>
      ))}
    </Row>
  ),
};
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
