import type { Game } from '@pavilion/contract';
import { Badge, PlayIcon } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useTimeText } from '../calendar/time-zone';
import { useMessages } from '../messages';
import { useClosedVenue } from './closed-venues';
import { Badges, Playing, Resume } from './game-card-parts';
import { gamesMessages } from './games-messages';

interface GameBadgesProps {
  readonly game: Pick<Game, 'hot' | 'isNew' | 'venue'>;
  readonly isUnfinished: boolean;
}

/** The badges over a game's cover: closed, or unfinished, hot, new. */
export const GameBadges = ({ game, isUnfinished }: GameBadgesProps) => {
  const t = useMessages(gamesMessages);
  const isClosed = useClosedVenue(game.venue) !== undefined;
  if (isClosed)
    return (
      <Badges>
        <Badge tone="warning" variant="solid">
          {t('closed')}
        </Badge>
      </Badges>
    );
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

/** That the venue of a game is under maintenance, and until when; undefined while it is open. */
export const useClosedStatus = ({ venue }: Pick<Game, 'venue'>): string | undefined => {
  const t = useMessages(gamesMessages);
  const timeText = useTimeText();
  const closed = useClosedVenue(venue);
  if (!closed) return undefined;
  return closed.until === null ? t('closed') : t('closedUntil', { time: timeText(closed.until, 'brief') });
};

interface GameStatusProps {
  readonly game: Pick<Game, 'venue'>;
  /** What goes on in the game now. */
  readonly status: ReactNode;
  readonly isUnfinished: boolean;
  /** In a game without a status. */
  readonly children: ReactNode;
}

/** One line below the name of a game: that its venue is closed, the round to resume, what goes on, or its facts. */
export const GameStatus = ({ game, status, isUnfinished, children }: GameStatusProps) => {
  const t = useMessages(gamesMessages);
  const closed = useClosedStatus(game);
  if (closed !== undefined) return <span>{closed}</span>;
  if (isUnfinished)
    return (
      <Resume>
        <PlayIcon size={14} />
        {t('resumeRound')}
      </Resume>
    );
  return status ?? children;
};
