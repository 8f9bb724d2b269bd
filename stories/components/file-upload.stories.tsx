import { FileUpload, type FileUploadProps } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../shared/board';
import { InStates } from '../shared/in-states';
import { receipt } from '../shared/receipt';

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: {
    'aria-label': '转账凭证',
    hint: 'PNG 或 JPG，5 MB 以内',
    accept: '.png,.jpg',
    maxBytes: 5_000_000,
    upload: (async () => ({ stored: true })) as FileUploadProps['upload'],
    onUploaded: fn(),
  },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'State accepted types and sizes before the upload.',
      dont: 'Do not trust the browser’s type and size: the gateway validates the file again.',
    },
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.upload(canvas.getByLabelText('转账凭证'), receipt());
};

export const NoFile: Story = {};
export const Uploaded: Story = {
  play: async (context) => {
    await choose(context);
    await waitFor(() => expect(context.args.onUploaded).toHaveBeenCalled());
  },
};
export const Uploading: Story = {
  args: {
    upload: (_file, { onProgress }) => {
      onProgress(0.64);
      return new Promise(() => {});
    },
  },
  play: choose,
};
export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('网络不稳定，请重试')) },
  play: async (context) => {
    await choose(context);
    await waitFor(() => expect(context.canvas.getByText(/网络不稳定/)).toBeVisible());
  },
};
export const TooLarge: Story = { args: { maxBytes: 1024 }, play: choose };
export const Disabled: Story = { args: { disabled: true } };
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <FileUpload {...args} />
    </InStates>
  ),
};
