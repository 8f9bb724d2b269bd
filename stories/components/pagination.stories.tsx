import { Pagination } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 20, onPageChange: fn() },
  parameters: {
    usage: {
      do: 'Use it for records that people find again by page number.',
      dont: 'Do not use it for a grid of games: LoadMore keeps loaded games on the page.',
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  render: (args) => {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    const numbered = (page: number) => canvas.getByRole('button', { name: new RegExp(`\\b${page}\\b`) });
    await userEvent.click(numbered(6));
    await expect(numbered(6)).toHaveAttribute('aria-current', 'page');
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
export const FewPages: Story = { args: { page: 2, pageCount: 3 } };
export const Disabled: Story = { args: { disabled: true } };
export const InNarrowContainer: Story = {
  render: (args) => (
    <Narrow>
      <Pagination {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <Pagination {...args} style={{ justifyContent: 'flex-start' }} />
    </InStates>
  ),
};
