import type { Game } from '@pavilion/contract';
import { breakpoint, PlayIcon, token } from '@pavilion/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { GameBadges, GameStatus, Players, useClosedStatus } from '../../../shared/games/game-badges';
import {
  Badges,
  Call,
  Favourite,
  Frame,
  Meta,
  Opener,
  PanelRoot,
  Picture,
  Rim,
} from '../../../shared/games/game-card-parts';
import { gamesMessages } from '../../../shared/games/games-messages';
import { usePlayLink } from '../../../shared/games/use-play-link';
import { useLocalText, useMessages } from '../../../shared/messages';
import { shortAmount } from '../../../shared/money/short-amount';

const Card = styled(PanelRoot)`
  /* On the cover, as in the grid of covers. */
  > ${Badges} { top: ${token.space[6]}; left: ${token.space[6]}; }
  @media (max-width: ${breakpoint.phone}px) { > ${Badges} { top: ${token.space[5]}; left: ${token.space[5]}; } }
`;

const WideOpener = styled(Opener)`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: ${token.space[6]};
  height: 100%;
  padding: ${token.space[4]};
  /* As high as the cover, also where the text beside it is higher. */
  > ${Frame} { align-self: start; }
  &:focus-visible { outline-offset: -3px; }
  @media (max-width: ${breakpoint.phone}px) { grid-template-columns: 112px minmax(0, 1fr); gap: ${token.space[4]}; padding: ${token.space[3]}; }
`;

const Text = styled.span`
  display: grid;
  align-content: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  > :empty { display: none; }
`;

const Name = styled.span`
  color: ${token.color.ink};
  font-family: ${token.font.serif};
  font-size: ${token.text.h3};
  font-weight: ${token.weight.heavy};
  @media (max-width: ${breakpoint.phone}px) { font-size: ${token.text.lg}; }
`;

const Return = styled.span`
  color: ${token.color.value};
  font-weight: ${token.weight.bold};
`;

const Play = styled(Call)`
  justify-self: start;
  height: ${token.control.md};
  margin-top: ${token.space[3]};
  padding-inline: ${token.space[5]};
`;

interface WideGameCardProps {
  readonly game: Game;
  /** Loads the cover eagerly. */
  readonly eager?: boolean;
  /** What goes on in the game now, in place of its players. One line. */
  readonly status?: ReactNode;
  /** Below that line. */
  readonly below?: ReactNode;
  /** Whether the member has a round in the game that opening it resumes. */
  readonly isUnfinished?: boolean;
}

/** A game of a lobby with so few games that a row of covers leaves the page empty: its cover, and its facts beside it. */
export const WideGameCard = ({ game, eager, status, below, isUnfinished = false }: WideGameCardProps) => {
  const id = useId();
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  const closed = useClosedStatus(game);
  return (
    <Card>
      <WideOpener to={to} onClick={onClick} aria-describedby={`${id}facts`} draggable={false}>
        <Frame>
          <Picture game={game} eager={eager} />
          <Rim />
        </Frame>
        <Text>
          <Name>{text(game.name)}</Name>
          <Text id={`${id}facts`} aria-hidden="true">
            <Meta>
              <GameStatus game={game} status={status} isUnfinished={isUnfinished}>
                <Players count={game.players} />
              </GameStatus>
            </Meta>
            {below}
            <Return>{t('returnToPlayer', { percent: game.returnToPlayer })}</Return>
            <span>
              {t('stakes', {
                min: shortAmount(game.minStake),
                max: shortAmount(game.maxStake),
              })}
            </span>
          </Text>
          <Play aria-hidden="true">
            <PlayIcon size={16} />
            {t(closed !== undefined ? 'seeClosed' : isUnfinished ? 'resume' : 'open')}
          </Play>
        </Text>
      </WideOpener>
      <GameBadges game={game} isUnfinished={isUnfinished} />
      <Favourite game={game} />
    </Card>
  );
};
