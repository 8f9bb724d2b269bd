import { answerTime, hoursAt, type SupportRules } from './hours';

const rulesOf = (from: number, to: number): SupportRules => ({
  supportHours: { from, to },
  timeZone: 'Asia/Shanghai',
});
/** Until midnight, with a closing before it, and without a closing. */
const [late, early, always] = [rulesOf(9, 24), rulesOf(10, 22), rulesOf(0, 24)];
/** A moment of 18 June in the brand's time. */
const at = (time: string, day = 18) => new Date(`2026-06-${day}T${time}:00+08:00`);

describe('the hours of support', () => {
  it.each([
    ['08:59', false, at('09:00')],
    ['00:00', false, at('09:00')],
    ['09:00', true, null],
    ['23:59', true, null],
  ])('[SUP-1] at %s: open is %s', (time, isOpen, opensAt) =>
    expect(hoursAt(at(time), late)).toEqual({
      from: '09:00',
      to: '24:00',
      isOpen,
      opensAt: opensAt?.toISOString() ?? null,
    }),
  );

  it.each([
    ['09:59', false, at('10:00')],
    ['10:00', true, null],
    ['21:59', true, null],
    ['22:00', false, at('10:00', 19)],
    ['23:30', false, at('10:00', 19)],
  ])('[SUP-1] that end before midnight, at %s: open is %s', (time, isOpen, opensAt) =>
    expect(hoursAt(at(time), early)).toEqual({
      from: '10:00',
      to: '22:00',
      isOpen,
      opensAt: opensAt?.toISOString() ?? null,
    }),
  );

  it.each(['00:00', '12:00', '23:59'])('[SUP-1] without a closing are open at %s', (time) =>
    expect(hoursAt(at(time), always)).toEqual({ from: '00:00', to: '24:00', isOpen: true, opensAt: null }),
  );

  it.each([
    ['a new chat', { kind: 'chat', topic: null, isFirst: true }, at('12:00'), at('16:00')],
    ['a reply in it', { kind: 'chat', topic: null, isFirst: false }, at('10:00'), at('22:00')],
    ['a ticket about money', { kind: 'ticket', topic: 'deposit', isFirst: true }, at('12:00'), at('14:00')],
    ['a reply in it', { kind: 'ticket', topic: 'deposit', isFirst: false }, at('12:00'), at('14:00')],
    ['a complaint', { kind: 'ticket', topic: 'complaint', isFirst: true }, at('12:00'), at('14:00')],
    [
      'an assisted deposit',
      { kind: 'assisted-deposit', topic: null, isFirst: true },
      at('12:00'),
      at('14:00'),
    ],
    ['a ticket at night', { kind: 'ticket', topic: 'game', isFirst: true }, at('03:00'), at('13:00')],
    ['a late ticket', { kind: 'ticket', topic: 'game', isFirst: true }, at('22:30'), at('11:30', 19)],
    [
      'a ticket until the closing',
      { kind: 'ticket', topic: 'game', isFirst: true },
      at('20:00'),
      at('00:00', 19),
    ],
    ['a late reply', { kind: 'chat', topic: null, isFirst: false }, at('23:00'), at('20:00', 19)],
  ] as const)('[SUP-1] counts the hours of persons alone: %s', (_, thread, from, until) =>
    expect(answerTime(thread, from, late)).toEqual(until),
  );

  it.each([
    ['one hour before the closing', true, early, at('21:00'), at('13:00', 19)],
    ['at the closing', true, early, at('22:00'), at('14:00', 19)],
    ['over two closings', false, rulesOf(10, 16), at('15:00'), at('15:00', 20)],
    ['without a closing', false, always, at('18:00'), at('06:00', 19)],
  ])('[SUP-1] counts the hours of persons alone: %s', (_, isFirst, rules, from, until) =>
    expect(answerTime({ kind: 'chat', topic: null, isFirst }, from, rules)).toEqual(until),
  );
});
