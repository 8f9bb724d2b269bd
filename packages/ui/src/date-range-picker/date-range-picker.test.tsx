import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { addDays, localDate, moveEnd, presetRange } from './date-range';
import { DateRangePicker } from './date-range-picker';

it.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['last7Days', '2026-02-23', '2026-03-01'],
  ['last30Days', '2026-01-31', '2026-03-01'],
] as const)('%s counts both ends', (preset, from, to) => {
  expect(presetRange(preset, '2026-03-01')).toEqual({ from, to });
});

it('moves by whole calendar days', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (date, days) => {
      const start = date.toISOString().slice(0, 10);
      expect((Date.parse(addDays(start, days)) - Date.parse(start)) / 86_400_000).toBe(days);
    }),
  );
});

it("takes the day from the person's own calendar", () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('never lets the ends cross', () => {
  expect(moveEnd({ from: '2026-01-05', to: '2026-01-10' }, 'from', '2026-01-20')).toEqual({
    from: '2026-01-20',
    to: '2026-01-20',
  });
  expect(moveEnd({ from: '2026-01-05', to: '' }, 'from', '2026-01-20')).toEqual({
    from: '2026-01-20',
    to: '',
  });
});

it('chooses by preset and by date, and shows which preset holds', async () => {
  const onValueChange = jest.fn();
  render(<DateRangePicker today="2026-03-01" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: '近7天' }));
  expect(screen.getByRole('button', { name: '近7天' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('开始日期')).toHaveValue('2026-02-23');
  fireEvent.change(screen.getByLabelText('结束日期'), { target: { value: '2026-02-25' } });
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-23', to: '2026-02-25' });
  expect(screen.getByRole('button', { name: '近7天' })).toHaveAttribute('aria-pressed', 'false');
});
