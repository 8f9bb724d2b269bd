import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createContext, StrictMode, useContext } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { lazyModalDialog } from './lazy-modal-dialog';
import { getOpenModals, modal } from './modal';
import type { CloseReason } from './modal-options';
import { cleanUp, renderApp, show } from './modal-test-kit';

afterEach(cleanUp);

const Member = createContext('访客');
const Greeting = () => <p>您好，{useContext(Member)}</p>;

const contentError = new Error('no content');
const Broken = () => {
  throw contentError;
};

describe('modal host', () => {
  it('[DLG-10] content opened from outside React has the application’s contexts', async () => {
    render(
      <Member value="小明">
        <UiProvider />
      </Member>,
    );
    await show(() => modal.open({ title: '欢迎', children: <Greeting /> }));
    expect(screen.getByText('您好，小明')).toBeVisible();
  });

  it('[DLG-10] a call before the provider mounts waits, and then shows', async () => {
    let answer: Promise<void> | undefined;
    act(() => {
      answer = modal.alert('早到的消息');
    });
    render(<UiProvider />);
    expect(await screen.findByRole('alertdialog', { description: '早到的消息' })).toBeVisible();
    await act(async () => modal.closeAll());
    await expect(answer).resolves.toBeUndefined();
  });

  it('[DLG-10] settles modals of a provider that unmounts', async () => {
    const { unmount } = renderApp();
    const { answer, closed } = await show(() => ({
      answer: modal.confirm('确定？'),
      closed: modal.open({ title: '?' }).closed,
    }));
    unmount();
    await expect(answer).resolves.toBe(false);
    await expect(closed).resolves.toBe('unmount');
    expect(getOpenModals()).toHaveLength(0);
    expect(document.body).not.toHaveAttribute('data-pv-scroll-locks');
  });

  describe('of a modal that cannot be rendered', () => {
    beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
    afterEach(() => jest.restoreAllMocks());

    it('[APP-5][DLG-10] keeps the application and other modals when its content throws, and settles it', async () => {
      const onModalError = jest.fn();
      renderApp(undefined, { onModalError });
      await show(() => modal.open({ title: '好的' }));
      let closed: Promise<CloseReason> | undefined;
      await act(async () => {
        closed = modal.open({ title: '坏的', children: <Broken /> }).closed;
      });
      await expect(closed).resolves.toBe('unmount');
      expect(onModalError.mock.calls).toEqual([[contentError]]);
      expect(screen.getByRole('button', { name: '打开', hidden: true })).toBeInTheDocument();
      expect(screen.getByRole('dialog', { name: '好的' })).toBeVisible();
    });

    it('[APP-5][DLG-10] keeps the application when its chunk is missing, and loads it again for the next modal', async () => {
      const missing = new TypeError('Failed to fetch dynamically imported module');
      jest.spyOn(lazyModalDialog, 'loaded').mockReturnValue(undefined);
      const load = jest.spyOn(lazyModalDialog, 'load').mockRejectedValue(missing);
      const onModalError = jest.fn();
      renderApp(undefined, { onModalError });
      let answer: Promise<boolean> | undefined;
      await act(async () => {
        answer = modal.confirm('确定？');
      });
      await expect(answer).resolves.toBe(false);
      expect(onModalError.mock.calls).toEqual([[missing]]);
      expect(screen.getByRole('button', { name: '打开' })).toBeInTheDocument();
      expect(getOpenModals()).toHaveLength(0);

      load.mockRestore();
      await show(() => modal.open({ title: '网络恢复' }));
      expect(screen.getByRole('dialog', { name: '网络恢复' })).toBeVisible();
    });
  });

  it('[DLG-10] closes a modal when its signal is aborted, also before it opens', async () => {
    renderApp();
    const controller = new AbortController();
    const answer = await show(() => ({
      confirmed: modal.confirm({ message: '确定？', signal: controller.signal }),
    }));
    await act(async () => controller.abort());
    await expect(answer.confirmed).resolves.toBe(false);
    await expect(modal.open({ signal: controller.signal }).closed).resolves.toBe('close');
    expect(getOpenModals()).toHaveLength(0);
  });

  it('[DLG-4][DLG-10] shows the failure of a busy button although its signal was aborted meanwhile', async () => {
    renderApp();
    const controller = new AbortController();
    let fail: ((error: Error) => void) | undefined;
    const onConfirm = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const { answer } = await show(() => ({
      answer: modal.confirm({ message: '取消订单？', signal: controller.signal, onConfirm }),
    }));
    await act(async () => screen.getByRole('button', { name: '确定' }).click());
    await act(async () => controller.abort());
    await act(async () => fail?.(new Error('订单已到账')));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('订单已到账');
    await act(async () => modal.closeAll());
    await expect(answer).resolves.toBe(false);
  });

  it('[DLG-10] works under StrictMode: shown once, not settled by the double mount', async () => {
    const early = modal.confirm('确定？');
    const { unmount } = render(
      <StrictMode>
        <UiProvider />
      </StrictMode>,
    );
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    expect(document.body).toHaveAttribute('data-pv-scroll-locks', '1');
    await act(async () => screen.getByRole('button', { name: '确定' }).click());
    await expect(early).resolves.toBe(true);
    unmount();
  });

  it('[THM-3] has the theme and brand of the part of the page that opened it', async () => {
    renderApp(
      <section data-theme="space" data-brand="jade">
        <button type="button">夜间</button>
      </section>,
    );
    await show(() => modal.open({ title: '白天' }));
    const [day] = screen.getAllByRole('dialog');
    expect(day).not.toHaveAttribute('data-theme');
    expect(day).not.toHaveAttribute('data-brand');
    await act(async () => modal.closeAll());
    act(() => screen.getByRole('button', { name: '夜间', hidden: true }).focus());
    await show(() => modal.open({ title: '夜里', children: <button type="button">再问</button> }));
    const night = screen.getByRole('dialog', { name: '夜里' });
    expect(night).toHaveAttribute('data-theme', 'space');
    expect(night).toHaveAttribute('data-brand', 'jade');
    act(() => screen.getByRole('button', { name: '再问' }).focus());
    await show(() => modal.open({ title: '上面' }));
    expect(screen.getByRole('dialog', { name: '上面' })).toHaveAttribute('data-theme', 'space');
  });

  it.each<[CloseReason, () => void]>([
    ['confirm', () => screen.getByRole('button', { name: '确定' }).click()],
    ['cancel', () => screen.getByRole('button', { name: '取消' }).click()],
    ['close', () => screen.getByRole('button', { name: '关闭' }).click()],
    ['escape', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    [
      'mask',
      () => {
        const mask = screen.getByRole('dialog').parentElement!;
        fireEvent.pointerDown(mask);
        fireEvent.click(mask);
      },
    ],
    ['closeAll', () => modal.closeAll()],
    ['unmount', () => cleanup()],
  ])('[DLG-4][DLG-5] settles once under StrictMode, by %s', async (reason, leave) => {
    render(
      <StrictMode>
        <UiProvider />
      </StrictMode>,
    );
    const received = jest.fn();
    await show(() => void modal.open({ title: '？', footer: [{}, {}] }).closed.then(received));
    expect(received).not.toHaveBeenCalled();
    await act(async () => leave());
    await act(async () => modal.closeAll());
    expect(received.mock.calls).toEqual([[reason]]);
  });

  it('[DLG-10] with two providers, renders a modal once, and by the second after the first unmounts', async () => {
    const first = render(<UiProvider />);
    render(<UiProvider />);
    await show(() => modal.open({ title: '一次' }));
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    first.unmount();
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(getOpenModals()).toHaveLength(1);
  });
});
