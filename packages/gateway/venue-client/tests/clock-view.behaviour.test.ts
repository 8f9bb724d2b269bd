/** @jest-environment jsdom */
import { countdownText } from '../kit/countdown.js';
import { closesBefore, createClockView } from '../tables/js/clock-view.js';

type Parts = Parameters<typeof createClockView>[0];
type Round = Parameters<ReturnType<typeof createClockView>['set']>[0];

const textOf = (id: string) => document.getElementById(id)?.textContent;

const setup = () => {
  document.body.innerHTML =
    '<div class="clock"><div id="ring"><svg><circle id="ring-part"></circle></svg><span id="seconds"></span></div>' +
    '<strong id="phase"></strong><b id="round-no"></b></div><b id="notice-time"></b>';
  const view = createClockView({
    clock: { period: 180_000, bet: 160_000, guard: 5_000 },
    t: ((key: string) => key) as unknown as Parts['t'],
    announce: () => {},
    onOpenChange: () => {},
    now: () => 0,
  });
  const set = (phase: Round['phase'], seconds: number) =>
    view.set({ no: '202611260001', phase, leftMs: seconds * 1000 + closesBefore, commitment: '' });
  return set;
};

describe('the countdown of a table', () => {
  it.each([
    [0, '0'],
    [59, '59'],
    [60, '1:00'],
    [111, '1:51'],
    [605, '10:05'],
  ])('[GAM-2] writes %i seconds as %s', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });

  it('[GAM-2] writes the time to bet beside the notice too, which stays in view on a phone', () => {
    const set = setup();
    set('betting', 111);
    expect([textOf('seconds'), textOf('notice-time')]).toEqual(['1:51', '1:51']);
    set('betting', 9);
    expect([textOf('seconds'), textOf('notice-time')]).toEqual(['9', '9']);
  });

  it('[GAM-2] writes no time beside the notice once bets are closed', () => {
    const set = setup();
    set('closed', 4);
    expect([textOf('seconds'), textOf('notice-time')]).toEqual(['–', '']);
    set('reveal', 7);
    expect(textOf('notice-time')).toBe('');
  });
});
