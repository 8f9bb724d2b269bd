import { Spinner } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../shared/board';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    usage: {
      do: 'Say in the label what is loading.',
      dont: 'Do not use it where the layout of the content is known: use Skeleton.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLabel: Story = { args: { label: '正在查询余额…', showLabel: true, size: 32 } };
export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size={16} />
      <Spinner size={24} />
      <Spinner size={48} />
    </Row>
  ),
};
