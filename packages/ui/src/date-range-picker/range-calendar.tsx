'use client';
import { inLanguage } from '@pavilion/format';
import { useState } from 'react';
import { type ClassNames, DayPicker, type Matcher } from 'react-day-picker';
import { enGB, zhCN } from 'react-day-picker/locale';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation-icons';
import { useLocale, useMessages } from '../messages/messages-context';
import { calendarMessages } from './calendar-messages';
import { CalendarFrame, CalendarHint } from './calendar-styles';
import { between, type DateRange } from './date-range';

const classNames: Partial<ClassNames> = {
  months: 'months',
  nav: 'nav',
  button_previous: 'step',
  button_next: 'step',
  month_caption: 'caption',
  month_grid: 'grid',
  weekday: 'weekday',
  day: 'cell',
  day_button: 'day',
  today: 'today',
  outside: 'outside',
  range_start: 'start',
  range_middle: 'middle',
  range_end: 'end',
};

/** In `enGB` a day is announced as its cell shows it: 26, not 26th. */
const locales = { 'zh-CN': zhCN, en: enGB };

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) =>
  orientation === 'left' ? <ChevronLeftIcon size={18} /> : <ChevronRightIcon size={18} />;

/** Noon, so that a clock change does not move it to another day. */
const toDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

export interface RangeCalendarProps {
  readonly value: DateRange;
  /** Called when both ends are chosen. */
  readonly onChoose: (range: DateRange) => void;
  readonly today: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/** A month of days. The first click sets one end of the range, the second the other. */
export const RangeCalendar = ({ value, onChoose, today, min, max }: RangeCalendarProps) => {
  const messages = useMessages(calendarMessages);
  const locale = useLocale();
  const [first, setFirst] = useState<string>();
  const [hovered, setHovered] = useState<string>();

  const shown = first ? between(first, hovered ?? first) : value;
  const disabledDays: Matcher[] = [
    ...(min ? [{ before: toDate(min) }] : []),
    ...(max ? [{ after: toDate(max) }] : []),
  ];
  const handleSelect = (date: Date) => {
    const day = toDay(date);
    if (first === undefined) {
      setFirst(day);
      setHovered(undefined);
    } else onChoose(between(first, day));
  };
  const handleHover = (date: Date) => setHovered(toDay(date));

  return (
    <CalendarFrame>
      <DayPicker
        mode="range"
        autoFocus
        showOutsideDays
        fixedWeeks
        weekStartsOn={1}
        locale={inLanguage(locales, locale)}
        labels={{
          labelNav: () => messages.calendarMonths,
          labelNext: () => messages.nextMonth,
          labelPrevious: () => messages.previousMonth,
        }}
        classNames={classNames}
        components={{ Chevron }}
        today={toDate(today)}
        defaultMonth={toDate(value.to || (max && max < today ? max : today))}
        {...(min ? { startMonth: toDate(min) } : {})}
        {...(max ? { endMonth: toDate(max) } : {})}
        disabled={disabledDays}
        selected={{
          from: shown.from ? toDate(shown.from) : undefined,
          to: shown.to ? toDate(shown.to) : undefined,
        }}
        onSelect={(_, day) => handleSelect(day)}
        onDayMouseEnter={handleHover}
        onDayFocus={handleHover}
      />
      <CalendarHint role="status">{first ? messages.dateChooseEnd : messages.dateChooseStart}</CalendarHint>
    </CalendarFrame>
  );
};
