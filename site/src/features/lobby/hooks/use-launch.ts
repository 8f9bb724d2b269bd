import type { Game } from '@pavilion/contract';
import { type SdkErrorData, toErrorData } from '@pavilion/sdk';
import { usePreInfoQuery, useVenueLaunchMutation } from '@pavilion/sdk/react';
import { useTheme } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isVenueMaintenance } from '../../../shared/errors/is-venue-maintenance';
import { useClosedVenue } from '../../../shared/games/closed-venues';
import { useLocale } from '../../../shared/messages';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { frameAddress } from '../model/frame-address';
import { useUnfinishedGames } from './use-unfinished-games';

export type Launch =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly error: SdkErrorData }
  /** The frame must not show this address, see `frameAddress`. */
  | { readonly state: 'refused' }
  | { readonly state: 'open'; readonly url: URL; readonly launchedAt: number };

/** Every so often, ms, an open game asks whether its venue is under maintenance. */
export const maintenanceInterval = 30_000;

/** Launches a game on mount and on `retry`, and not while its venue is under maintenance (GAM-1, RTE-3, MNT-1). */
export const useLaunch = (game: Pick<Game, 'code' | 'venue' | 'category'>) => {
  const { locale } = useLocale();
  const { name: theme } = useTheme();
  const {
    data: preInfo,
    isFetching,
    refetch,
  } = usePreInfoQuery(preInfoBody, {
    pollingInterval: maintenanceInterval,
    skipPollingIfUnfocused: true,
  });
  const closed = useClosedVenue(game.venue);
  const [launchVenue] = useVenueLaunchMutation();
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);

  const run = useEffectEvent(async (isWanted: () => boolean) => {
    const { data, error } = await launchVenue({
      enName: game.venue,
      gameCode: game.code,
      https: location.protocol === 'https:',
    });
    if (!isWanted()) return;
    if (!data) {
      const failed = toErrorData(error);
      setLaunch({ state: 'failed', error: failed });
      if (isVenueMaintenance(failed)) refetch();
      return;
    }
    const url = frameAddress(data.url, {
      venueOrigins: preInfo?.venueOrigins ?? [],
      siteOrigin: location.origin,
      locale,
      theme,
    });
    setLaunch(url ? { state: 'open', url, launchedAt: Date.now() } : { state: 'refused' });
  });
  // What the page knows about the venue may be old.
  const recheck = useEffectEvent(() => {
    if (closed) refetch();
  });
  useEffect(() => recheck(), []);
  const unfinished = useUnfinishedGames(closed && game.category);
  // A game that is open stays so, and an open hand opens its game: what runs in it can be finished.
  const isReady =
    preInfo !== undefined && (closed === undefined || unfinished.has(game.code) || launch.state === 'open');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt launches the game again
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    setLaunch({ state: 'opening' });
    run(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isReady, attempt, game.code, game.venue]);

  return {
    launch,
    closed,
    retry: () => setAttempt((count) => count + 1),
    /** Whether the page asks if the venue is closed. */
    isChecking: isFetching,
    check: () => {
      refetch();
    },
  };
};
