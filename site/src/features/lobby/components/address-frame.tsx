import type { Game } from '@pavilion/contract';
import { usePreInfoQuery } from '@pavilion/sdk/react';
import { Button, ErrorFallback, useTheme } from '@pavilion/ui';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useClosedVenue } from '../../../shared/games/closed-venues';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { maintenanceInterval } from '../hooks/use-launch';
import { lobbyMessages } from '../messages/lobby-messages';
import { frameAddress } from '../model/frame-address';
import { ClosedVenueStage, ClosedVenueStrip } from './closed-venue';
import { Framed } from './game-frame';
import { GameLoading } from './game-loading';
import { RefusedAddress } from './refused-address';
import { StageMiddle } from './stage-middle';
import { VenueFrame } from './venue-frame';

interface AddressFrameProps {
  /** The value of `?url=`. */
  readonly address: string;
  /** The page of the venue at this path. */
  readonly game: Pick<Game, 'venue' | 'category'>;
  readonly name: string;
  readonly onLeave: () => void;
}

/** Shows an address of a venue in a frame, or rejects it, or says that the venue is under maintenance (RTE-3, MNT-1). */
export const AddressFrame = ({ address, game, name, onLeave }: AddressFrameProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const { name: theme } = useTheme();
  const { data, isError, isFetching, refetch } = usePreInfoQuery(preInfoBody, {
    pollingInterval: maintenanceInterval,
    skipPollingIfUnfocused: true,
  });
  const closed = useClosedVenue(game.venue);
  const [opening, reopen] = useReducer((count: number) => count + 1, 0);
  // A page that is open when its venue closes stays open: bets can still be seen in it.
  const [isOpen, setOpen] = useState(false);
  if (data && !closed && !isOpen) setOpen(true);
  // What the page knows about the venue may be old.
  const recheck = useEffectEvent(() => {
    if (closed) refetch();
  });
  useEffect(() => recheck(), []);

  const leave = <Button onClick={onLeave}>{t('leave')}</Button>;
  if (!data) {
    const waiting = isError ? (
      <ErrorFallback title={t('failedTitle')} onRetry={refetch} action={leave} />
    ) : (
      <GameLoading text={t('openingName', { name })} />
    );
    return <StageMiddle>{waiting}</StageMiddle>;
  }
  const { venueOrigins } = data;
  const url = frameAddress(address, { venueOrigins, siteOrigin: location.origin, locale, theme });
  if (!url) {
    return (
      <StageMiddle>
        <RefusedAddress action={leave} />
      </StageMiddle>
    );
  }
  if (closed && !isOpen) {
    return (
      <ClosedVenueStage
        closed={closed}
        category={game.category}
        isChecking={isFetching}
        onCheck={() => void refetch()}
        onLeave={onLeave}
      />
    );
  }
  return (
    <Framed>
      {closed && <ClosedVenueStrip name={text(closed.name)} until={closed.until} onLeave={onLeave} />}
      <VenueFrame key={`${url.href} ${opening}`} url={url} name={name} onReopen={reopen} onLeave={onLeave} />
    </Framed>
  );
};
