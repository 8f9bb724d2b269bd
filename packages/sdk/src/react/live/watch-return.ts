import type { Tag } from '@pavilion/contract/wire';
import { browserPorts } from '../../ports/browser-ports';
import type { Ports, Unsubscribe } from '../../ports/ports';
import { api } from '../api';

/** The ports that `watchReturn` uses. */
export type WatchReturnPorts = Pick<Ports, 'clock' | 'visibility' | 'navigation'>;

/** Data that may have changed while the page was hidden or offline. */
const stale = ['Session', 'Balance'] as const satisfies readonly Tag[];

/** Minimum interval between two refetches, ms. */
const minInterval = 10_000;

/**
 * Refetches the member and the balance when the page becomes visible or focused again and when the network returns. The
 * socket pushes changes only while it is connected, and some networks block it.
 *
 * @returns stops it
 */
export const watchReturn = (
  { dispatch }: { dispatch(action: { type: string }): unknown },
  given: Partial<WatchReturnPorts> = {},
): Unsubscribe => {
  const { clock, visibility, navigation } = { ...browserPorts(), ...given };
  let lastRefetchAt = clock.now();
  const refetch = (isBack: boolean) => {
    const isRecent = Math.abs(clock.now() - lastRefetchAt) < minInterval;
    if (!isBack || isRecent || !navigation.online()) return;
    lastRefetchAt = clock.now();
    dispatch(api.util.invalidateTags([...stale]));
  };
  const stops = [
    visibility.onFocusChange(refetch),
    visibility.onVisibilityChange(refetch),
    navigation.onOnline(() => refetch(true)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
