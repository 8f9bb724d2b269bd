import { Avatar } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../shared/board';
import { member } from '../shared/samples';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#8c1d18"/><circle cx="20" cy="20" r="11" fill="#f2c14e"/></svg>',
)}`;

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: member.name, size: 56 },
  parameters: {
    usage: {
      do: 'Give the name: it is read aloud, and its first character stands in for a picture.',
      dont: 'Do not use the ring for anything but rank.',
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const Picture: Story = { args: { src: picture } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const Ring: Story = { args: { ring: true } };
export const Nobody: Story = { args: { name: undefined } };
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size={24} />
      <Avatar {...args} size={40} />
      <Avatar {...args} size={72} />
    </Row>
  ),
};
