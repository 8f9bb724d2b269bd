// @ts-check
import { announcement, countdownText, secondsLeft } from '../../kit/countdown.js';
import { byId } from '../../kit/element.js';

/** @typedef {import('./layouts/layout.js').Round} Round */

/** Input closes this long before the server stops taking bets, so that a slip sent at the last moment arrives in time. */
export const closesBefore = 500;

/**
 * The countdown of the round. It counts down from the milliseconds that the server gave, never from a time of day.
 *
 * @param {{
 *   clock: import('./layouts/layout.js').Session['clock'], t: ReturnType<typeof import('./messages.js').createTranslate>,
 *   announce: (text: string) => void, onOpenChange: (isOpen: boolean) => void, now: () => number,
 * }} parts
 */
export const createClockView = ({ clock, t, announce, onOpenChange, now }) => {
  /** @type {Round | undefined} */
  let round;
  let receivedAt = 0;
  let before = 0;

  const tick = () => {
    if (!round) return;
    const left = round.leftMs - (now() - receivedAt);
    const isOpen = round.phase === 'betting' && left > closesBefore;
    const shownLeft = round.phase === 'betting' ? left - closesBefore : left;
    const seconds = secondsLeft(shownLeft);
    const whole = round.phase === 'betting' ? clock.bet : clock.period - clock.bet - clock.guard;
    const part = round.phase === 'closed' ? 0 : Math.max(0, Math.min(100, (shownLeft / whole) * 100));
    byId('ring-part').style.setProperty('--part', String(part));
    const text = round.phase === 'closed' ? '–' : countdownText(seconds);
    byId('seconds').textContent = text;
    byId('seconds').classList.toggle('is-long', text.length > 2);
    // On a phone the clock scrolls away while the member bets; the notice stays.
    byId('notice-time').textContent = isOpen ? text : '';
    const phase = isOpen ? 'betting' : round.phase === 'reveal' ? 'reveal' : left > 0 ? 'closed' : 'drawing';
    byId('phase').textContent = t(phase);
    byId('ring')
      .closest('.clock')
      ?.setAttribute('data-tone', isOpen ? (seconds > 5 ? 'open' : 'soon') : 'closed');
    if (round.phase === 'betting') {
      const reached = announcement(before, seconds);
      if (reached !== undefined)
        announce(reached === 0 ? t('announceClosed') : t('announceLeft', { seconds: reached }));
      before = seconds;
    }
    onOpenChange(isOpen);
  };

  return {
    /** @param {Round} next */
    set: (next) => {
      round = next;
      receivedAt = now();
      before = Number.POSITIVE_INFINITY;
      if (next.phase === 'betting') before = secondsLeft(next.leftMs - closesBefore);
      byId('round-no').textContent = next.no;
      tick();
    },
    tick,
  };
};
