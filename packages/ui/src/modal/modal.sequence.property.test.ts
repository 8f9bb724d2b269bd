import fc from 'fast-check';
import type { CloseReason } from './modal-options';
import { topEntry } from './modal-state';
import { createModalStore } from './modal-store';

type Step = readonly [
  what: 'open' | 'escape' | 'mask' | 'close' | 'button' | 'handle' | 'gone' | 'closeAll' | 'unmount',
  which: number,
];

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom<Step[0][]>(
    'open',
    'open',
    'open',
    'escape',
    'mask',
    'close',
    'button',
    'handle',
    'gone',
    'closeAll',
    'unmount',
  ),
  fc.nat(5),
);

/** An oracle of its own: a list of numbers that are open, the topmost last, and why each of the others is not. */
const run = async (steps: readonly Step[]) => {
  const store = createModalStore();
  const sealed = new Set<string>();
  let host = store.attachHost();
  const handles: { id: string; close: () => void }[] = [];
  const settled: CloseReason[][] = [];
  let open: number[] = [];
  const expected: CloseReason[] = [];
  const ends = (index: number | undefined, reason: CloseReason) => {
    if (index === undefined || !open.includes(index)) return;
    open = open.filter((other) => other !== index);
    expected[index] = reason;
  };

  for (const [what, which] of steps) {
    const top = open.at(-1);
    const picked = handles[which % Math.max(1, handles.length)];
    if (what === 'open') {
      const index = handles.length;
      const handle = store.open({ maskClosable: which !== 0, footer: [{}, {}] });
      handles.push(handle);
      settled.push([]);
      void handle.closed.then((reason) => settled[index]!.push(reason));
      if (which === 0) sealed.add(handle.id);
      open.push(index);
    } else if (what === 'handle' && picked) {
      ends(handles.indexOf(picked), 'close');
      picked.close();
    } else if (what === 'gone' && picked) {
      ends(handles.indexOf(picked), 'unmount');
      store.remove(picked.id);
    } else if (what === 'closeAll') {
      for (const index of open) expected[index] = 'closeAll';
      open = [];
      store.closeAll();
    } else if (what === 'unmount') {
      for (const index of open) expected[index] = 'unmount';
      open = [];
      host.detach();
      await Promise.resolve();
      host = store.attachHost();
    } else if (top !== undefined) {
      const { id } = handles[top]!;
      if (what === 'button') {
        ends(top, which % 2 === 0 ? 'cancel' : 'confirm');
        await store.pressButton(id, which % 2);
      } else if (what === 'escape' || what === 'mask' || what === 'close') {
        if (what === 'close' || !sealed.has(id)) ends(top, what);
        store.dismiss(id, what);
      }
    }
    const stack = store
      .get()
      .entries.filter(({ phase }) => phase === 'open')
      .map(({ id }) => id);
    expect(stack).toEqual(open.map((index) => handles[index]!.id));
    expect(topEntry(store.get())?.id).toBe(stack.at(-1));
  }

  for (const index of open) expected[index] = 'closeAll';
  store.reset();
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toEqual(expected.map((reason) => [reason]));
};

it('[DLG-8] in any order of events each promise settles once, with its reason', () =>
  fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 30 }), run), { numRuns: 200 }));
