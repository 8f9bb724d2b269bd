import { act, fireEvent, screen } from '@testing-library/react';
import { getOpenModals, modal } from './modal';
import { cleanUp, renderApp, show } from './modal-test-kit';

afterEach(cleanUp);

const pressEscape = (
  init: KeyboardEventInit & { keyCode?: number } = {},
  target: Element = document.activeElement!,
) =>
  act(async () => {
    fireEvent.keyDown(target, { key: 'Escape', ...init });
  });
const titles = () => getOpenModals().map(({ options }) => options.title);

describe('Escape', () => {
  it('[DLG-11] closes the topmost only', async () => {
    renderApp();
    await show(() => modal.open({ title: '下' }));
    const top = await show(() => modal.open({ title: '上' }));
    await pressEscape();
    await expect(top.closed).resolves.toBe('escape');
    expect(titles()).toEqual(['下']);
    await pressEscape();
    expect(titles()).toEqual([]);
  });

  it('[DLG-4] obeys `maskClosable`', async () => {
    renderApp();
    await show(() => modal.open({ title: '下' }));
    await show(() => modal.open({ title: '上', maskClosable: false }));
    await pressEscape();
    expect(titles()).toEqual(['下', '上']);
  });

  it('[DLG-11] is ignored while an input method composes', async () => {
    renderApp();
    await show(() => modal.open({ title: '备注', children: <input aria-label="备注" /> }));
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
    await pressEscape({ isComposing: true });
    await pressEscape({ keyCode: 229 });
    expect(titles()).toEqual(['备注']);
  });

  it('[DLG-11] is left to what is open inside the dialog', async () => {
    renderApp();
    await show(() =>
      modal.open({
        title: '筛选',
        children: <input aria-label="场馆" onKeyDown={(event) => event.stopPropagation()} />,
      }),
    );
    await pressEscape({}, screen.getByRole('textbox', { name: '场馆' }));
    expect(titles()).toEqual(['筛选']);
  });

  it('[DLG-11] held down closes one dialog, not the stack', async () => {
    renderApp();
    await show(() => modal.open({ title: '下' }));
    await show(() => modal.open({ title: '上' }));
    await pressEscape();
    await pressEscape({ repeat: true });
    expect(titles()).toEqual(['下']);
  });
});

describe('Back on a phone', () => {
  /** The requests that the browser would send to the page, the last first. */
  const watchers: FakeWatcher[] = [];
  class FakeWatcher {
    onclose?: () => void;
    constructor() {
      watchers.unshift(this);
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1);
    }
  }
  const pointWith = (pointer: 'coarse' | 'fine') => {
    globalThis.matchMedia = ((query: string) => ({
      matches: query === `(pointer: ${pointer})`,
    })) as typeof matchMedia;
  };
  const goBack = () => act(async () => watchers[0]?.onclose?.());
  const before = globalThis.matchMedia;
  beforeEach(() => Object.assign(globalThis, { CloseWatcher: FakeWatcher }));
  afterEach(() => {
    Object.assign(globalThis, { CloseWatcher: undefined, matchMedia: before });
    watchers.length = 0;
  });

  it('[DLG-11] closes the topmost only, and then leaves the page', async () => {
    pointWith('coarse');
    renderApp();
    await show(() => modal.open({ title: '下' }));
    const top = await show(() => modal.open({ title: '上' }));
    expect(watchers).toHaveLength(1);
    await goBack();
    await expect(top.closed).resolves.toBe('escape');
    await goBack();
    expect(titles()).toEqual([]);
    expect(watchers).toEqual([]);
  });

  it('[DLG-4] obeys `maskClosable`', async () => {
    pointWith('coarse');
    renderApp();
    await show(() => modal.open({ title: '上', maskClosable: false }));
    await goBack();
    expect(titles()).toEqual(['上']);
  });

  it('[DLG-11] is left to the browser where a mouse is used: there it is Escape', async () => {
    pointWith('fine');
    renderApp();
    await show(() => modal.open({ title: '上' }));
    expect(watchers).toEqual([]);
  });
});
