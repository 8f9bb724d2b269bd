import { answerTime, hoursAt } from './hours';

const zone = 'Asia/Shanghai';
/** A moment of 18 June in the brand's time. */
const at = (time: string, day = 18) => new Date(`2026-06-${day}T${time}:00+08:00`);

describe('the hours of support', () => {
  it.each([
    ['08:59', false, at('09:00')],
    ['00:00', false, at('09:00')],
    ['09:00', true, null],
    ['23:59', true, null],
  ])('[SUP-1] at %s: open is %s', (time, isOpen, opensAt) =>
    expect(hoursAt(at(time), zone)).toEqual({
      from: '09:00',
      to: '24:00',
      isOpen,
      opensAt: opensAt?.toISOString() ?? null,
    }),
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
    expect(answerTime(thread, from, zone)).toEqual(until),
  );
});
