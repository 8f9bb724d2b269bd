import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { fade } from '../../../shared/layout/fade';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { lobbyMessages } from '../messages/lobby-messages';
import type { LobbyFacts } from '../model/lobby-facts';
import type { LobbyRow } from '../model/lobby-table';

const Root = styled.header`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${token.space[2]};
  height: 176px;
  padding-inline: ${token.space[8]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  /* A lead of three lines fits, too. */
  @media (max-width: ${breakpoint.phone}px) {
    height: auto;
    min-height: 120px;
    padding: ${token.space[3]} ${token.space[5]};
  }
`;

const Picture = styled.div`
  position: absolute;
  /* Nearly the shape of the scene, of which little is cut above and below. */
  inset: 0 0 0 auto;
  width: min(680px, 100%);
  mask-image: ${fade('0%', '45%')};
  /* Keeps the text readable where it covers the scene. */
  @media (max-width: ${breakpoint.phone}px) { right: -56px; width: calc(100% + 56px); mask-image: ${fade('40%', '64%')}; }
`;

const Title = styled.h1`
  position: relative;
  font-family: ${token.font.serif};
  font-size: clamp(${token.text.h3}, 3vw, ${token.text.h2});
  font-weight: ${token.weight.heavy};
  letter-spacing: 0.04em;
`;

const Lead = styled.p`
  position: relative;
  max-width: 32em;
  color: ${token.color.inkMuted};
  @media (max-width: ${breakpoint.phone}px) { max-width: 52%; font-size: ${token.text.xs}; }
`;

/** Below the lead; on wide screens between the text and the scene. Its height is reserved until the facts have loaded. */
const Facts = styled.div`
  position: relative;
  display: flex;
  gap: ${token.space[4]};
  min-height: 20px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  white-space: nowrap;
  b {
    margin-inline-end: ${token.space[1]};
    color: ${token.color.value};
    font-family: ${token.font.number};
    font-size: ${token.text.md};
    font-variant-numeric: tabular-nums;
  }
  /* Beside the scene there is room for the number of games. */
  @media (max-width: ${breakpoint.phone}px) { > span + span { display: none; } }
  @media (min-width: 1280px) {
    position: absolute;
    inset: 0 auto 0 43%;
    align-items: center;
    gap: ${token.space[8]};
    font-size: ${token.text.sm};
    > span {
      display: grid;
      padding-inline-start: ${token.space[5]};
      border-inline-start: 2px solid ${token.color.hairline};
    }
    b { font-size: ${token.text.h3}; line-height: ${token.leading.snug}; }
  }
`;

interface LobbyHeaderProps {
  readonly row: LobbyRow;
  /** Of all games of the lobby; undefined until they have loaded without filters. */
  readonly facts: LobbyFacts | undefined;
}

/** The title of a lobby and its facts over its scene. */
export const LobbyHeader = ({ row, facts }: LobbyHeaderProps) => {
  const t = useMessages(lobbyMessages) as (key: typeof row.title | 'factGames' | 'factReturns') => string;
  return (
    <Root>
      <Picture>
        <SceneImage name={row.scene} early isUnderText />
      </Picture>
      <Title>{t(row.title)}</Title>
      <Lead>{t(row.lead)}</Lead>
      <Facts>
        {facts && (
          <span>
            <b>{facts.games}</b>
            {t('factGames')}
          </span>
        )}
        {facts?.returns && (
          <span>
            <b>{facts.returns}%</b>
            {t('factReturns')}
          </span>
        )}
      </Facts>
    </Root>
  );
};
