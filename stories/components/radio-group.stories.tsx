import { RadioGroup } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column, Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';
import { channels } from '../shared/samples';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { 'aria-label': '存款方式', options: channels, onValueChange: fn() },
  parameters: {
    usage: {
      do: 'Use cards for the main choice of a view, plain radio buttons for a detail of a form.',
      dont: 'Do not preselect an option that costs money.',
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Cards: Story = {
  args: { variant: 'cards', defaultValue: 'alipay' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /USDT/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('usdt');
  },
};
export const NothingSelected: Story = { args: { variant: 'cards', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'alipay' } };
export const DisabledCards: Story = { args: { variant: 'cards', disabled: true, defaultValue: 'alipay' } };
export const InNarrowContainer: Story = {
  args: { variant: 'cards', defaultValue: 'usdt' },
  render: (args) => (
    <Narrow>
      <RadioGroup {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <Column>
      <InStates wide>
        <RadioGroup {...args} />
      </InStates>
      <InStates wide>
        <RadioGroup {...args} variant="cards" options={channels.slice(0, 3)} />
      </InStates>
    </Column>
  ),
};
