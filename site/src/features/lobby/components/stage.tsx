import { api, roundTags } from '@pavilion/sdk/react';
import { Button, ErrorFallback } from '@pavilion/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocalText, useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import type { useOpenGame } from '../hooks/use-open-game';
import { lobbyMessages } from '../messages/lobby-messages';
import { GameFrame } from './game-frame';
import { GameLoading } from './game-loading';
import { StageMiddle } from './stage-middle';
import { StageWindow } from './stage-window';

interface StageProps {
  readonly open: ReturnType<typeof useOpenGame>;
  readonly onLeave: () => void;
}

/** The game window of a game in the list. */
export const Stage = ({ open: { game, isError, retry }, onLeave }: StageProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  const dispatch = useDispatch();

  // After the game, refetch the balance and the recently played games.
  useEffect(() => () => void dispatch(api.util.invalidateTags([...roundTags, 'Games'])), [dispatch]);

  const leave = (
    <Button variant={game === null ? 'primary' : 'secondary'} onClick={onLeave}>
      {t('leave')}
    </Button>
  );
  const missing = () => {
    if (isError) return <ErrorFallback title={t('failedTitle')} onRetry={retry} action={leave} />;
    if (game === undefined) return <GameLoading text={t('opening')} />;
    return (
      <ErrorFallback
        picture={<SceneImage name="results" />}
        title={t('unknownTitle')}
        message={t('unknownText')}
        action={leave}
      />
    );
  };
  const name = game ? text(game.name) : undefined;
  return (
    <StageWindow label={name ?? t('opening')} name={name} hasBalance={!game} onLeave={onLeave}>
      {game ? (
        <GameFrame game={game} cover={game} name={text(game.name)} onLeave={onLeave} />
      ) : (
        <StageMiddle>{missing()}</StageMiddle>
      )}
    </StageWindow>
  );
};
