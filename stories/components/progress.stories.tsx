import { Progress } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from '../shared/board';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: '流水进度', value: 36 },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Show the amounts too: 3,600 / 10,000.',
      dont: 'Do not use it for a wait of unknown length: use Spinner.',
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 100, tone: 'success' } };
export const WithAmounts: Story = {
  args: { value: 3600, max: 10_000, valueText: '3,600 / 10,000', tone: 'value' },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
