import { Masked } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InStates } from '../shared/in-states';
import { member } from '../shared/samples';

const meta = {
  title: 'Components/Masked',
  component: Masked,
  args: { text: member.account },
  parameters: {
    usage: {
      do: 'Use it for personal data that bystanders may see on the screen.',
      dont: 'Do not rely on it for secrecy: never send data to the browser that the person may not see.',
    },
  },
} satisfies Meta<typeof Masked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {};
export const Phone: Story = { args: { text: '13812345678', kind: 'phone' } };
export const Revealed: Story = {
  args: { revealable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(member.account)).toBeVisible();
  },
};
export const FocusAndHoverStates: Story = {
  args: { revealable: true },
  render: (args) => (
    <InStates>
      <Masked {...args} />
    </InStates>
  ),
};
