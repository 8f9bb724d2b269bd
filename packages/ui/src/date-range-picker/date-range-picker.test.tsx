import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { axe } from '../conformance/axe';
import { UiProvider } from '../provider/ui-provider';
import { addDays, between, dayIn, moveEnd, presetRange } from './date-range';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker';
import { parseDay } from './parse-day';

it.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['last7Days', '2026-02-23', '2026-03-01'],
  ['last30Days', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-01'],
] as const)('%s counts both ends', (preset, from, to) => {
  expect(presetRange(preset, '2026-03-01')).toEqual({ from, to });
});

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('moves by whole calendar days', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (start, count) => {
      expect((Date.parse(addDays(start, count)) - Date.parse(start)) / 86_400_000).toBe(count);
    }),
  );
});

it("uses the current day of the product's calendar in every time zone of the user", () => {
  const moment = new Date('2026-01-31T16:00:00Z');
  expect(dayIn(moment, 'Asia/Shanghai')).toBe('2026-02-01');
  expect(dayIn(moment, 'America/New_York')).toBe('2026-01-31');
});

it('assembles the day from its parts, in any order of the locale', () => {
  const written: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  const write = jest.spyOn(written, 'format', 'get').mockReturnValue(() => '2/1/2026');
  expect(dayIn(new Date('2026-02-01T12:00:00Z'), 'UTC')).toBe('2026-02-01');
  write.mockRestore();
});

it('never lets the ends cross', () => {
  expect(moveEnd({ from: '2026-01-05', to: '2026-01-10' }, 'from', '2026-01-20')).toEqual({
    from: '2026-01-20',
    to: '2026-01-20',
  });
  expect(moveEnd({ from: '2026-01-05', to: '' }, 'from', '2026-01-20').to).toBe('');
  fc.assert(
    fc.property(days, days, (one, other) =>
      expect(Object.values(between(one, other))).toEqual([one, other].sort()),
    ),
  );
});

it('parses every notation of a day, and rejects days that do not exist', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('-', '/', '.', ''), (day, mark) => {
      expect(parseDay(day.replaceAll('-', mark))).toBe(day);
    }),
  );
  expect(parseDay('2026年2月1日')).toBe('2026-02-01');
  expect(parseDay('２０２６-２-１')).toBe('2026-02-01');
  for (const text of ['2026-02-30', '2026-2', '202-02-01', '0202-01-01', '', '2026-02-01T00']) {
    expect(parseDay(text)).toBeUndefined();
  }
});

// Loads the lazy calendar first, so that the transformation of its module delays no test.
beforeAll(() => import('./range-calendar'));

const user = userEvent.setup({ delay: null });
const show = (props: DateRangePickerProps = {}) => {
  const onValueChange = jest.fn();
  render(
    <main>
      <DateRangePicker
        today="2026-03-04"
        defaultValue={{ from: '2026-02-01', to: '2026-02-10' }}
        onValueChange={onValueChange}
        {...props}
      />
    </main>,
  );
  return onValueChange;
};
const from = () => screen.getByLabelText('开始日期');
const openCalendar = async () => {
  await user.click(screen.getByRole('button', { name: '打开日历' }));
  return screen.findByRole('grid');
};
/** Found by its day, since names of a whole grid take long to compute. */
const day = (iso: string) => document.querySelector<HTMLElement>(`[data-day='${iso}'] button`)!;

