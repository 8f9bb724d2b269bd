import { Steps } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../shared/board';
import { longText } from '../shared/samples';

const items = [
  { id: 'a', title: '提交申请', description: '02-14 09:12' },
  { id: 'b', title: '风控审核', description: '预计十分钟' },
  { id: 'c', title: '到账' },
];

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: { items, current: 1 },
  parameters: {
    usage: { do: 'Use three to five steps with short titles.', dont: 'Do not use it as navigation.' },
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const NotStarted: Story = { args: { current: 0 } };
export const Complete: Story = { args: { current: 3 } };
export const Vertical: Story = { args: { direction: 'column' } };
export const LongTextInNarrowContainer: Story = {
  args: {
    direction: 'column',
    items: [...items.slice(0, 2), { id: 'd', title: '到账', description: longText }],
  },
  render: (args) => (
    <Narrow>
      <Steps {...args} />
    </Narrow>
  ),
};
