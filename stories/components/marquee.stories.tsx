import { AnnouncementIcon, Marquee } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';
import { notices } from '../shared/samples';

const meta = {
  title: 'Components/Marquee',
  component: Marquee,
  args: { label: '平台公告', items: notices, icon: <AnnouncementIcon size={18} /> },
  parameters: {
    usage: {
      do: 'Use it for notices that also have a page of their own.',
      dont: 'Do not use it for information that must be read.',
    },
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneNotice: Story = { args: { items: notices.slice(1, 2) } };
export const InNarrowContainer: Story = {
  render: (args) => (
    <Narrow>
      <Marquee {...args} />
    </Narrow>
  ),
};
export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^(关闭|Close)/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <Marquee {...args} />
    </InStates>
  ),
};
