import { ClockIcon, Countdown, token } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Row } from '../shared/board';

const now = Date.UTC(2026, 1, 14, 12);
const after = (seconds: number) => now + seconds * 1000;

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { deadline: after(754), now: () => now, onEnd: fn() },
  parameters: {
    usage: {
      do: 'Pass a deadline in gateway time, together with the gateway’s clock.',
      dont: 'Do not count ticks: background tabs throttle timers.',
    },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inherits the size and colour of the surrounding text. */
export const Minutes: Story = {
  render: (args) => (
    <Row style={{ gap: token.space[2] }}>
      <ClockIcon />
      <span>
        请在 <Countdown {...args} style={{ color: token.color.warning, fontWeight: token.weight.bold }} />{' '}
        内完成付款
      </span>
    </Row>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('12:34'));
  },
};
export const Days: Story = {
  args: { deadline: after(3 * 86_400 + 3661) },
  render: (args) => (
    <div>
      <p style={{ color: token.color.inkMuted }}>距离新春灯会开启</p>
      <Countdown {...args} style={{ color: token.color.value, fontSize: token.text.h2 }} />
    </div>
  ),
};
export const Ended: Story = {
  args: { deadline: now },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};
