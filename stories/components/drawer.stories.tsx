import { Amount, Badge, Button, Drawer, token } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { bets, longText } from '../shared/samples';

const [bet] = bets;
const facts = [
  ['注单号', bet.id],
  ['游戏', bet.game],
  ['投注额', <Amount key="stake" value={bet.stake} />],
  ['盈亏', <Amount key="profit" value={bet.profit} tone="change" />],
  ['状态', <Badge key="state">已结算</Badge>],
] as const;

const Facts = styled.dl`
  display: grid;

  div {
    display: flex;
    justify-content: space-between;
    padding-block: ${token.space[3]};
  }
  div + div {
    border-top: 1px solid ${token.color.line};
  }
  dt {
    color: ${token.color.inkMuted};
  }
`;

const BetFacts = () => (
  <Facts>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: false,
    title: '注单详情',
    children: <BetFacts />,
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
  argTypes: {
    children: { control: false, description: 'The content of the panel.' },
    footer: { control: false },
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      do: 'Use it for details and filters that need space next to the page.',
      dont: 'Do not use it for a yes-or-no question: use modal.confirm.',
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

export const FromTheEnd: Story = { play: open };
export const FromTheStart: Story = { args: { side: 'start' }, play: open };
export const FromTheBottom: Story = { args: { side: 'bottom' }, play: open };
export const WithDescription: Story = { args: { description: '结算时间 2026-02-14 09:12:08' }, play: open };
export const LongText: Story = { args: { children: <p>{longText.repeat(20)}</p> }, play: open };
export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: '查看详情' })).toHaveFocus());
  },
};
