import { breakpoint, inAlphabet, SearchIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { LazyOverlay } from '../../shared/lazy/lazy-overlay';
import { useMessages } from '../../shared/messages';
import { useOpenHere } from '../../shared/navigation/use-open-here';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

const searchOverlay = lazyComponent(
  'app/search/search-overlay.tsx',
  'SearchOverlay',
  () => import('../search/search-overlay'),
);

const Search = styled(IconButton)<{ $compact: boolean }>`
  width: ${token.control.md};
  height: ${token.control.md};
  @media (max-width: ${breakpoint.phone}px) { ${({ $compact }) => $compact && `width: ${token.control.sm};`} }
  /* The English buttons leave no room for it. */
  @media (max-width: 380px) { ${inAlphabet} & { display: none; } }
`;

interface SearchButtonProps {
  /** On phones, is narrower. */
  readonly isCompact?: boolean;
}

/** Opens the search over the page. */
export const SearchButton = ({ isCompact = false }: SearchButtonProps) => {
  const t = useMessages(appMessages);
  const { isOpen, open, close } = useOpenHere();
  return (
    <>
      <Search
        $compact={isCompact}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('search')}
        title={t('search')}
        onPointerEnter={() => void searchOverlay.preload().catch(() => {})}
        onClick={open}
      >
        <SearchIcon />
      </Search>
      {isOpen && <LazyOverlay component={searchOverlay} props={{ onClose: close }} onClose={close} />}
    </>
  );
};
