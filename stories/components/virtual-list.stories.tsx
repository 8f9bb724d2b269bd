import { Card, Empty, MailIcon, SceneEmpty, token, VirtualList } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { longText } from '../shared/samples';

interface Message {
  readonly id: number;
  readonly text: string;
}

const subjects = ['存款已到账', '登录地点有变，请确认', '本周返水已发放', '新游戏上线'];

const messages: readonly Message[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: at,
  text: `${subjects[at % subjects.length]}（${at + 1}）`,
}));

const Line = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[4]};
  align-items: start;
  height: 100%;
  padding: ${token.space[4]};
  [aria-posinset]:not([aria-posinset='1']) > & {
    border-top: 1px solid ${token.color.line};
  }
  svg {
    margin-top: 1px;
    color: ${token.color.accentText};
  }
  time {
    color: ${token.color.inkFaint};
    font-size: ${token.text.sm};
  }
`;

const clock = (id: number) =>
  `${String(23 - (id % 24)).padStart(2, '0')}:${String((id * 7) % 60).padStart(2, '0')}`;

const meta = {
  title: 'Components/VirtualList',
  component: VirtualList<Message>,
  args: {
    label: '站内信',
    items: messages,
    itemKey: ({ id }: Message) => id,
    renderItem: ({ id, text }: Message) => (
      <Line>
        <MailIcon size={20} />
        <p>{text}</p>
        <time>{clock(id)}</time>
      </Line>
    ),
    itemHeight: 54,
    maxHeight: '320px',
    onEndReached: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: {
    usage: {
      do: 'Use it for lists of thousands of items.',
      dont: 'Do not use it for short lists: the browser’s find-in-page works only on rendered items.',
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
export const FewItems: Story = { args: { items: messages.slice(0, 3) } };
export const Loading: Story = { args: { items: messages.slice(0, 3), status: 'loading' } };
export const Failed: Story = {
  args: { items: messages.slice(0, 3), status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onEndReached).toHaveBeenCalled();
  },
};
export const LoadingFirstItems: Story = { args: { items: [], status: 'loading' } };
export const FirstLoadFailed: Story = { args: { items: [], status: 'error' } };
export const NoItems: Story = {
  args: {
    items: [],
    empty: (
      <Empty
        compact
        picture={<SceneEmpty kind="records" />}
        title="还没有消息"
        description="到账和活动会在这里告诉您。"
      />
    ),
  },
};
