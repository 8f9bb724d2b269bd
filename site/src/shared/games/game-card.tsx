import type { Game } from '@pavilion/contract';
import { inAlphabet, PlayIcon, token } from '@pavilion/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../messages';
import { shortAmount } from '../money/short-amount';
import { ShortText } from '../text/short-text';
import { GameBadges, GameStatus, Players } from './game-badges';
import {
  Call,
  Facts,
  Favourite,
  Frame,
  Meta,
  Name,
  Opener,
  Picture,
  Returns,
  Rim,
  Root,
} from './game-card-parts';
import { gamesMessages } from './games-messages';
import { usePlayLink } from './use-play-link';

/** The status is beside the name where more follows below; the longer names of English have a line of their own. */
const Line = styled.span`
  &[data-row]:not(${inAlphabet}) {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]};
    margin-top: ${token.space[2]};
    > ${Name} { min-width: 0; margin-top: 0; }
    > ${Meta} { flex: none; }
  }
`;

interface GameCardProps {
  readonly game: Game;
  /** Loads the cover eagerly, for the first row. */
  readonly eager?: boolean;
  /** What goes on in the game now, in place of its return and players. One line. */
  readonly status?: ReactNode;
  /** Below that line. */
  readonly below?: ReactNode;
  /** Whether the member has a round in the game that opening it resumes. */
  readonly isUnfinished?: boolean;
}

/**
 * The card of a game: cover, badges, name, return and players, other facts on hover, and a favourite button. The accessible name of the link
 * is the game's name; the rest is its description.
 */
export const GameCard = ({ game, eager, status, below, isUnfinished = false }: GameCardProps) => {
  const id = useId();
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  const returns = t('returnToPlayer', { percent: game.returnToPlayer });
  const hasLine = isUnfinished || status !== undefined;
  return (
    <Root>
      <Opener to={to} onClick={onClick} aria-describedby={`${id}meta ${id}facts`} draggable={false}>
        <Frame>
          <Picture game={game} eager={eager} />
          <Facts id={`${id}facts`} aria-hidden="true">
            {hasLine && <span>{returns}</span>}
            <span>
              {t('stakes', {
                min: shortAmount(game.minStake),
                max: shortAmount(game.maxStake),
              })}
            </span>
            <Call>
              <PlayIcon size={16} />
              {t(isUnfinished ? 'resume' : 'open')}
            </Call>
          </Facts>
          <Rim />
        </Frame>
        <Line data-row={below === undefined ? undefined : ''}>
          <Name>
            <ShortText text={text(game.name)} maxUnits={24} />
          </Name>
          <Meta id={`${id}meta`} aria-hidden="true">
            <GameStatus status={status} isUnfinished={isUnfinished}>
              <Returns>{returns}</Returns>
              <Players count={game.players} />
            </GameStatus>
          </Meta>
        </Line>
        {below}
      </Opener>
      <GameBadges game={game} isUnfinished={isUnfinished} />
      <Favourite game={game} />
    </Root>
  );
};
