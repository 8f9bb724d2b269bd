import { Button, type CloseReason, Modal, type ModalProps, MoneyInput, modal } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Column, Row } from '../shared/board';
import { kitWord } from '../shared/kit-words';
import { longText } from '../shared/samples';

/** A simulated server answer, or a rejection. */
const answer = (milliseconds: number, refused = false) =>
  new Promise<void>((resolve, reject) =>
    setTimeout(() => (refused ? reject(new Error('余额不足，请先存款')) : resolve()), milliseconds),
  );

const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: { open: false },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      do: 'Ask with modal.confirm and await the result; name the button after its action.',
      dont: 'Do not open a modal for a message that fits a toast.',
    },
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const opener = (open: () => unknown): Pick<Story, 'render'> => ({
  render: () => <Button onClick={() => void open()}>打开</Button>,
});

const page = ({ canvasElement }: { canvasElement: HTMLElement }) => within(canvasElement.ownerDocument.body);

const shown = async (
  context: Parameters<Play>[0],
  role: 'dialog' | 'alertdialog',
  name?: string | RegExp,
) => {
  await context.userEvent.click(context.canvas.getByRole('button', { name: '打开' }));
  return waitFor(() => page(context).getByRole(role, name === undefined ? {} : { name }));
};

const animations = ['drop', 'zoom', 'rise', 'fade', 'none'] as const;

const Playing = ({ open: _, onOpenChange: __, ...options }: ModalProps) => {
  const [reason, setReason] = useState<CloseReason>();
  return (
    <Row>
      <Button variant="primary" onClick={async () => setReason(await modal.open(options).closed)}>
        打开
      </Button>
      <output>{reason === undefined ? '尚未关闭' : `关闭原因：${reason}`}</output>
    </Row>
  );
};

/** Every option is a control: set it, open the dialog, close it, and read the reason. */
export const Playground: Story = {
  args: {
    title: '确认转账',
    message: '将从中心钱包转入真人钱包 ¥500.00。',
    footer: [{}, {}],
    direction: 'top',
    enterAnimate: 'drop',
    leaveAnimate: 'fade',
    leaveAnimateTime: 300,
    hideHeader: false,
    hideCloseIcon: false,
    maskClosable: true,
    isVisibleBg: true,
    isNew: false,
  },
  argTypes: {
    direction: { control: 'inline-radio', options: ['top', 'center', 'scroll'] },
    enterAnimate: { control: 'select', options: animations },
    leaveAnimate: { control: 'select', options: animations },
    footer: { control: 'object' },
    title: { control: 'text' },
    message: { control: 'text' },
    open: { control: false },
    children: { control: false },
    style: { control: false },
    className: { control: false },
  },
  render: (args) => <Playing {...args} />,
  play: async (context) => {
    await shown(context, 'dialog', '确认转账');
    await context.userEvent.click(page(context).getByRole('button', { name: kitWord(context, '确定') }));
    await waitFor(() => expect(context.canvas.getByText('关闭原因：confirm')).toBeVisible());
  },
};

export const Alert: Story = {
  ...opener(() => modal.alert('登录已过期，请重新登录。')),
  play: async (context) => {
    await shown(context, 'alertdialog');
  },
};

export const Info: Story = {
  ...opener(() => modal.info({ title: '版本更新', message: '本次更新优化了存款流程。' })),
  play: async (context) => {
    await shown(context, 'dialog', '版本更新');
  },
};

const Confirming = () => {
  const [said, setSaid] = useState<boolean>();
  return (
    <Row>
      <Button onClick={async () => setSaid(await modal.confirm('确定要取款 ¥1,000.00 吗？'))}>打开</Button>
      <output>{said === undefined ? '尚未回答' : said ? '已确认' : '已取消'}</output>
    </Row>
  );
};

export const Confirm: Story = {
  render: () => <Confirming />,
  play: async (context) => {
    await shown(context, 'alertdialog');
  },
};

export const ConfirmedByKeyboard: Story = {
  render: () => <Confirming />,
  play: async (context) => {
    await shown(context, 'alertdialog');
    page(context)
      .getByRole('button', { name: kitWord(context, '确定') })
      .focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvas.getByText('已确认')).toBeVisible());
  },
};

export const CancelledByEscape: Story = {
  render: () => <Confirming />,
  play: async (context) => {
    await shown(context, 'alertdialog');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByText('已取消')).toBeVisible());
  },
};

export const DangerousAction: Story = {
  ...opener(() => modal.confirm({ message: '解绑后须重新验证手机号。', danger: true, confirmText: '解绑' })),
  play: async (context) => {
    await shown(context, 'alertdialog');
    await waitFor(() =>
      expect(page(context).getByRole('button', { name: kitWord(context, '取消') })).toHaveFocus(),
    );
  },
};

