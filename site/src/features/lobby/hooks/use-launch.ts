import type { Game } from '@pavilion/contract';
import { type SdkErrorData, toErrorData } from '@pavilion/sdk';
import { usePreInfoQuery, useVenueLaunchMutation } from '@pavilion/sdk/react';
import { useTheme } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '../../../shared/messages';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { frameAddress } from '../model/frame-address';

export type Launch =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly error: SdkErrorData }
  /** The frame must not show this address, see `frameAddress`. */
  | { readonly state: 'refused' }
  | { readonly state: 'open'; readonly url: URL; readonly launchedAt: number };

/** Launches a game on mount and on `retry` (GAM-1, RTE-3). */
export const useLaunch = (game: Pick<Game, 'code' | 'venue'>) => {
  const { locale } = useLocale();
  const { name: theme } = useTheme();
  const { data: preInfo } = usePreInfoQuery(preInfoBody);
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
      setLaunch({ state: 'failed', error: toErrorData(error) });
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
  const isReady = preInfo !== undefined;

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

  return { launch, retry: () => setAttempt((count) => count + 1) };
};
