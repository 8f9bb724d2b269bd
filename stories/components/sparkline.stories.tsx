import { Sparkline } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { days } from '../shared/samples';

const points = days.map(({ label, values }) => ({ label, value: values[0] }));

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  args: { label: '近七日余额走势', points, width: 320, height: 64 },
  parameters: {
    usage: {
      do: 'Show a trend next to the current value.',
      dont: 'Do not use it to compare values: use BarChart.',
    },
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePoint: Story = { args: { points: points.slice(0, 1) } };
export const Flat: Story = { args: { points: points.map(({ label }) => ({ label, value: '100' })) } };
export const NegativeValues: Story = {
  args: { points: points.map(({ label, value }, at) => ({ label, value: at % 2 ? `-${value}` : value })) },
};
