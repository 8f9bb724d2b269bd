import { Button, Popover, RecordIcon, token, WalletIcon } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { longText, member } from '../shared/samples';

const Menu = styled.div`
  display: grid;
  gap: ${token.space[1]};

  b {
    padding: ${token.space[1]} ${token.space[2]} ${token.space[2]};
    border-bottom: 1px solid ${token.color.line};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    padding: ${token.space[2]};
    border-radius: ${token.radius.sm};
  }
  a:hover {
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
  }
`;

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: '账户',
    align: 'start',
    trigger: <Button>我的账户</Button>,
    children: (
      <Menu>
        <b>{member.name}</b>
        <a href="#wallet">
          <WalletIcon size={18} />
          我的钱包
        </a>
        <a href="#records">
          <RecordIcon size={18} />
          投注记录
        </a>
      </Menu>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      do: 'Use it for a few links or a small form that a button opens.',
      dont: 'Do not use it for questions that require an answer: use a modal.',
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的账户' }));
    await expect(canvasElement.ownerDocument.body).toHaveTextContent(member.name);
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '我的账户' });
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { children: longText },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的账户' }));
    await waitFor(() => expect(canvas.getByText(longText)).toBeVisible());
  },
};
