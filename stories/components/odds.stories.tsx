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

const formats = [
  { format: 3, name: '欧洲盘' },
  { format: 2, name: '香港盘' },
  { format: 1, name: '马来盘' },
  { format: 4, name: '印尼盘' },
] as const;

export const EuropeanOdds: Story = {};
export const OddsFormats: Story = {
  render: (args) => (
    <Row>
      {formats.map(({ format, name }) => (
        <Specimen key={format} name={name}>
          <Odds {...args} format={format} />
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
