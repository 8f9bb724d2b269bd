import { buildLegEvent, homeWins } from '../testing/slip-builders';
import { currentSlip } from './slip';
import { createSlipStore } from './slip-store';

const leg = (n: number) => ({
  selection: homeWins(n),
  event: buildLegEvent(n),
  asked: { price: 2050, epoch: 0 },
});

const createStore = () => {
  const waiting: (() => void)[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const store = createSlipStore(
    () => storage,
    (run) => waiting.push(run),
  );
  const legsShown = () => currentSlip(store.getShown()).legs.map(({ selection }) => selection);
  const paint = () => {
    for (const run of waiting.splice(0)) run();
  };
  return { store, stored, legsShown, paint };
};

describe('the store of the slip', () => {
  it('[SPT-8] tells cells of a selection at once, and the slip after the next frame', () => {
    const { store, stored, legsShown, paint } = createStore();
    store.open(undefined);
    const [cells, slip] = [jest.fn(), jest.fn()];
    store.subscribe(cells);
    store.subscribeShown(slip);
    store.dispatch({ type: 'toggled', leg: leg(1) });
    expect([cells.mock.calls.length, slip.mock.calls.length]).toEqual([1, 0]);
    expect(currentSlip(store.getState()).legs).toHaveLength(1);
    expect(legsShown()).toEqual([]);
    // A navigation may come before the frame.
    expect([...stored.values()].join()).toContain(homeWins(1));
    paint();
    expect(slip).toHaveBeenCalledTimes(1);
    expect(legsShown()).toEqual([homeWins(1)]);
  });

  it('[SPT-8] shows selections of one frame together, and renders nothing for one that was taken back', () => {
    const { store, legsShown, paint } = createStore();
    const slip = jest.fn();
    store.subscribeShown(slip);
    store.dispatch({ type: 'toggled', leg: leg(1) });
    store.dispatch({ type: 'toggled', leg: leg(2) });
    paint();
    expect([slip.mock.calls.length, legsShown()]).toEqual([1, [homeWins(1), homeWins(2)]]);
  });

  it('[SPT-8] shows what the slip itself changes at once, with selections that wait for the frame', () => {
    const { store, legsShown, paint } = createStore();
    const slip = jest.fn();
    store.subscribeShown(slip);
    store.dispatch({ type: 'toggled', leg: leg(1) });
    store.dispatch({ type: 'stake-changed', selection: homeWins(1), amount: '20' });
    expect([slip.mock.calls.length, legsShown()]).toEqual([1, [homeWins(1)]]);
    expect(currentSlip(store.getShown()).stakes).toEqual({ [homeWins(1)]: '20' });
    paint();
    expect(slip).toHaveBeenCalledTimes(1);
  });
});
