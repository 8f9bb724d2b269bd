import { CopyButton } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../shared/board';
import { InStates } from '../shared/in-states';
import { kitWord } from '../shared/kit-words';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: '6222 0210 0111 2345' },
  parameters: {
    usage: {
      do: 'Give each button its own label when there are several: 复制卡号.',
      dont: 'Do not copy more than the page shows.',
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLabel: Story = {
  args: { label: '复制卡号' },
  // The visible text is the kit's, in the toolbar's language; the accessible name must start with it.
  render: (args, { globals }) => <CopyButton {...args} label={kitWord({ globals }, '复制卡号')} />,
};
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'));
  },
};
export const IconOnly: Story = {
  render: (args) => (
    <Row>
      <bdi dir="ltr">{args.text}</bdi> <CopyButton {...args} iconOnly label="复制卡号" />
    </Row>
  ),
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Disabled: Story = { args: { disabled: true } };
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates>
      <CopyButton {...args} />
    </InStates>
  ),
};
