import { Ellipsis } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Ellipsis',
  component: Ellipsis,
  args: { text: longText, maxUnits: 40 },
  parameters: {
    usage: {
      do: 'For names and titles in rows; the whole text stays reachable.',
      dont: 'Never shorten amounts.',
    },
  },
} satisfies Meta<typeof Ellipsis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Truncated: Story = {};
export const NotTruncated: Story = { args: { text: '龙门金鲤' } };
