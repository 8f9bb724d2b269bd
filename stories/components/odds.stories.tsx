import { OddsFormat } from '@pavilion/format';
import { Button, Odds } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Row, Specimen } from '../shared/board';

const meta = {
  title: 'Components/Odds',
  component: Odds,
  args: { price: '1.95' },
  parameters: {
    usage: {
      do: 'Keep the price as received; this component formats it as the member prefers.',
      dont: 'Do not show rising and falling prices by colour alone.',
    },
  },
} satisfies Meta<typeof Odds>;

export default meta;
type Story = StoryObj<typeof meta>;

type FormatName = keyof typeof OddsFormat;
const formatNames = {
  Europe: '欧洲盘',
  Hongkong: '香港盘',
  Malay: '马来盘',
  Indonesia: '印尼盘',
} as const satisfies Readonly<Record<FormatName, string>>;

export const EuropeanOdds: Story = {};
export const OddsFormats: Story = {
  render: (args) => (
    <Row>
      {(Object.keys(formatNames) as FormatName[]).map((name) => (
        <Specimen key={name} name={formatNames[name]}>
          <Odds {...args} format={OddsFormat[name]} />
        </Specimen>
      ))}
    </Row>
  ),
};
export const Suspended: Story = { args: { suspended: true } };
export const PriceChange: Story = {
  render: (args) => {
    const [price, setPrice] = useState(args.price);
    return (
      <Row>
        <Odds {...args} price={price} />
        <Button size="sm" onClick={() => setPrice(price === '1.95' ? '2.10' : '1.95')}>
          变价
        </Button>
      </Row>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '变价' }));
    await expect(await canvas.findAllByText(/2\.10/)).not.toHaveLength(0);
  },
};
