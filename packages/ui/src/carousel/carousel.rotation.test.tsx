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

it('[APP-8] moves on by itself and comes round', () => {
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
    'under focus, though the pointer goes',
    () => {
      act(() => next().focus());
      fireEvent.pointerEnter(frame());
      fireEvent.pointerLeave(frame());
    },
    () => act(() => next().blur()),
  ],
  [
    'under the pointer, though the focus goes',
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

it('stays where it is in a tab that is not seen, and is read aloud only while it rests', () => {
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

it('[THM-4] never moves by itself for who asked for less motion', () => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  render(<Carousel label="活动" slides={slides} />);
  pass(60_000);
  expect(current()).toBe(0);
  expect(screen.queryByRole('button', { name: '暂停' })).not.toBeInTheDocument();
});

it('moves by arrow keys and dots, and only the slide that is seen can be reached', () => {
  render(<Carousel label="活动" slides={slides} />);
  fireEvent.keyDown(screen.getByRole('button', { name: '下一张' }), { key: 'ArrowLeft' });
  expect(current()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张' }));
  expect(current()).toBe(1);
  const groups = frame().querySelectorAll('[role="group"]');
  expect([...groups].map((group) => group.hasAttribute('inert'))).toEqual([true, false, true]);
});

it('turns the arrow keys round where writing runs from right to left', () => {
  render(<Carousel label="活动" slides={slides} style={{ direction: 'rtl' }} />);
  fireEvent.keyDown(frame(), { key: 'ArrowLeft' });
  expect(current()).toBe(1);
  fireEvent.keyDown(frame(), { key: 'ArrowRight' });
  expect(current()).toBe(0);
});
