import { Button, ToastHost, toast, token } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { Row } from '../shared/board';
import { longText } from '../shared/samples';

const stay = { duration: Number.POSITIVE_INFINITY };

/** Space below the toasts, which would cover the buttons. */
const Below = styled(Row)`
  margin-top: calc(2.5 * ${token.space[20]});
`;

const meta = {
  title: 'Components/toast',
  component: ToastHost,
  parameters: {
    docs: { story: { inline: false, height: '260px' } },
    usage: {
      do: 'Use it to confirm something that needs no response: 已复制.',
      dont: 'Do not use it for errors that require an action.',
    },
  },
} satisfies Meta<typeof ToastHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectToast = async (canvasElement: HTMLElement, text: string) => {
  const page = within(canvasElement.ownerDocument.body);
  await waitFor(() => expect(page.getByText(text)).toBeVisible());
};

export const Tones: Story = {
  render: () => (
    <>
      <Below>
        <Button onClick={() => toast.info('新版本已就绪', stay)}>提示</Button>
        <Button onClick={() => toast.success('存款已到账', stay)}>成功</Button>
        <Button onClick={() => toast.warning('验证码即将过期', stay)}>提醒</Button>
        <Button onClick={() => toast.error('网络不稳定，请稍后再试', stay)}>错误</Button>
      </Below>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of ['成功', '提醒', '错误']) await userEvent.click(canvas.getByRole('button', { name }));
    await expectToast(canvasElement, '存款已到账');
    await expectToast(canvasElement, '网络不稳定，请稍后再试');
  },
};
export const WithAction: Story = {
  render: () => (
    <>
      <Below>
        <Button
          onClick={() =>
            toast.info('已取消收藏', {
              ...stay,
              action: { label: '撤销', onSelect: () => toast.success('已恢复收藏', stay) },
            })
          }
        >
          取消收藏
        </Button>
      </Below>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消收藏' }));
    await expectToast(canvasElement, '已取消收藏');
    const page = within(canvasElement.ownerDocument.body);
    // By the keyboard.
    page.getByRole('button', { name: '撤销' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectToast(canvasElement, '已恢复收藏');
    expect(page.queryByText('已取消收藏')).toBeNull();
  },
};
export const LongText: Story = {
  render: () => (
    <>
      <Below>
        <Button onClick={() => toast.info(longText, stay)}>活动说明</Button>
      </Below>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '活动说明' }));
    await expectToast(canvasElement, longText);
  },
};
