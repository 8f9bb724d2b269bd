import type { Game } from '@pavilion/contract';
import { Badge, PlayIcon } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { Badges, Playing, Resume } from './game-card-parts';
import { gamesMessages } from './games-messages';

interface GameBadgesProps {
  readonly game: Pick<Game, 'hot' | 'isNew'>;
  readonly isUnfinished: boolean;
}

/** The badges over a game's cover: unfinished, hot, new. */
export const GameBadges = ({ game, isUnfinished }: GameBadgesProps) => {
  const t = useMessages(gamesMessages);
  return (
    <Badges>
      {isUnfinished && (
        <Badge tone="warning" variant="solid">
          {t('unfinished')}
        </Badge>
      )}
      {game.hot && (
        <Badge tone="value" variant="solid">
          {t('hot')}
        </Badge>
      )}
      {game.isNew && !isUnfinished && (
        <Badge tone="info" variant="solid">
          {t('new')}
        </Badge>
      )}
    </Badges>
  );
};

/** The number of players after a dot; nothing while there are none. */
export const Players = ({ count }: { readonly count: number }) => {
  const t = useMessages(gamesMessages);
  if (count === 0) return null;
  return (
    <Playing data-part="players">
      {count}
      <span data-word="players"> {t('playersWord')}</span>
    </Playing>
  );
};

interface GameStatusProps {
  /** What goes on in the game now. */
  readonly status: ReactNode;
  readonly isUnfinished: boolean;
  /** In a game without a status. */
  readonly children: ReactNode;
}

/** One line below the name of a game: the round to resume, what goes on, or its facts. */
export const GameStatus = ({ status, isUnfinished, children }: GameStatusProps) => {
  const t = useMessages(gamesMessages);
  if (isUnfinished)
    return (
      <Resume>
        <PlayIcon size={14} />
        {t('resumeRound')}
      </Resume>
    );
  return status ?? children;
};
