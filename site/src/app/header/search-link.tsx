import { breakpoint, SearchIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { useMessages } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { appMessages } from '../app-messages';
import { quiet } from './icon-button';

const Search = styled(Link)`
  ${quiet}
  width: ${token.control.md};
  height: ${token.control.md};
  @media (max-width: ${breakpoint.phone}px) { display: none; }
`;

/** Opens the lobby with the search field focused. */
export const SearchLink = () => {
  const t = useMessages(appMessages);
  return (
    <Search
      to={{ pathname: paths.game.egame, search: '?search' }}
      aria-label={t('searchGames')}
      title={t('searchGames')}
    >
      <SearchIcon />
    </Search>
  );
};
