import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Countdown } from './countdown';
import { formatRemaining, remainingSeconds } from './format-remaining';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

it('counts down from the deadline and ends once', () => {
  const onEnd = jest.fn();
  render(<Countdown deadline={1_000_000 + 61_500} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('01:02');
  act(() => void jest.advanceTimersByTime(500));
  expect(screen.getByRole('timer')).toHaveTextContent('01:01');
  act(() => void jest.advanceTimersByTime(61_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('shows the right time immediately after the tab was suspended', () => {
  render(<Countdown deadline={1_000_000 + 600_000} />);
  jest.setSystemTime(1_000_000 + 590_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('timer')).toHaveTextContent('00:10');
});

it('restarts with another deadline', () => {
  const onEnd = jest.fn();
  const { rerender } = render(<Countdown deadline={1_001_000} onEnd={onEnd} />);
  act(() => void jest.advanceTimersByTime(1000));
  rerender(<Countdown deadline={1_003_000} onEnd={onEnd} />);
  act(() => void jest.advanceTimersByTime(2000));
  expect(onEnd).toHaveBeenCalledTimes(2);
});

it('shows hours and days', () => {
  expect(formatRemaining(4445)).toEqual({ days: 0, clock: '01:14:05' });
  expect(formatRemaining(90_061)).toEqual({ days: 1, clock: '01:01:01' });
});

it('the parts shown add up to the remaining time', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (ms) => {
      const { days, clock } = formatRemaining(remainingSeconds(ms, 0));
      const sum = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
      expect(days * 86_400 + sum).toBe(Math.ceil(ms / 1000));
    }),
  );
});
