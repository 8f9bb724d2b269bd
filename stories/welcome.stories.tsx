import { Amount, Badge, BrandWordmark, Button, Card, MoneyInput, SceneBanner, token } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { brands } from './.storybook/brands';
import { Column, Row, TextLink } from './shared/board';

const Banner = styled.div`
  max-height: 240px;
  border-radius: ${token.radius.lg};
  overflow: hidden;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${token.space[4]};

  p {
    margin-block-end: ${token.space[3]};
  }
  code {
    overflow-wrap: anywhere;
  }
`;

const Part = styled.div`
  margin-block-end: ${token.space[3]};
`;

const Swatches = styled.div`
  display: flex;
  height: 40px;
  margin-block-end: ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  overflow: hidden;

  i {
    flex: 1;
  }
`;

const shown = ['ground', 'surface', 'ink', 'accent', 'valueSolid', 'gain', 'loss'] as const;

/** A link to another page, in the window around the story. */
const Open = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <TextLink href={`./?path=/story/${id}`} target="_top">
    {children}
  </TextLink>
);

const Welcome = ({ brand }: { readonly brand: string }) => (
  <Column>
    <Row>
      <BrandWordmark name="华亭" latin="PAVILION" />
      <Badge tone="value">{brands[brand]?.title ?? brand}</Badge>
    </Row>
    <Banner>
      <SceneBanner scene="festival" />
    </Banner>
    <h1 style={{ fontSize: token.text.h2 }}>The kit, and the site built with it</h1>
    <p>
      The toolbar above changes theme, brand, language, direction of writing and motion of every page here,
      this one included.
    </p>
    <Cards>
      <Card title="Tokens" headingLevel={2}>
        <Swatches aria-hidden>
          {shown.map((role) => (
            <i key={role} style={{ background: token.color[role] }} />
          ))}
        </Swatches>
        <p>
          <Open id="tokens-colours--colour-roles">Colours, their uses and variables</Open>
        </p>
        <p>
          <Open id="tokens-typography-and-spacing--type-scale">Typography and spacing</Open>
        </p>
        <Open id="tokens-propose-a-colour--propose-a-colour">Propose a colour</Open>
      </Card>
      <Card title="Components" headingLevel={2}>
        <Part>
          <MoneyInput aria-label="Amount" defaultValue="1280.50" />
        </Part>
        <Part>
          <Button variant="primary">存款</Button>
        </Part>
        <Open id="components-button--variants">Every component, in every state</Open>
      </Card>
      <Card title="Screens" headingLevel={2}>
        <Part>
          <Amount value="128640.50" tone="value" size="h3" currency="¥" />
        </Part>
        <Open id="screens-wallet--overview">Pages of the site</Open>
      </Card>
      <Card title="In a design tool" headingLevel={2}>
        <p>
          The package has each theme as a file of design tokens: <code>@pavilion/ui/tokens/default.json</code>{' '}
          and <code>@pavilion/ui/tokens/space.json</code>, in the format of the Design Tokens Community Group.
        </p>
      </Card>
    </Cards>
  </Column>
);

const meta = { title: 'Welcome', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const WelcomePage: StoryObj<typeof meta> = {
  name: 'Welcome',
  render: (_, { globals }) => <Welcome brand={globals.brand} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
