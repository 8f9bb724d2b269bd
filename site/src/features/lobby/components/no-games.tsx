import { Button, Empty } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { lobbyMessages } from '../messages/lobby-messages';
import { type Filters, noFilters } from '../model/filters';

/** Shown to a visitor who filters by favourites or recent games. */
export const NeedsLogin = () => {
  const t = useMessages(lobbyMessages);
  const { pathname, search } = useLocation();
  return (
    <Empty
      picture={<SceneImage name="records" />}
      title={t('visitorTitle')}
      description={t('visitorText')}
      action={
        <>
          <Button as={Link} variant="primary" to={withIntended(paths.user.login, pathname + search)}>
            {t('login')}
          </Button>
          <Button as={Link} to={withIntended(paths.user.register, pathname + search)}>
            {t('register')}
          </Button>
        </>
      }
    />
  );
};

interface NoGamesProps {
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** Shown when no game matches the filters. */
export const NoGames = ({ filters, onChange }: NoGamesProps) => {
  const t = useMessages(lobbyMessages);
  const isPlain = filters.text === '' && filters.venue === '';
  const about =
    isPlain && filters.shelf === 'favourite'
      ? (['noFavouritesTitle', 'noFavouritesText'] as const)
      : isPlain && filters.shelf === 'recent'
        ? (['noRecentTitle', 'noRecentText'] as const)
        : (['emptyTitle', 'emptyText'] as const);
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
