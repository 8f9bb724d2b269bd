import { Amount } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../shared/board';

const meta = {
  title: 'Components/Amount',
  component: Amount,
  args: { value: '1234567.8' },
  parameters: {
    usage: {
      do: 'Use it for every amount on a page: tabular figures, separators, two decimals.',
      dont: 'Do not format amounts by hand, and do not show gain or loss by colour alone.',
    },
  },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234,567.80')).toBeVisible();
  },
};
export const WithCurrency: Story = { args: { currency: '¥' } };
/** The smaller the text, the nearer the sign is to the height of the digits. */
export const CurrencyInSmallText: Story = {
  args: { currency: '¥' },
  render: (args) => (
    <small>
      <Amount {...args} />
    </small>
  ),
};
export const ValueTone: Story = { args: { currency: '¥', tone: 'value', size: 'h2' } };
export const ChangeTone: Story = {
  render: () => (
    <Column>
      <Amount value="286.4" tone="change" />
      <Amount value="-50" tone="change" />
      <Amount value="0" tone="change" />
    </Column>
  ),
};
export const MovementTone: Story = {
  render: () => (
    <Column>
      <Amount value="286.4" tone="movement" />
      <Amount value="-50" tone="movement" />
    </Column>
  ),
};
export const Masked: Story = { args: { masked: true, currency: '¥' } };
export const ThirtyDigits: Story = { args: { value: '123456789012345678901234567890.12' } };
