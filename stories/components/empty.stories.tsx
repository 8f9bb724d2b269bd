import { Button, Empty, SceneEmpty } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../shared/board';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Empty',
  component: Empty,
  parameters: {
    usage: {
      do: 'Say what is missing and offer a next step.',
      dont: 'Do not use it for errors: use ErrorFallback.',
    },
  },
} satisfies Meta<typeof Empty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = {
  args: {
    picture: <SceneEmpty kind="records" />,
    title: '还没有投注记录',
    description: '换一段时间看看，或先去大厅玩一局。',
    action: <Button variant="primary">去大厅</Button>,
  },
};
export const Compact: Story = { args: { compact: true, title: '没有找到相关游戏' } };
export const LongText: Story = {
  args: { picture: <SceneEmpty kind="results" />, title: longText.slice(0, 40), description: longText },
  render: (args) => (
    <Narrow>
      <Empty {...args} />
    </Narrow>
  ),
};
