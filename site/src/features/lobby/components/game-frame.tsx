import { errorCodes, type Game } from '@pavilion/contract';
import { Button, ErrorFallback } from '@pavilion/ui';
import { ErrorMessage } from '../../../shared/errors/error-message';
import type { CoveredGame } from '../../../shared/games/cover-url';
import { useMessages } from '../../../shared/messages';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { RealityCheck } from '../../../shared/protection/reality-check';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useLaunch } from '../hooks/use-launch';
import { lobbyMessages } from '../messages/lobby-messages';
import { GameLoading } from './game-loading';
import { RefusedAddress } from './refused-address';
import { StageMiddle } from './stage-middle';
import { VenueFrame } from './venue-frame';

interface GameFrameProps {
  /** A game, or a page of a venue that opens as a whole. */
  readonly game: Pick<Game, 'code' | 'venue'>;
  readonly name: string;
  /** The game of the list whose cover is shown while it opens. */
  readonly cover?: CoveredGame | undefined;
  readonly onLeave: () => void;
}

/** Launches a game and shows it in a frame, or an error. */
export const GameFrame = ({ game, name, cover, onLeave }: GameFrameProps) => {
  const t = useMessages(lobbyMessages);
  const { launch, retry } = useLaunch(game);
  const { protection, refetch } = useProtection();
  const closure = protection?.closure;
  const reopen = () => {
    refetch();
    retry();
  };
  if (launch.state === 'open') {
    return (
      <VenueFrame
        key={launch.launchedAt}
        url={launch.url}
        name={name}
        cover={cover}
        onReopen={retry}
        onLeave={onLeave}
      />
    );
  }
  if (closure) {
    return (
      <StageMiddle>
        <ClosedNotice closure={closure} onEnd={reopen}>
          <Button onClick={onLeave}>{t('leave')}</Button>
        </ClosedNotice>
      </StageMiddle>
    );
  }
  if (launch.state === 'failed' && Number(launch.error.code) === errorCodes.realityCheckDue) {
    return <RealityCheck isDemanded onContinue={retry} onStop={onLeave} />;
  }
  const leave = <Button onClick={onLeave}>{t('leave')}</Button>;
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
