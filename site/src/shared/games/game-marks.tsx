import type { Game } from '@pavilion/contract';
import { Badge, PlayIcon, UserIcon } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { Marks, Resume } from './game-card-parts';
import { gamesMessages } from './games-messages';

interface GameMarksProps {
  readonly game: Pick<Game, 'hot' | 'isNew'>;
  readonly isUnfinished: boolean;
}

/** The badges over a game's cover: unfinished, hot, new. */
export const GameMarks = ({ game, isUnfinished }: GameMarksProps) => {
  const t = useMessages(gamesMessages);
  return (
    <Marks>
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
    </Marks>
  );
};

interface GameStatusProps {
  /** How many play, in words. */
  readonly players: string;
  /** What goes on in the game now, in place of its players. */
  readonly status: ReactNode;
  readonly isUnfinished: boolean;
}

/** One line below the name of a game: the round to resume, what goes on, or its players. */
export const GameStatus = ({ players, status, isUnfinished }: GameStatusProps) => {
  const t = useMessages(gamesMessages);
  if (isUnfinished)
    return (
      <Resume>
        <PlayIcon size={14} />
        {t('resumeRound')}
      </Resume>
    );
  return (
    status ?? (
      <>
        <UserIcon size={14} />
        {players}
      </>
    )
  );
};
