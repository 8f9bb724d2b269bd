import { Button, Empty } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { lobbyMessages } from '../messages/lobby-messages';
import { type Filters, noFilters } from '../model/filters';

interface NoGamesProps {
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

const texts = {
  search: ['emptyTitle', 'emptyText'],
  member: {
    favourite: ['noFavouritesTitle', 'noFavouritesText'],
    recent: ['noRecentTitle', 'noRecentText'],
  },
  visitor: {
    favourite: ['noFavouritesTitle', 'visitorFavouritesText'],
    recent: ['visitorRecentTitle', 'visitorRecentText'],
  },
} as const;

/** Shown when no game matches the filters: how to fill an empty shelf, or to search for something else. */
export const NoGames = ({ filters, onChange }: NoGamesProps) => {
  const t = useMessages(lobbyMessages);
  const owner = useIsMember() ? 'member' : 'visitor';
  const { shelf, text, venue } = filters;
  const isPlain = text === '' && venue === '';
  const about = isPlain && (shelf === 'favourite' || shelf === 'recent') ? texts[owner][shelf] : texts.search;
  return (
    <Empty
      picture={<SceneImage name="results" />}
      title={t(about[0])}
      description={t(about[1])}
      action={
        <Button variant="primary" onClick={() => onChange(noFilters)}>
          {t('emptyAction')}
        </Button>
      }
    />
  );
};
