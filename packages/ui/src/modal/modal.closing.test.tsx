import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenersLeft } from '../conformance/listeners';
import { getOpenModals, modal } from './modal';
import { cleanUp, letLeave, renderApp, show, stateOf } from './modal-test-kit';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await cleanUp();
  jest.useRealTimers();
});

describe('closing', () => {
  it('[DLG-4] by the icon', async () => {
    renderApp();
    const { closed } = await show(() => modal.open({ title: '活动' }));
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await expect(closed).resolves.toBe('close');
  });

  it('[DLG-4] by the mask when `maskClosable` allows it', async () => {
    renderApp();
    const fixed = await show(() => modal.open({ title: '活动', maskClosable: false }));
    await user.click(screen.getByRole('dialog').parentElement!);
    await expect(stateOf(fixed.closed)).resolves.toBe('pending');
    await show(() => fixed.update({ maskClosable: true }));
    await user.click(screen.getByRole('dialog').parentElement!);
    await expect(fixed.closed).resolves.toBe('mask');
  });

  it('[DLG-4] not by a drag that starts in the panel', async () => {
    renderApp();
    const { closed } = await show(() => modal.open({ title: '活动', message: '选中我' }));
    const mask = screen.getByRole('dialog').parentElement!;
    fireEvent.pointerDown(screen.getByText('选中我'));
    fireEvent.click(mask);
    await expect(stateOf(closed)).resolves.toBe('pending');
  });

  it('[DLG-4] not by the second half of a double click on what opened it', async () => {
    renderApp();
    const { closed } = await show(() => modal.open({ title: '活动' }));
    const mask = screen.getByRole('dialog').parentElement!;
    fireEvent.pointerDown(mask);
    fireEvent.click(mask, { detail: 2 });
    await expect(stateOf(closed)).resolves.toBe('pending');
    fireEvent.pointerDown(mask);
    fireEvent.click(mask, { detail: 1 });
    await expect(closed).resolves.toBe('mask');
  });

  it('[DLG-4] by a footer button, with the reason of its type', async () => {
    renderApp();
    const { closed } = await show(() =>
      modal.open({ title: '?', footer: [{ title: '不' }, { title: '好' }] }),
    );
    await user.click(screen.getByRole('button', { name: '不' }));
    await expect(closed).resolves.toBe('cancel');
  });

  it('[DLG-4] not by a button that is noClose, loading or disabled', async () => {
    renderApp();
    const clicks: string[] = [];
    const footer = (['noClose', 'loading', 'disabled'] as const).map((kind) => ({
      title: kind,
      [kind]: true,
      onClick: () => clicks.push(kind),
    }));
    const { closed } = await show(() => modal.open({ title: '?', footer }));
    for (const { title } of footer) await user.click(screen.getByRole('button', { name: title }));
    expect(clicks).toEqual(['noClose']);
    await expect(stateOf(closed)).resolves.toBe('pending');
    expect(screen.getByRole('button', { name: 'loading' })).toHaveAttribute('aria-busy', 'true');
  });

  it('[DLG-5] plays its leave animation for at most leaveAnimateTime', async () => {
    renderApp();
    const handle = await show(() => modal.open({ title: '活动', leaveAnimateTime: 500 }));
    await show(() => handle.close());
    expect(getOpenModals()).toHaveLength(0);
    await letLeave(499);
    expect(screen.getByRole('dialog', { hidden: true }).parentElement).toHaveAttribute(
      'data-leaving',
      'true',
    );
    await letLeave(1);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('[DLG-5] takes at most 300 ms by default, and ends with its animations', async () => {
    renderApp();
    const slow = await show(() => modal.open({ title: '活动' }));
    await show(() => slow.close());
    await letLeave(299);
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull();
    await letLeave(1);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();

    const quick = await show(() => modal.open({ title: '活动' }));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    Object.assign(screen.getByRole('dialog').parentElement!, { getAnimations: () => [{ finished }] });
    await show(() => quick.close());
    await letLeave(50);
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull();
    finish();
    await letLeave(0);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('[THM-4][DLG-5] is removed immediately with reduced motion', async () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    renderApp();
    const handle = await show(() => modal.open({ title: '活动' }));
    await show(() => handle.close());
    await letLeave(19);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('[DLG-5] leaves no listener and no node behind after ten openings', async () => {
    renderApp();
    const once = async () => {
      const { close } = await show(() => modal.open({ title: '活动', footer: [{}, {}] }));
      await act(async () => close());
      await letLeave();
    };
    await once();
    const nodes = document.querySelectorAll('body *').length;
    const left = await listenersLeft(async () => {
      for (let turn = 0; turn < 10; turn += 1) await once();
    });
    expect(left).toEqual([]);
    expect(document.querySelectorAll('body *')).toHaveLength(nodes);
  });

  it('[DLG-5] closeAll removes stacked ones too', async () => {
    renderApp();
    await show(() => modal.open({ title: '一' }));
    await show(() => modal.open({ title: '二' }));
    await show(() => modal.closeAll());
    await letLeave();
    expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(0);
  });
});
