import type { GameCategory } from '@pavilion/contract';
import { Lazy } from '../../../shared/lazy/lazy';
import type { LazyComponent } from '../../../shared/lazy/lazy-component';
import type { PageProps } from '../../../shared/page/page-props';
import { Lobby } from '../components/lobby';

export { lobbyData } from '../model/lobby-data';

export interface LobbyPageProps extends PageProps {
  readonly category: GameCategory;
  /** The page shown while no venue has a game of the category. */
  readonly placeholder: LazyComponent<PageProps>;
}

/** The lobby of a game category (GAM-2). */
export const LobbyPage = ({ category, placeholder, ...page }: LobbyPageProps) => (
  <Lobby category={category} withoutGames={<Lazy component={placeholder} props={page} />} />
);
