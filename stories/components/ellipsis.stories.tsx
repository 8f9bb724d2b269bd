import { Ellipsis } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Ellipsis',
  component: Ellipsis,
  args: { text: longText, maxUnits: 40 },
  parameters: {
    usage: {
      do: 'Use it for names and titles in rows; the full text stays accessible.',
      dont: 'Do not truncate amounts.',
    },
  },
} satisfies Meta<typeof Ellipsis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Truncated: Story = {};
export const NotTruncated: Story = { args: { text: '龙门金鲤' } };
