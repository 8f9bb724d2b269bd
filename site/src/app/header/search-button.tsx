import { SearchIcon, token } from '@pavilion/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Lazy } from '../../shared/lazy/lazy';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

const searchOverlay = lazyComponent(
  'app/search/search-overlay.tsx',
  'SearchOverlay',
  () => import('../search/search-overlay'),
);

const Search = styled(IconButton)`
  width: ${token.control.md};
  height: ${token.control.md};
  /* The English buttons of visitors leave no room for it. */
  @media (max-width: 380px) { :lang(en) & { display: none; } }
`;

/** Opens the search over the page. */
export const SearchButton = () => {
  const t = useMessages(appMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Search
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('search')}
        title={t('search')}
        onPointerEnter={() => void searchOverlay.preload().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </Search>
      {isOpen && (
        <Suspense fallback={null}>
          <Lazy component={searchOverlay} props={{ onClose: () => setOpen(false) }} />
        </Suspense>
      )}
    </>
  );
};
