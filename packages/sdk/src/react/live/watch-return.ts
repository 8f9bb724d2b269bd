import type { Tag } from '@pavilion/contract/wire';
import { browserPorts } from '../../ports/browser-ports';
import type { Ports, Unsubscribe } from '../../ports/ports';
import { api } from '../api';

/** What watching needs of the browser. */
export type WatchReturnPorts = Pick<Ports, 'clock' | 'visibility' | 'navigation'>;

/** What may have changed unheard: the member, and what they own. */
const stale = ['Session', 'Balance'] as const satisfies readonly Tag[];

/** Who comes and goes is asked for once in this many ms. */
const rest = 10_000;

/**
 * Fetches the member and the balance anew when a person comes back to the page, and when the network comes back: the
 * socket tells what happens while it is there, and there are networks that let none through.
 *
 * @returns how to end it
 */
export const watchReturn = (
  { dispatch }: { dispatch(action: { type: string }): unknown },
  given: Partial<WatchReturnPorts> = {},
): Unsubscribe => {
  const { clock, visibility, navigation } = { ...browserPorts(), ...given };
  let asked = clock.now();
  const ask = (isBack: boolean) => {
    const isRecent = Math.abs(clock.now() - asked) < rest;
    if (!isBack || isRecent || !navigation.online()) return;
    asked = clock.now();
    dispatch(api.util.invalidateTags([...stale]));
  };
  const stops = [visibility.subscribe(ask), visibility.onShown(ask), navigation.onOnline(() => ask(true))];
  return () => {
    for (const stop of stops) stop();
  };
};
