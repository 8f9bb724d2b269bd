import { Loadable, Skeleton } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Loadable',
  component: Loadable,
  args: { children: '余额已更新' },
  parameters: {
    usage: {
      do: 'Wrap content that may load slowly: a short wait shows no placeholder.',
      dont: 'Do not nest it.',
    },
  },
} satisfies Meta<typeof Loadable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { args: { loading: false } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
  },
};
export const CustomPlaceholder: Story = {
  args: { loading: true, delay: 0, placeholder: <Skeleton lines={3} /> },
};
