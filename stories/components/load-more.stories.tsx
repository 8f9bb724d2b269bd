import { LoadMore } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: { status: 'idle', onLoadMore: fn() },
  parameters: {
    usage: {
      do: 'Place it below a grid or a feed, and handle all four states.',
      dont: 'Do not use it where people look for a certain page: use Pagination.',
    },
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const EndOfList: Story = { args: { status: 'end' } };
