import { api, useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/brand-context';
import { useMessages } from '../../../shared/messages';
import { usePlatformCounts } from '../hooks/use-platform-counts';
import { homeMessages } from '../messages/home-messages';
import { fishingBody, hotBody, liveMatchesBody, slotsBody } from '../model/queries';
import { eventsOf, type TileCount, tilesOf } from '../model/tiles';
import { CategoryTile } from './category-tile';
import { FeaturedCategoryTile } from './featured-category-tile';
import { SectionHeader } from './section-header';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 2fr);
  gap: ${token.space[3]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[3]};
  > li { display: grid; }
  /* The last row has no hole, however many categories the brand offers. */
  @media (min-width: ${breakpoint.phone + 1}px) {
    > li:last-child:nth-child(3n + 2) { grid-column: span 2; }
    > li:last-child:nth-child(3n + 1) { grid-column: span 3; }
  }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:last-child:nth-child(odd) { grid-column: span 2; }
  }
`;

const useFishing = (): TileCount | null | undefined => {
  const { data, isError } = useGameListInfiniteQuery(fishingBody);
  const page = data?.pages[0];
  if (!page) return isError ? null : undefined;
  return { games: page.total, venues: page.venues.length, players: page.players };
};

/** A tile for each game category of the brand, with counts of games and players (PLT-1). */
export const Categories = () => {
  const t = useMessages(homeMessages);
  const { featured, others } = tilesOf(usePlatformCounts(), useFishing(), useBrand());
  const hot = useGameListInfiniteQuery(hotBody).data?.pages[0]?.items ?? [];
  const slots = useGameListInfiniteQuery(slotsBody).data?.pages[0]?.items ?? [];
  const { sports } = api.endpoints.sportsBoard.useQueryState(liveMatchesBody).data ?? {};
  const shown = [...hot, ...slots].filter(
    ({ category, code }, index, all) =>
      category === featured.category && all.findIndex((other) => other.code === code) === index,
  );
  return (
    <section>
      <SectionHeader title={t('categories')} lead={t('categoriesLead')} />
      <Grid>
        <FeaturedCategoryTile tile={featured} games={shown} />
        <Others>
          {others.map((tile) => (
            <li key={tile.category}>
              <CategoryTile tile={tile} events={eventsOf(tile.category, sports)} />
            </li>
          ))}
        </Others>
      </Grid>
    </section>
  );
};
