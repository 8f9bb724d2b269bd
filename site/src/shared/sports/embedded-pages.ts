import type { SportsProvider } from '@pavilion/contract';
import { paths } from '../../routes/paths';

const { embedded } = paths.game;

/** The boards of sports and of esports, by the last segment of their paths. */
export type BoardArea = 'sport' | 'gaming';

/** The path at which each venue's own page opens inside the site (RTE-2). */
export const embeddedPaths: Readonly<Record<BoardArea, Readonly<Record<SportsProvider, string>>>> = {
  sport: { IMTY: embedded.imSport, OBTY: embedded.obSport, FBTY: embedded.v188 },
  gaming: { IMTY: embedded.imEsports, OBTY: embedded.ybEsports, FBTY: embedded.lhEsports },
};
