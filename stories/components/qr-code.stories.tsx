import { QrCode } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://pavilion.example/i/WELCOME8', label: '邀请链接的二维码' },
  parameters: {
    usage: {
      do: 'Show the same text next to the code, with a copy button.',
      dont: 'Do not colour it: scanners expect dark on light.',
    },
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible();
  },
};
export const Small: Story = { args: { size: 96 } };
export const LongValue: Story = {
  args: { value: `https://pavilion.example/i/${'WELCOME8'.repeat(20)}`, size: 240 },
};
