import type { Game } from '@pavilion/contract';
import { Badge } from '@pavilion/ui';
import { useMessages } from '../messages';
import { Marks } from './game-card-parts';
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
