import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';

const slides = ['甲', '乙', '丙'].map((text) => ({ id: text, content: text }));
const current = () =>
  screen.getAllByRole('button', { name: /^第 \d 张/ }).findIndex((dot) => dot.getAttribute('aria-current'));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const next = () => screen.getByRole('button', { name: '下一张' });
const frame = () => screen.getByRole('region', { name: '活动' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('[APP-8] rotates by itself and wraps around', () => {
  render(<Carousel label="活动" slides={slides} />);
  pass(5000);
  expect(current()).toBe(1);
  pass(5000);
  pass(5000);
  expect(current()).toBe(0);
});

it.each([
  ['under the pointer', () => fireEvent.pointerEnter(frame()), () => fireEvent.pointerLeave(frame())],
  ['under focus', () => act(() => next().focus()), () => act(() => next().blur())],
  [
    'while focused, after the pointer left',
    () => {
      act(() => next().focus());
      fireEvent.pointerEnter(frame());
      fireEvent.pointerLeave(frame());
    },
    () => act(() => next().blur()),
  ],
  [
    'while hovered, after a blur',
    () => {
      fireEvent.pointerEnter(frame());
      act(() => next().focus());
      act(() => next().blur());
    },
    () => fireEvent.pointerLeave(frame()),
  ],
  [
    'by its button',
    () => fireEvent.click(screen.getByRole('button', { name: '暂停' })),
    () => fireEvent.click(screen.getByRole('button', { name: '播放' })),
  ],
])('rests %s', (_how, rest, go) => {
  render(<Carousel label="活动" slides={slides} />);
  rest();
  pass(20_000);
  expect(current()).toBe(0);
  go();
  pass(5000);
  expect(current()).toBe(1);
});

it('does not rotate in a hidden tab, and is announced only while paused', () => {
  render(<Carousel label="活动" slides={slides} />);
  const live = () => frame().querySelector('[aria-live]')?.getAttribute('aria-live');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(20_000);
  expect([current(), live()]).toEqual([0, 'off']);
  hidden.mockRestore();
  pass(5000);
  expect(current()).toBe(1);
  fireEvent.pointerEnter(frame());
  expect(live()).toBe('polite');
});

it('[THM-4] does not rotate with reduced motion', () => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  render(<Carousel label="活动" slides={slides} />);
  pass(60_000);
  expect(current()).toBe(0);
  expect(screen.queryByRole('button', { name: '暂停' })).not.toBeInTheDocument();
});

it('moves by arrow keys and dots, and only the visible slide is focusable', () => {
  render(<Carousel label="活动" slides={slides} />);
  fireEvent.keyDown(screen.getByRole('button', { name: '下一张' }), { key: 'ArrowLeft' });
  expect(current()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张' }));
  expect(current()).toBe(1);
  const groups = frame().querySelectorAll('[role="group"]');
  expect([...groups].map((group) => group.hasAttribute('inert'))).toEqual([true, false, true]);
});

it('mirrors the arrow keys in right-to-left text', () => {
  render(<Carousel label="活动" slides={slides} style={{ direction: 'rtl' }} />);
  fireEvent.keyDown(frame(), { key: 'ArrowLeft' });
  expect(current()).toBe(1);
  fireEvent.keyDown(frame(), { key: 'ArrowRight' });
  expect(current()).toBe(0);
});

it.each([1, 3])('[APP-8] can be closed by a button with its name, with %i slides', (count) => {
  const onClose = jest.fn();
  const { rerender } = render(<Carousel label="活动" slides={slides.slice(0, count)} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: '关闭活动' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<Carousel label="活动" slides={slides} />);
  expect(screen.queryByRole('button', { name: '关闭活动' })).toBeNull();
});
