import { Button, Tooltip } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: '已扣除手续费', children: <Button>到账金额</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '96px 0 96px 140px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      do: 'Explain a focusable element in a few words.',
      dont: 'Do not put required information or interactive elements into it.',
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('已扣除手续费');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};
export const BelowTheTrigger: Story = { args: { side: 'bottom' }, play: Default.play };
export const LongText: Story = {
  args: { content: longText },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};