export const AntiFraud: Story = {
  ...opener(() => modal.antiFraud()),
  play: async (context) => {
    await shown(context, 'alertdialog');
  },
};

export const AsyncButton: Story = {
  ...opener(() => modal.confirm({ message: '提交后不可撤销。', onConfirm: () => answer(1500) })),
  play: async (context) => {
    await shown(context, 'alertdialog');
    const button = page(context).getByRole('button', { name: kitWord(context, '确定') });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedConfirmation: Story = {
  ...opener(() => modal.confirm({ message: '转入真人钱包 ¥500.00？', onConfirm: () => answer(10, true) })),
  play: async (context) => {
    await shown(context, 'alertdialog');
    await context.userEvent.click(page(context).getByRole('button', { name: kitWord(context, '确定') }));
    await waitFor(() => expect(page(context).getByText('余额不足，请先存款')).toBeVisible());
  },
};

export const CountdownButton: Story = {
  ...opener(() =>
    modal.open({
      title: '风险提示',
      message: '请阅读后继续。',
      footer: [{}, { title: '我已知晓', isCountdown: true, countdownSeconds: 10 }],
    }),
  ),
  play: async (context) => {
    await shown(context, 'dialog', '风险提示');
    const button = page(context).getByRole('button', { name: /我已知晓/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

const openSecond = () =>
  modal.open({ title: '第二层', message: 'Escape 只关闭最上面的一层。', footer: [{}, {}] });

export const StackedDialogs: Story = {
  ...opener(() =>
    modal.open({
      title: '第一层',
      message: '上面可以再开一层。',
      footer: [{ title: '再开一层', noClose: true, onClick: () => void openSecond() }],
    }),
  ),
  play: async (context) => {
    await shown(context, 'dialog', '第一层');
    await context.userEvent.click(page(context).getByRole('button', { name: '再开一层' }));
    await waitFor(() => page(context).getByRole('dialog', { name: '第二层' }));
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page(context).queryByRole('dialog', { name: '第二层' })).toBeNull());
    await waitFor(() => expect(page(context).getByRole('dialog', { name: '第一层' })).toBeVisible());
  },
};

export const Festive: Story = {
  ...opener(() =>
    modal.open({ isNew: true, title: '新春红包雨', message: longText, direction: 'center', footer: [{}] }),
  ),
  play: async (context) => {
    await shown(context, 'dialog', '新春红包雨');
  },
};

export const LongText: Story = {
  ...opener(() =>
    modal.open({
      title: '活动规则',
      message: Array.from({ length: 12 }, () => longText).join('\n'),
      direction: 'scroll',
      footer: [{}, {}],
    }),
  ),
  play: async (context) => {
    await shown(context, 'dialog', '活动规则');
  },
};

export const ModalComponent: Story = {
  render: (args) => {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>打开</Button>
        <Modal {...args} open={open} onOpenChange={setOpen} title="修改限额" footer={[{}, {}]}>
          <MoneyInput aria-label="每日限额" defaultValue="5000" />
        </Modal>
      </>
    );
  },
  play: async (context) => {
    await shown(context, 'dialog', '修改限额');
  },
};

const Log = () => {
  const [reasons, setReasons] = useState<readonly CloseReason[]>([]);
  const open = async () => {
    const { closed } = modal.open({
      title: '怎么关都行',
      message: '按钮、遮罩、Escape、关闭图标。',
      footer: [{}, {}],
    });
    const reason = await closed;
    setReasons((before) => [...before, reason]);
  };
  return (
    <Column>
      <Row>
        <Button onClick={open}>打开</Button>
        <Button onClick={() => modal.closeAll()}>全部关闭</Button>
      </Row>
      <ol aria-label="关闭原因" style={{ listStyle: 'decimal inside' }}>
        {reasons.map((reason, at) => (
          <li key={at}>{reason}</li>
        ))}
      </ol>
    </Column>
  );
};

/** The promise of each dialog settles exactly once, with the reason. */
export const CloseReasons: Story = {
  render: () => <Log />,
  play: async (context) => {
    const close: readonly (() => Promise<void> | void)[] = [
      () => context.userEvent.keyboard('{Escape}'),
      () => context.userEvent.click(page(context).getByRole('button', { name: kitWord(context, '确定') })),
      () => context.userEvent.click(page(context).getByRole('button', { name: kitWord(context, '取消') })),
      () => modal.closeAll(),
    ];
    for (const way of close) {
      await shown(context, 'dialog', '怎么关都行');
      await way();
      await waitFor(() => expect(page(context).queryByRole('dialog')).toBeNull());
    }
    const log = context.canvas.getByRole('list', { name: '关闭原因' });
    await waitFor(() =>
      expect([...log.children].map((row) => row.textContent)).toEqual([
        'escape',
        'confirm',
        'cancel',
        'closeAll',
      ]),
    );
  },
};
