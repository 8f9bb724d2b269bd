/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSound } from '../kit/sound.js';
import { storedNames } from '../kit/storage.js';

/** Contexts that were created, and the pitches of their oscillators. */
let contexts = 0;
let pitches: number[] = [];

const linked = () => ({ connect: (to: unknown) => to });
beforeEach(() => {
  [contexts, pitches] = [0, []];
  localStorage.clear();
  document.body.innerHTML = '<button id="sound" aria-pressed="false"></button><button id="other"></button>';
  Object.assign(globalThis, {
    AudioContext: class {
      currentTime = 0;
      destination = {};
      constructor() {
        contexts += 1;
      }
      resume = async () => {};
    },
    OscillatorNode: class {
      constructor(_: unknown, { frequency }: { frequency: number }) {
        pitches.push(frequency);
      }
      connect = (to: unknown) => to;
      start() {}
      stop() {}
    },
    GainNode: class {
      gain = { linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
      connect = linked().connect;
    },
  });
});
const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
afterEach(() => hide(false));

const open = () => {
  const button = document.querySelector<HTMLButtonElement>('#sound')!;
  return { button, sound: createSound(button) };
};

describe('the sound of a game', () => {
  it('[GAM-2] creates no audio context and no note before the switch is pressed', () => {
    const { button, sound } = open();
    for (const play of [sound.chip, sound.card, sound.tick, sound.win]) play();
    expect([contexts, pitches, button.getAttribute('aria-pressed')]).toEqual([0, [], 'false']);
    button.click();
    expect([contexts, button.getAttribute('aria-pressed')]).toEqual([1, 'true']);
    sound.win();
    expect(pitches.slice(1)).toEqual([523, 659, 784, 1_047]);
  });

  it('[GAM-2] is silent when it is switched off again, and while the page is hidden', () => {
    const { button, sound } = open();
    button.click();
    hide(true);
    pitches = [];
    sound.win();
    expect(pitches).toEqual([]);
    hide(false);
    button.click();
    sound.win();
    expect([pitches, contexts, button.getAttribute('aria-pressed')]).toEqual([[], 1, 'false']);
  });

  it('[GAM-2] is off on the next visit until the first press anywhere, which browsers demand', () => {
    open().button.click();
    document.body.innerHTML = '<button id="sound" aria-pressed="false"></button><button id="other"></button>';
    const { button } = open();
    expect([contexts, button.getAttribute('aria-pressed')]).toEqual([1, 'false']);
    document.querySelector('#other')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect([contexts, button.getAttribute('aria-pressed')]).toEqual([2, 'true']);
  });

  it('[APP-9] is kept under a name that the privacy article lists, as everything that pages of games store', () => {
    open().button.click();
    expect({ ...localStorage }).toEqual({ [storedNames.sound]: 'on' });
    const client = join(__dirname, '..');
    const using = (word: RegExp) =>
      readdirSync(client, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(js|html)$/.test(file) && word.test(readFileSync(join(client, file), 'utf8')))
        .sort();
    expect(using(/localStorage|indexedDB|cookieStore|\.cookie\b|\bcaches\b/)).toEqual(['kit/storage.js']);
    // The article says that unplaced selections are kept in the tab.
    expect(using(/sessionStorage/)).toEqual(['sports/js/main.js']);
  });

  it.each(['slots', 'tables', 'hands', 'fishing'])(
    '[GAM-2] has its switch, which is off, on the page of %s',
    (engine) => {
      const page = readFileSync(join(__dirname, '..', engine, 'index.html'), 'utf8');
      const { body } = new DOMParser().parseFromString(page, 'text/html');
      const button = body.querySelector('#sound')!;
      expect([button.getAttribute('aria-pressed'), button.querySelector('[data-t=sound]') !== null]).toEqual([
        'false',
        true,
      ]);
    },
  );
});
