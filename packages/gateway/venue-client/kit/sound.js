// @ts-check
import { readStored, writeStored } from './storage.js';

/**
 * Short sounds from oscillators. Off until the player switches them on, which the browser remembers, and silent while
 * the page is hidden.
 *
 * @param {HTMLButtonElement} button the switch
 */
export const createSound = (button) => {
  /** @type {AudioContext | undefined} */
  let context;
  let isOn = false;

  /** @param {number} pitch Hz @param {number} at s from now @param {number} length s @param {OscillatorType} [type] */
  const note = (pitch, at, length, type = 'sine') => {
    if (!isOn || !context || document.hidden) return;
    const start = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { type, frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0004, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  };

  /** @param {boolean} on */
  const set = (on) => {
    isOn = on;
    button.setAttribute('aria-pressed', String(on));
    // A browser plays sound only in a context that was created or resumed in a click.
    if (on) context ??= new AudioContext();
    void context?.resume().catch(() => {});
  };
  button.addEventListener('click', () => {
    set(!isOn);
    writeStored('sound', isOn ? 'on' : 'off');
    note(660, 0, 0.12);
  });
  if (readStored('sound') === 'on') {
    // Any first press switches it on again; one on the switch itself is left to its own listener.
    const first = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(
        type,
        ({ target }) => {
          first.abort();
          if (!button.contains(/** @type {Node} */ (target))) set(true);
        },
        { signal: first.signal },
      );
    }
  }

  return {
    chip: () => {
      note(2_400, 0, 0.05, 'triangle');
      note(3_100, 0.03, 0.06, 'triangle');
    },
    card: () => note(900, 0, 0.04, 'triangle'),
    tick: () => note(520, 0, 0.18),
    win: () => {
      for (const [index, pitch] of [523, 659, 784, 1_047].entries()) note(pitch, index * 0.09, 0.4);
    },
  };
};
