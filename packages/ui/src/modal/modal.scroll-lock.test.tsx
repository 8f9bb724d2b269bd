import { fireEvent, screen } from '@testing-library/react';
import { modal } from './modal';
import { cleanUp, letLeave, renderApp, show } from './modal-test-kit';
import { lockScroll, scrollLockCss } from './scroll-lock';
import { scrollsWithin } from './touch-scroll-guard';

const { documentElement: root, body } = document;

// The global style is not applied by the server build of styled-components, which tests resolve to.
document.head.appendChild(document.createElement('style')).textContent = scrollLockCss;

describe('scroll lock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(async () => {
    await cleanUp();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('[DLG-3] locks while any modal is mounted, leaving ones too, and unlocks after the last', async () => {
    renderApp();
    const lower = await show(() => modal.open({ title: '下' }));
    const upper = await show(() => modal.open({ title: '上' }));
    expect(getComputedStyle(body).overflow).toBe('hidden');
    await show(() => lower.close());
    await letLeave();
    expect(getComputedStyle(body).overflow).toBe('hidden');
    await show(() => upper.close());
    expect(body).toHaveAttribute('data-pv-scroll-locks');
    await letLeave();
    expect(body).not.toHaveAttribute('data-pv-scroll-locks');
    expect(getComputedStyle(body).overflow).not.toBe('hidden');
  });

  it('[DLG-3] reserves the space of a scroll bar that takes space, and only then', () => {
    const width = jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    const supports = jest.fn().mockReturnValue(true);
    Object.assign(CSS, { supports });
    let release = lockScroll();
    expect(body).toHaveAttribute('data-pv-gutter');
    expect(root).toHaveAttribute('data-pv-gutter');
    expect(root.style.getPropertyValue('--pv-scrollbar-width')).toBe('');
    release();
    expect(root).not.toHaveAttribute('data-pv-gutter');

    supports.mockReturnValue(false);
    release = lockScroll();
    expect(root.style.getPropertyValue('--pv-scrollbar-width')).toBe('15px');
    release();
    expect(body).not.toHaveAttribute('data-pv-gutter');
    expect(root.style.getPropertyValue('--pv-scrollbar-width')).toBe('');

    width.mockReturnValue(window.innerWidth);
    release = lockScroll();
    expect(body).not.toHaveAttribute('data-pv-gutter');
    release();
  });

  it('[DLG-3] detects a stable gutter without a scroll bar', () => {
    Object.assign(CSS, { supports: jest.fn().mockReturnValue(true) });
    jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    const box = jest.spyOn(root, 'offsetWidth', 'get').mockReturnValue(window.innerWidth - 15);
    const style = { overflow: 'visible', scrollbarGutter: 'stable' } as CSSStyleDeclaration;
    jest.spyOn(window, 'getComputedStyle').mockReturnValue(style);
    let release = lockScroll();
    expect(body).toHaveAttribute('data-pv-gutter');
    release();
    box.mockReturnValue(window.innerWidth);
    release = lockScroll();
    expect(body).not.toHaveAttribute('data-pv-gutter');
    release();
  });

  it('[DLG-3] dims the space of the scroll bar while a scrim covers the page', () => {
    const plain = lockScroll();
    expect(body).not.toHaveAttribute('data-pv-scrims');
    const [first, second] = [lockScroll(true), lockScroll(true)];
    first();
    expect(body).toHaveAttribute('data-pv-scrims', '1');
    second();
    expect(body).not.toHaveAttribute('data-pv-scrims');
    expect(body).toHaveAttribute('data-pv-scroll-locks', '1');
    plain();
  });

  it('[DLG-3] locks the root where the page scrolls by the root’s own overflow', () => {
    root.style.overflow = 'auto scroll';
    const release = lockScroll();
    expect(root).toHaveAttribute('data-pv-scroll-locks', '1');
    expect(body).not.toHaveAttribute('data-pv-scroll-locks');
    release();
    expect(root).not.toHaveAttribute('data-pv-scroll-locks');
    root.style.removeProperty('overflow');
  });

  it('[DLG-3] counts its owners, and each unlocks once', () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(body).toHaveAttribute('data-pv-scroll-locks', '1');
    second();
    expect(body).not.toHaveAttribute('data-pv-scroll-locks');
  });
});

it('[DLG-3] lets touch scroll only scrollable elements inside the modal', () => {
  const edge = document.body.appendChild(document.createElement('div'));
  edge.innerHTML = '<div style="overflow-y: auto"><p></p></div><span></span>';
  const [list, word] = [edge.children[0]!, edge.children[1]!];
  Object.defineProperties(list, { scrollHeight: { value: 500 }, clientHeight: { value: 200 } });
  expect(scrollsWithin(list.firstElementChild!, edge, true)).toBe(true);
  expect(scrollsWithin(list.firstElementChild!, edge, false)).toBe(false);
  list.scrollTop = 300;
  expect(scrollsWithin(list, edge, true)).toBe(false);
  expect(scrollsWithin(list, edge, false)).toBe(true);
  expect(scrollsWithin(word, edge, true)).toBe(false);
  edge.remove();
});

it('[DLG-3] blocks touch scrolling of the page behind, and allows pinch zoom', async () => {
  renderApp();
  await show(() => modal.open({ title: '活动', children: <div style={{ overflowY: 'auto' }}>规则</div> }));
  const finger = (clientY: number) => ({ clientY }) as Touch;
  const drag = (target: Element, touches: Touch[]) => {
    fireEvent.touchStart(target, { touches: [finger(300)] });
    return fireEvent.touchMove(target, { touches });
  };
  const list = screen.getByText('规则');
  Object.defineProperties(list, { scrollHeight: { value: 500 }, clientHeight: { value: 200 } });
  expect(drag(screen.getByRole('dialog').parentElement!, [finger(200)])).toBe(false);
  expect(drag(list, [finger(200)])).toBe(true);
  expect(drag(list, [finger(400)])).toBe(false);
  expect(drag(screen.getByRole('dialog'), [finger(200), finger(400)])).toBe(true);
});
