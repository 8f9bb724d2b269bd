import {
  type GameShelf,
  type GameSort,
  gameShelfNames,
  gameShelves,
  gameSortNames,
  gameSorts,
  type Venue,
} from '@pavilion/contract';
import { breakpoint, Select, Tabs, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { lobbyMessages } from '../messages/lobby-messages';
import type { Filters } from '../model/filters';
import { SearchField } from './search-field';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Fields = styled.div<{ $hasVenues: boolean }>`
  display: grid;
  grid-template-columns: 280px ${({ $hasVenues }) => $hasVenues && '150px'} 140px;
  gap: ${token.space[3]};
  input[type='search']::-webkit-search-cancel-button { display: none; }
  @media (max-width: ${breakpoint.desktop}px) { grid-template-columns: 220px ${({ $hasVenues }) => $hasVenues && '130px'} 130px; }
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr) ${({ $hasVenues }) => $hasVenues && '140px'} 130px; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: ${({ $hasVenues }) => ($hasVenues ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr) 130px')};
    ${({ $hasVenues }) => $hasVenues && '> :first-child { grid-column: 1 / -1; }'}
  }
`;

interface FilterBarProps {
  readonly filters: Filters;
  /** With fewer than two there is nothing to choose, and no field for it. */
  readonly venues: readonly Venue[];
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** The filters of the game list. */
export const FilterBar = ({ filters, venues, onChange }: FilterBarProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  const hasVenues = venues.length > 1 || filters.venue !== '';
  return (
    <Root role="search">
      <Tabs<GameShelf | 'all'>
        variant="pill"
        label={t('shelves')}
        value={filters.shelf ?? 'all'}
        onValueChange={(shelf) => onChange({ shelf: shelf === 'all' ? undefined : shelf })}
        items={[
          { value: 'all', label: t('shelfAll') },
          ...gameShelves.map((value) => ({ value, label: text(gameShelfNames[value]) })),
        ]}
      />
      <Fields $hasVenues={hasVenues}>
        <SearchField searched={filters.text} onSearch={(words) => onChange({ text: words })} />
        {hasVenues && (
          <Select
            aria-label={t('venue')}
            value={filters.venue}
            onValueChange={(venue) => onChange({ venue })}
            options={[
              { value: '', label: t('allVenues') },
              ...venues.map(({ code, name }) => ({ value: code, label: text(name) })),
            ]}
          />
        )}
        <Select<GameSort>
          aria-label={t('sort')}
          value={filters.sort}
          onValueChange={(sort) => onChange({ sort })}
          options={gameSorts.map((value) => ({ value, label: text(gameSortNames[value]) }))}
        />
      </Fields>
    </Root>
  );
};
