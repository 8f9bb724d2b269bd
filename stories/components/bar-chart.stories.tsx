import { formatAmount } from '@pavilion/format';
import { BarChart } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from '../shared/board';
import { days } from '../shared/samples';

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    label: '近七日收支',
    series: [
      { name: '存款', tone: 'accent' },
      { name: '取款', tone: 'value' },
    ],
    groups: days,
    formatValue: (value) => formatAmount(value),
  },
  parameters: {
    usage: {
      do: 'Keep groups and series few. Screen readers get the same values as a table.',
      dont: 'Do not show more than a month of days.',
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const KeyboardNavigation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const cursor = canvas.getByRole('slider', { name: '近七日收支' });
    await expect(cursor).toHaveAttribute('aria-valuenow', `${days.length - 1}`);
  },
};
export const OneGroup: Story = { args: { groups: days.slice(0, 1) } };
export const NoData: Story = { args: { groups: [] } };
export const AllValuesZero: Story = {
  args: { groups: days.map(({ label }) => ({ label, values: [0, 0] })) },
};
export const NegativeValues: Story = {
  args: {
    label: '近七日盈亏',
    series: [{ name: '盈亏', tone: 'accent' }],
    groups: days.map(({ label, values: [won, lost] }) => ({ label, values: [Number(won) - Number(lost)] })),
  },
};
export const InNarrowContainer: Story = {
  render: (args) => (
    <Narrow>
      <BarChart {...args} />
    </Narrow>
  ),
};