it('selects by preset, and marks the active preset', async () => {
  const onValueChange = show({ max: '2026-03-04', min: '2026-02-10' });
  await user.click(screen.getByRole('button', { name: '近 7 天' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-26', to: '2026-03-04' });
  expect(screen.getByRole('button', { name: '近 7 天' })).toHaveAttribute('aria-pressed', 'true');
  expect(from()).toHaveValue('2026/02/26');
  expect(screen.getByRole('button', { name: '近 30 天' })).toBeDisabled();
});

it('marks one of two presets with the same range: the chosen one, else the first', async () => {
  show({ today: '2026-04-30', defaultValue: { from: '2026-04-01', to: '2026-04-30' } });
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['近 30 天']);
  await user.click(screen.getByRole('button', { name: '本月' }));
  expect(pressed()).toEqual(['本月']);
  await user.click(screen.getByRole('button', { name: '近 7 天' }));
  expect(pressed()).toEqual(['近 7 天']);
});

it('counts presets from the current day in its time zone', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 31, 16), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const onValueChange = show({ today: undefined, timeZone: 'Asia/Shanghai' });
  await user.click(screen.getByRole('button', { name: '今天' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-01', to: '2026-02-01' });
  jest.useRealTimers();
});

it('accepts a typed date only when it is complete', async () => {
  const onValueChange = show();
  await user.clear(from());
  await user.type(from(), '2026-02-0');
  expect(onValueChange).not.toHaveBeenCalled();
  await user.type(from(), '5');
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-02-05', to: '2026-02-10' }]]);
});

it('marks an invalid date without calling back, and Escape restores the value', async () => {
  const onValueChange = show({ min: '2026-01-10', max: '2026-03-04' });
  await user.clear(from());
  await user.type(from(), '2026-01-09');
  expect(from()).toBeInvalid();
  await user.clear(from());
  await user.type(from(), '2026-02-30');
  expect(from()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('2026-03-04');
  await user.clear(from());
  await user.type(from(), '2026-05-01');
  expect(from()).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(from()).toBeValid();
  expect(from()).toHaveValue('2026/02/01');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('on blur accepts a short notation, and restores an emptied date', async () => {
  const onValueChange = show();
  await user.clear(from());
  await user.type(from(), '2026/2/3');
  await user.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-03', to: '2026-02-10' });
  await user.clear(from());
  await user.tab();
  expect(from()).toHaveValue('2026/02/03');
});

it('selects both ends in the calendar, in either order, and returns the focus', async () => {
  const onValueChange = show({ max: '2026-03-04' });
  await openCalendar();
  await user.click(day('2026-02-20'));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByText('请选择结束日期')).toBeInTheDocument();
  await user.click(day('2026-02-12'));
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-02-12', to: '2026-02-20' }]]);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '打开日历' })).toHaveFocus();
});

it('moves by the keys of the grid pattern and stays within its limits', async () => {
  const onValueChange = show({ max: '2026-03-04' });
  await openCalendar();
  expect(document.activeElement).toHaveAccessibleName(/2月1日/);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(/2月9日/);
  await user.keyboard('{Home}{Enter}{End}{Enter}');
  expect(onValueChange).toHaveBeenCalledWith({ from: '2026-02-09', to: '2026-02-15' });
});

it('moves across the end of a year by keys', async () => {
  const onValueChange = show({ defaultValue: { from: '2025-12-30', to: '2026-01-02' } });
  await openCalendar();
  expect(document.activeElement).toHaveAccessibleName(/2026年1月1日/);
  await user.keyboard('{Enter}{ArrowLeft}');
  expect(document.activeElement).toHaveAccessibleName(/2025年12月31日/);
  await user.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([[{ from: '2025-12-31', to: '2026-01-01' }]]);
});

it('marks today and disables days outside the limits', async () => {
  show({ min: '2026-03-02', max: '2026-03-04', defaultValue: { from: '', to: '' } });
  await openCalendar();
  expect(day('2026-03-04')).toHaveAccessibleName(/^今天/);
  expect(day('2026-03-05')).toBeDisabled();
  expect(day('2026-03-01')).toBeDisabled();
  expect(day('2026-03-02')).toBeEnabled();
  expect(screen.getByRole('button', { name: '下个月' })).toHaveAttribute('aria-disabled', 'true');
});

it('has no axe violation while the calendar is open', async () => {
  show({ presets: [] });
  const grid = await openCalendar();
  expect(await axe(grid.closest<HTMLElement>('[role=dialog]')!)).toEqual([]);
});

it('[APP-9] has English texts', async () => {
  render(
    <UiProvider locale="en">
      <DateRangePicker today="2026-03-04" />
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  expect(await screen.findByRole('grid', { name: 'March 2026' })).toBeInTheDocument();
  expect(screen.getByText('Choose the first day')).toBeInTheDocument();
});
