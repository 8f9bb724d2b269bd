import { DateRangePicker } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Narrow } from '../shared/board';

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { 'aria-label': '投注日期', today: '2026-02-14', onValueChange: fn() },
  parameters: {
    usage: {
      do: 'Give the first and the last day for which there is data.',
      dont: 'Do not keep moments of time: its value is days.',
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: { from: '2026-02-08', to: '2026-02-14' } } };
export const Limited: Story = { args: { min: '2026-01-15', max: '2026-02-14' } };
export const Disabled: Story = {
  args: { defaultValue: { from: '2026-02-08', to: '2026-02-14' }, disabled: true },
};
export const InANarrowPlace: Story = {
  render: (args) => (
    <Narrow>
      <DateRangePicker {...args} />
    </Narrow>
  ),
};
