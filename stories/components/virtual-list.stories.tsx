import { VirtualList } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../shared/samples';

interface Message {
  readonly id: number;
  readonly text: string;
}

const messages: readonly Message[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: at,
  text: `第 ${at + 1} 条：存款已到账`,
}));

const meta = {
  title: 'Components/VirtualList',
  component: VirtualList<Message>,
  args: {
    label: '站内信',
    items: messages,
    itemKey: ({ id }: Message) => id,
    renderItem: ({ text }: Message) => <p style={{ padding: '14px 16px' }}>{text}</p>,
    itemHeight: 49,
    maxHeight: '320px',
    onEndReached: fn(),
  },
  parameters: {
    usage: {
      do: 'For lists that grow into the thousands.',
      dont: 'Not for twenty items: a plain list is found by the browser’s own search.',
    },
  },
} satisfies Meta<typeof VirtualList<Message>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousandItems: Story = {};
export const MeasuredHeights: Story = {
  args: {
    measured: true,
    items: messages.map(({ id, text }) => ({ id, text: id % 3 === 0 ? longText : text })),
  },
};
export const Few: Story = { args: { items: messages.slice(0, 3) } };
export const Loading: Story = { args: { items: messages.slice(0, 3), status: 'loading' } };
export const Failed: Story = {
  args: { items: messages.slice(0, 3), status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onEndReached).toHaveBeenCalled();
  },
};
export const Nothing: Story = { args: { items: [] } };
