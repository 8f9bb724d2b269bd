/** @jest-environment jsdom */
import { withLastRound } from '../tables/js/last-round.js';
import { createLayout as createSicBo } from '../tables/js/layouts/sic-bo.js';

type Layout = Parameters<typeof withLastRound>[0];
type Result = Parameters<Layout['show']>[0];

const resultOf = (no: string, outcome: unknown = no) => ({ no, outcome }) as Result;

/** A layout that writes the outcome on its stage. */
const setup = () => {
  const own = document.createElement('div');
  const reveals: boolean[] = [];
  const layout = withLastRound(
    {
      board: document.createElement('div'),
      stage: own,
      panel: null,
      prepare: () => {
        own.textContent = '';
      },
      show: async ({ outcome }, { animate }) => {
        own.textContent = outcome;
        reveals.push(animate);
      },
      history: () => {},
      text: () => '',
      rules: () => [],
    },
    ({ no }) => `last ${no}`,
  );
  const label = layout.stage.querySelector<HTMLElement>('.last-round')!;
  const shown = () => ({
    result: own.textContent,
    label: label.textContent,
    isDimmed: layout.stage.classList.contains('is-last'),
  });
  return { layout, shown, reveals };
};

describe('the stage between two reveals', () => {
  it('[GAM-2] is empty before there is a last round', () => {
    const { layout, shown } = setup();
    layout.prepare();
    layout.history([]);
    expect(shown()).toEqual({ result: '', label: '', isDimmed: false });
  });

  it('[GAM-2] shows the last round, dimmed and with its number, on a page that has just been opened', () => {
    const { layout, shown, reveals } = setup();
    layout.prepare();
    layout.history([resultOf('0006'), resultOf('0007')]);
    expect(shown()).toEqual({ result: '0007', label: 'last 0007', isDimmed: true });
    expect(reveals).toEqual([false]);
  });

  it('[GAM-2] shows the new result without the mark of the last round, and as the last one after it', async () => {
    const { layout, shown } = setup();
    layout.history([resultOf('0007')]);
    await layout.show(resultOf('0008'), { animate: true });
    layout.history([resultOf('0007'), resultOf('0008')]);
    expect(shown()).toEqual({ result: '0008', label: '', isDimmed: false });
    layout.prepare();
    expect(shown()).toEqual({ result: '0008', label: 'last 0008', isDimmed: true });
  });

  it('[GAM-2] follows rounds that the page has missed', () => {
    const { layout, shown } = setup();
    layout.history([resultOf('0007')]);
    layout.prepare();
    layout.history([resultOf('0008'), resultOf('0009')]);
    expect(shown().label).toBe('last 0009');
  });
});

it('[GAM-2] the dice of sic bo have no pips before a result is known', async () => {
  Element.prototype.getAnimations = () => [];
  const layout = createSicBo({
    session: { groups: [] },
    lang: 'en',
    isStill: () => true,
    wait: () => Promise.resolve(),
  } as unknown as Parameters<typeof createSicBo>[0]);
  const pips = () =>
    [...layout.stage.querySelectorAll('.die')].map((die) => die.querySelectorAll('.die-pip').length);
  expect(pips()).toEqual([0, 0, 0]);
  await layout.show(resultOf('0007', { dice: [2, 6, 5] }), { animate: false });
  expect(pips()).toEqual([2, 6, 5]);
  layout.prepare();
  expect(pips()).toEqual([0, 0, 0]);
});
