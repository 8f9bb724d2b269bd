import type { Game } from '@pavilion/contract';
import { usePreInfoQuery } from '@pavilion/sdk/react';
import { Button, ErrorFallback, useTheme } from '@pavilion/ui';
import { useReducer, useState } from 'react';
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
  const { data, fulfilledTimeStamp, isError, isFetching, refetch } = usePreInfoQuery(preInfoBody, {
    refetchOnMountOrArgChange: true,
    pollingInterval: maintenanceInterval,
    skipPollingIfUnfocused: true,
  });
  // When the site has asked last before; undefined if it has not.
  const [askedBefore] = useState(fulfilledTimeStamp);
  const closed = useClosedVenue(game.venue);
  const [opening, reopen] = useReducer((count: number) => count + 1, 0);
  // What the page knew about the venue may be hours old.
  const isFresh = data !== undefined && fulfilledTimeStamp !== askedBefore;
  const url =
    data &&
    frameAddress(address, {
      venueOrigins: data.venueOrigins,
      siteOrigin: location.origin,
      locale,
      theme,
    });
  // A page that is open when its venue closes stays open: bets can still be seen in it.
  const [isOpen, setOpen] = useState(false);
  if (isFresh && url && !closed && !isOpen) setOpen(true);

  const leave = <Button onClick={onLeave}>{t('leave')}</Button>;
  if (!isFresh) {
    const waiting = isError ? (
      <ErrorFallback title={t('failedTitle')} onRetry={refetch} action={leave} />
    ) : (
      <GameLoading text={t('openingName', { name })} />
    );
    return <StageMiddle>{waiting}</StageMiddle>;
  }
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
