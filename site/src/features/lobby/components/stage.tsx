import { api, roundTags } from '@pavilion/sdk/react';
import { Button, ErrorFallback, token } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useCoverPage } from '../hooks/use-cover-page';
import type { useOpenGame } from '../hooks/use-open-game';
import { lobbyMessages } from '../messages/lobby-messages';
import { GameFrame } from './game-frame';
import { Opening } from './opening';
import { StageBar } from './stage-bar';

const Root = styled.section`
  position: fixed;
  inset: 0;
  z-index: ${token.z.drawer};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  outline: none;
  background: ${token.color.groundDeep};
  color: ${token.color.ink};
`;

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  overflow: auto;
`;

interface StageProps {
  readonly open: ReturnType<typeof useOpenGame>;
  readonly onLeave: () => void;
}

/** The whole window for one game: the bar that never leaves, and the game, or why it is not there. */
export const Stage = ({ open: { game, isError, retry }, onLeave }: StageProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  const dispatch = useDispatch();
  const root = useRef<HTMLElement>(null);
  useCoverPage(root);

  // What was played shows in the lobby and at the balance when one is back.
  useEffect(() => () => void dispatch(api.util.invalidateTags([...roundTags, 'Games'])), [dispatch]);

  const leave = (
    <Button variant={game === null ? 'primary' : 'secondary'} onClick={onLeave}>
      {t('leave')}
    </Button>
  );
  const content = () => {
    if (game) return <GameFrame game={game} onLeave={onLeave} />;
    if (isError) return <ErrorFallback title={t('failedTitle')} onRetry={retry} action={leave} />;
    if (game === undefined) return <Opening text={t('opening')} />;
    return (
      <ErrorFallback
        picture={<SceneImage name="results" />}
        title={t('unknownTitle')}
        message={t('unknownText')}
        action={leave}
      />
    );
  };

  return (
    <Root
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label={game ? text(game.name) : t('opening')}
      tabIndex={-1}
    >
      <StageBar name={game ? text(game.name) : undefined} stage={root} onLeave={onLeave} />
      {game ? content() : <Middle>{content()}</Middle>}
    </Root>
  );
};
