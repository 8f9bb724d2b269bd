import type { Game } from '@pavilion/contract';
import { textUnits } from '@pavilion/format';
import { PlayIcon, token } from '@pavilion/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../messages';
import { shortAmount } from '../money/short-amount';
import { ShortText } from '../text/short-text';
import { GameBadges, GameStatus, Players, useClosedStatus } from './game-badges';
import {
  Badges,
  Call,
  Facts,
  Favourite,
  Frame,
  Meta,
  Name,
  Opener,
  Picture,
  Rim,
  Root,
} from './game-card-parts';
import { gamesMessages } from './games-messages';
import { usePlayLink } from './use-play-link';

/** Longer names are painted too small to be read on the covers of a phone, so that they are below the cover, too. */
const longestPainted = 28;

const Card = styled(Root)`
  container-type: inline-size;
  /* Two badges and the star do not fit side by side. */
  @container (max-width: 150px) { ${Badges} > :nth-child(2) { display: none; } }
  ${Frame} > ${Name} { position: absolute; inset: auto ${token.space[2]} ${token.space[6]}; text-align: center; }
`;

/** One line; where return and stake fill it, a number of players has a second. Narrow cards have the numbers without words. */
const CardMeta = styled(Meta)`
  flex-wrap: wrap;
  gap: 0 ${token.space[2]};
  margin-top: ${token.space[2]};
  font-size: ${token.text.sm};
  [data-part='players'] { margin-inline-start: auto; }
  @container (max-width: 259px) { [data-word='players'] { display: none; } }
  @container (max-width: 150px) { justify-content: space-between; [data-word='return'] { display: none; } }
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
 * The card of a game: cover, badges, return, lowest stake and players, other facts on hover, and a favourite button. The accessible name
 * of the link is the game's name, which the cover shows; the rest is its description.
 */
export const GameCard = ({ game, eager, status, below, isUnfinished = false }: GameCardProps) => {
  const id = useId();
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  const closed = useClosedStatus(game);
  const name = text(game.name);
  const isPainted = textUnits(name) <= longestPainted;
  const min = shortAmount(game.minStake);
  const hasLine = closed !== undefined || isUnfinished || status !== undefined;
  return (
    <Card>
      <Opener to={to} onClick={onClick} aria-describedby={`${id}meta ${id}facts`} draggable={false}>
        <Frame>
          {isPainted && <Name>{name}</Name>}
          <Picture game={game} eager={eager} />
          <Facts id={`${id}facts`} aria-hidden="true">
            {hasLine && <span>{t('returnToPlayer', { percent: game.returnToPlayer })}</span>}
            <span>{t('stakes', { min, max: shortAmount(game.maxStake) })}</span>
            <Call>
              <PlayIcon size={16} />
              {t(closed !== undefined ? 'seeClosed' : isUnfinished ? 'resume' : 'open')}
            </Call>
          </Facts>
          <Rim />
        </Frame>
        {!isPainted && (
          <Name>
            <ShortText text={name} maxUnits={24} />
          </Name>
        )}
        <CardMeta id={`${id}meta`} aria-hidden="true">
          <GameStatus game={game} status={status} isUnfinished={isUnfinished}>
            <span>
              <span data-word="return">{t('returnWord')} </span>
              {game.returnToPlayer}%
            </span>
            <span>{t('stakesFrom', { min })}</span>
            <Players count={game.players} />
          </GameStatus>
        </CardMeta>
        {below}
      </Opener>
      <GameBadges game={game} isUnfinished={isUnfinished} />
      <Favourite game={game} />
    </Card>
  );
};
