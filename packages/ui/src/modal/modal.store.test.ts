/** @jest-environment jsdom */
import fc from 'fast-check';
import { createModal } from './create-modal';
import type { CloseReason } from './modal-options';
import { topEntry } from './modal-state';
import { createModalStore } from './modal-store';

const reasons = ['confirm', 'cancel', 'mask', 'escape', 'close', 'closeAll', 'unmount'];

describe('modal store', () => {
  it.each([
    ['mask', true],
    ['escape', true],
    ['mask', false],
    ['escape', false],
  ] as const)('[DLG-4] %s obeys maskClosable %s', async (reason, maskClosable) => {
    const store = createModalStore();
    const { id, closed } = store.open({ maskClosable });
    store.dismiss(id, reason);
    expect(store.get().entries).toHaveLength(maskClosable ? 0 : 1);
    store.dismiss(id, 'close');
    await expect(closed).resolves.toBe(maskClosable ? reason : 'close');
  });

  it('[DLG-4] a loading, disabled or noClose button does not close', async () => {
    const store = createModalStore();
    const click = jest.fn();
    const footer = [{ loading: true }, { disabled: true }, { noClose: true }].map((part) => ({
      ...part,
      onClick: click,
    }));
    const { id } = store.open({ footer });
    for (const index of [0, 1, 2, 7]) await store.pressButton(id, index);
    expect(click).toHaveBeenCalledTimes(1);
    expect(topEntry(store.get())?.id).toBe(id);
  });

  it('[DLG-11] forgets a failure when a button is pressed again, though it stays open', async () => {
    const store = createModalStore();
    const onClick = jest.fn().mockImplementationOnce(() => {
      throw new Error('再试');
    });
    const { id } = store.open({ footer: [{ noClose: true, onClick }] });
    await store.pressButton(id, 0);
    expect(topEntry(store.get())?.failure).toEqual({ error: new Error('再试') });
    await store.pressButton(id, 0);
    expect(topEntry(store.get())?.failure).toBeUndefined();
  });

  it('[DLG-5] closeAll closes stacked ones and settles each', async () => {
    const store = createModalStore();
    const modal = createModal(store);
    const answers = [modal.confirm('一'), modal.alert('二'), modal.open({}).closed];
    modal.closeAll();
    await expect(Promise.all(answers)).resolves.toEqual([false, undefined, 'closeAll']);
    expect(store.get().entries).toHaveLength(0);
  });

  it('[DLG-5] plays the leave phase before removal, once it has been shown', async () => {
    const store = createModalStore();
    const { id, closed, close } = store.open({});
    store.markShown(id);
    close();
    await expect(closed).resolves.toBe('close');
    expect(store.get().entries.map(({ phase }) => phase)).toEqual(['leaving']);
    expect(topEntry(store.get())).toBeUndefined();
    store.remove(id);
    expect(store.get().entries).toHaveLength(0);
  });

  it('[DLG-5] ignores clicks while leaving', async () => {
    const store = createModalStore();
    const click = jest.fn();
    const { id, close } = store.open({ footer: [{ onClick: click }] });
    store.markShown(id);
    close();
    await store.pressButton(id, 0);
    expect(click).not.toHaveBeenCalled();
  });

  it('[DLG-5] is removed immediately without a leave animation', () => {
    const store = createModalStore();
    for (const options of [{ leaveAnimate: 'none' }, { leaveAnimateTime: 0 }] as const) {
      const { id, close } = store.open(options);
      store.markShown(id);
      close();
      expect(store.get().entries).toHaveLength(0);
    }
  });

  it('[DLG-10] warns in the console when no provider can show it', () => {
    jest.useFakeTimers();
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createModalStore();
    store.open({});
    jest.advanceTimersByTime(3000);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('UiProvider'));
    error.mockRestore();
    jest.useRealTimers();
  });

  it('[DLG-11] reports a rejection after the modal was closed', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const store = createModalStore();
    const error = new Error('迟到');
    const { id } = store.open({ footer: [{ onClick: () => Promise.reject(error) }] });
    const pressed = store.pressButton(id, 0);
    store.closeAll();
    await pressed;
    expect(report).toHaveBeenCalledWith(error);
  });

  it('[DLG-10] settles every promise exactly once with a typed reason, whatever happens in whatever order', async () => {
    type Step = { do: string; at: number; index: number };
    const step: fc.Arbitrary<Step> = fc.record({
      do: fc.constantFrom(
        'open',
        'press',
        'pressAsync',
        'mask',
        'escape',
        'icon',
        'close',
        'remove',
        'shown',
        'all',
        'host',
      ),
      at: fc.nat(5),
      index: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const store = createModalStore();
        const seen = new Map<string, CloseReason[]>();
        const handles: ReturnType<typeof store.open>[] = [];
        let { detach } = store.attachHost();
        for (const { do: what, at, index } of steps) {
          const target = handles[at % Math.max(handles.length, 1)];
          if (what === 'open') {
            const handle = store.open({
              maskClosable: index !== 0,
              footer: [
                {},
                { onClick: () => Promise.resolve() },
                { onClick: () => Promise.reject(new Error('x')) },
              ],
            });
            handles.push(handle);
            seen.set(handle.id, []);
            handle.closed.then((reason) => seen.get(handle.id)?.push(reason));
          } else if (what === 'all') store.closeAll();
          else if (what === 'host') {
            detach();
            if (index > 0) await Promise.resolve();
            ({ detach } = store.attachHost());
          } else if (target) {
            if (what === 'press') await store.pressButton(target.id, index);
            if (what === 'pressAsync') void store.pressButton(target.id, index);
            if (what === 'mask' || what === 'escape') store.dismiss(target.id, what);
            if (what === 'icon') store.dismiss(target.id, 'close');
            if (what === 'close') target.close();
            if (what === 'remove') store.remove(target.id);
            if (what === 'shown') store.markShown(target.id);
          }
        }
        detach();
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        expect(store.get().entries).toHaveLength(0);
        for (const given of seen.values()) {
          expect(given).toHaveLength(1);
          expect(reasons).toContain(given[0]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
