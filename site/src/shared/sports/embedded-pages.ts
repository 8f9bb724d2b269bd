import type { SportsProvider } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { paths } from '../../routes/paths';

const { embedded } = paths.game;

/** The path at which each venue's own page opens inside the site (RTE-2). */
export const embeddedPaths: Readonly<Record<SportArea, Readonly<Record<SportsProvider, string>>>> = {
  sport: { IMTY: embedded.imSport, OBTY: embedded.obSport, FBTY: embedded.v188 },
  gaming: { IMTY: embedded.imEsports, OBTY: embedded.ybEsports, FBTY: embedded.lhEsports },
};
