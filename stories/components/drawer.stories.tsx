import { Button, Drawer } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: false,
    title: '注单详情',
    children: '注单号 B2602140001',
    footer: <Button variant="primary">再来一注</Button>,
  },
  render: (args) => {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>查看详情</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      do: 'Details and filters that need room while the page stays in mind.',
      dont: 'Not for a yes or no: that is modal.confirm.',
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '查看详情' }));
  const page = within(canvasElement.ownerDocument.body);
  await waitFor(() => expect(page.getByRole('dialog', { name: '注单详情' })).toBeVisible());
};

export const AtTheEnd: Story = { play: open };
export const AtTheStart: Story = { args: { side: 'start' }, play: open };
export const AtTheBottom: Story = { args: { side: 'bottom' }, play: open };
export const WithDescription: Story = { args: { description: '结算时间 2026-02-14 09:12:08' }, play: open };
export const LongText: Story = { args: { children: <p>{longText.repeat(20)}</p> }, play: open };
export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: '查看详情' })).toHaveFocus());
  },
};
