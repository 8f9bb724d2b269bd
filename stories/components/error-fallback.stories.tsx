import { ErrorFallback, SceneEmpty } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Narrow } from '../shared/board';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/ErrorFallback',
  component: ErrorFallback,
  args: { onRetry: fn() },
  parameters: {
    usage: { do: 'Offer a retry where it can succeed.', dont: 'Do not show codes or stack traces.' },
  },
} satisfies Meta<typeof ErrorFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const WithPictureAndHome: Story = {
  args: { picture: <SceneEmpty kind="network" />, homeHref: '#home' },
};
export const Retrying: Story = { args: { retrying: true } };
export const Compact: Story = { args: { compact: true } };
export const LongText: Story = {
  args: { title: longText.slice(0, 40), message: longText },
  render: (args) => (
    <Narrow>
      <ErrorFallback {...args} />
    </Narrow>
  ),
};
