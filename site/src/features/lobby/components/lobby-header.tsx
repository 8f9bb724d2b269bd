import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { lobbyMessages } from '../messages/lobby-messages';
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
  @media (max-width: ${breakpoint.phone}px) { height: 120px; padding-inline: ${token.space[5]}; }
`;

const Picture = styled.div`
  position: absolute;
  /* Nearly the shape of the scene, of which little is cut above and below. */
  inset: 0 0 0 auto;
  width: min(680px, 100%);
  mask-image: linear-gradient(90deg, transparent, #000 45%);
  /* Keeps the text readable where it covers the scene. */
  @media (max-width: ${breakpoint.phone}px) { right: -56px; width: calc(100% + 56px); }
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
  @media (max-width: ${breakpoint.phone}px) { max-width: 56%; font-size: ${token.text.xs}; }
`;

/** The title of a lobby over its scene. */
export const LobbyHeader = ({ row }: { row: LobbyRow }) => {
  const t = useMessages(lobbyMessages) as (key: typeof row.title) => string;
  return (
    <Root>
      <Picture>
        <SceneImage name={row.scene} early isUnderText />
      </Picture>
      <Title>{t(row.title)}</Title>
      <Lead>{t(row.lead)}</Lead>
    </Root>
  );
};
