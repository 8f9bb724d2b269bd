import { Countdown } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const now = Date.UTC(2026, 1, 14, 12);
const after = (seconds: number) => now + seconds * 1000;

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { deadline: after(754), now: () => now, onEnd: fn() },
  parameters: {
    usage: {
      do: 'Give a deadline in the gateway’s time, and its clock.',
      dont: 'Do not count ticks: a sleeping tab loses them.',
    },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('12:34'));
  },
};
export const Days: Story = { args: { deadline: after(3 * 86_400 + 3661) } };
export const Ended: Story = {
  args: { deadline: now },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};
