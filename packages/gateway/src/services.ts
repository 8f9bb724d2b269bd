import type { Clock } from './clock';
import type { GatewayBrand } from './config/brand';
import type { Database } from './db/database';
import { createBets } from './domain/bets/bets';
import { createContent } from './domain/content/content';
import { createDeposits } from './domain/deposits/deposits';
import { createGameSessions } from './domain/games/game-sessions';
import { createHouse } from './domain/games/house';
import { createLobby } from './domain/games/lobby';
import { createMembers } from './domain/members/members';
import { createSessions } from './domain/sessions/sessions';
import { createThrottle } from './domain/sessions/throttle';
import { createSiteState } from './domain/site-state/site-state';
import { createWallet } from './domain/wallet/wallet';

export interface ServiceOptions {
  db: Database;
  clock: Clock;
  brand: GatewayBrand;
  /** Where games are served from. */
  venueOrigin: string;
  /** See `createDeposits`. */
  payerDelay: number | null;
  /** See `passwordCost`. */
  passwordCost: number;
}

/** What the handlers work with: the domains, each with what it needs of the others. */
export const createServices = ({
  db,
  clock,
  brand,
  venueOrigin,
  payerDelay,
  passwordCost,
}: ServiceOptions) => {
  const { timeZone } = brand;
  const siteState = createSiteState({ db, clock });
  const sessions = createSessions({ db, clock });
  const throttle = createThrottle({ db, clock });
  const wallet = createWallet({ db, clock, timeZone });
  const lobby = createLobby({ db, clock });
  const gameSessions = createGameSessions({ db, clock });
  return {
    db,
    brand,
    venueOrigin,
    siteState,
    sessions,
    wallet,
    lobby,
    gameSessions,
    members: createMembers({ db, clock, sessions, throttle, siteState, passwordCost }),
    deposits: createDeposits({ db, clock, payerDelay }),
    bets: createBets({ db, lobby, timeZone }),
    content: createContent(db),
    house: createHouse({ db, clock, wallet, gameSessions, siteState }),
  };
};

export type Services = ReturnType<typeof createServices>;
