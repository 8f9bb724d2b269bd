type Listener = Parameters<EventTarget['addEventListener']>[1];

/** React adds this listener once to each document and never removes it. */
const ofReact = 'selectionchange';

/** The types of the listeners that `act` added to window and document and did not remove. */
export const listenersLeft = async (act: () => void | Promise<void>): Promise<readonly string[]> => {
  const left: (readonly [target: EventTarget, type: string, listener: Listener])[] = [];
  const spies = [window, document].flatMap((target) => [
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: Listener, ..._how: unknown[]) => {
        if (type !== ofReact) left.push([target, type, listener]);
      }),
    jest
      .spyOn(target, 'removeEventListener')
      .mockImplementation((type: string, listener: Listener, ..._how: unknown[]) => {
        const at = left.findIndex(
          (entry) => entry[0] === target && entry[1] === type && entry[2] === listener,
        );
        if (at >= 0) left.splice(at, 1);
      }),
  ]);
  await act();
  for (const spy of spies) spy.mockRestore();
  return left.map(([, type]) => type);
};
