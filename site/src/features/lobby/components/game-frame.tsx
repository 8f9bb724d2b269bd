import { errorCodes, type Game } from '@pavilion/contract';
import { Button, Empty, ErrorFallback } from '@pavilion/ui';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import type { CoveredGame } from '../../../shared/games/cover-url';
import { useLocalText, useMessages } from '../../../shared/messages';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { RealityCheck } from '../../../shared/protection/reality-check';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useLaunch } from '../hooks/use-launch';
import { lobbyMessages } from '../messages/lobby-messages';
import { ClosedVenueStage, ClosedVenueStrip } from './closed-venue';
import { GameLoading } from './game-loading';
import { RefusedAddress } from './refused-address';
import { StageMiddle } from './stage-middle';
import { VenueFrame } from './venue-frame';

/** The frame below what is said about its venue. */
export const Framed = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  > :last-child { grid-row: 2; }
`;

interface GameFrameProps {
  /** A game, or a page of a venue that opens as a whole. */
  readonly game: Pick<Game, 'code' | 'venue' | 'category'>;
  readonly name: string;
  /** The game of the list whose cover is shown while it opens. */
  readonly cover?: CoveredGame | undefined;
  readonly onLeave: () => void;
}

/** Launches a game and shows it in a frame, or an error, or that its venue is under maintenance. */
export const GameFrame = ({ game, name, cover, onLeave }: GameFrameProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  const { launch, closed, retry, isChecking, check } = useLaunch(game);
  const closure = useProtection().protection?.closure;
  if (launch.state === 'open') {
    return (
      <Framed>
        {closed && <ClosedVenueStrip name={text(closed.name)} until={closed.until} onLeave={onLeave} />}
        <VenueFrame
          key={launch.launchedAt}
          url={launch.url}
          name={name}
          cover={cover}
          onReopen={retry}
          onLeave={onLeave}
        />
      </Framed>
    );
  }
  if (closed) {
    return (
      <ClosedVenueStage
        closed={closed}
        category={game.category}
        isChecking={isChecking}
        onCheck={check}
        onLeave={onLeave}
      />
    );
  }
  // A hand that was open before the closure can be finished: its game opens.
  if (closure && launch.state === 'failed') {
    return (
      <StageMiddle>
        <ClosedNotice closure={closure} onEnd={retry}>
          <Button onClick={onLeave}>{t('leave')}</Button>
        </ClosedNotice>
      </StageMiddle>
    );
  }
  const leave = <Button onClick={onLeave}>{t('leave')}</Button>;
  if (launch.state === 'failed' && Number(launch.error.code) === errorCodes.realityCheckDue) {
    // The check closes without an answer when the play session ends, in another tab or after a long break.
    return (
      <StageMiddle>
        <Empty
          picture={<SceneImage name="moon" />}
          title={t('pausedTitle')}
          description={t('pausedText')}
          action={
            <>
              <Button variant="primary" onClick={retry}>
                {t('reopen')}
              </Button>
              {leave}
            </>
          }
        />
        <RealityCheck isDemanded onContinue={retry} onStop={onLeave} />
      </StageMiddle>
    );
  }
  return (
    <StageMiddle>
      {launch.state === 'opening' && <GameLoading text={t('openingName', { name })} cover={cover} />}
      {launch.state === 'failed' && (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('failedTitle')}
          message={<ErrorMessage error={launch.error} />}
          onRetry={retry}
          action={leave}
        />
      )}
      {launch.state === 'refused' && <RefusedAddress action={leave} />}
    </StageMiddle>
  );
};
