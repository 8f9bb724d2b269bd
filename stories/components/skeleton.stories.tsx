import { Skeleton } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Row } from '../shared/board';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Give it the size of the content, so that the layout does not shift.',
      dont: 'Do not show it for waits below 200 ms.',
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Lines: Story = { args: { lines: 3 } };
export const Shapes: Story = {
  render: () => (
    <Row>
      <Skeleton shape="circle" width={48} height={48} />
      <Skeleton shape="block" width={220} height={96} />
    </Row>
  ),
};
/** A high block is an outline. */
export const HighBlock: Story = { args: { shape: 'block', height: 220 } };
