import type { GameCategory, LocalText } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import type { GameRequest } from '../http/public-address';
import type { Services } from '../services';
import type { VenuePort } from './venue-port';

/** How lobbies mark a game: its place in “hot” and “new”, their orders, and the sections of Home. */
export interface GameMarks {
  readonly hot: boolean;
  readonly isNew: boolean;
}

/** A game of a venue, as it is written into the catalogue. */
export interface VenueGame extends GameMarks {
  code: string;
  name: LocalText;
  /** Full pinyin without tones or spaces, for search. */
  pinyin: string;
  /** First letters of the pinyin, for search. */
  initials: string;
  /** Minor units (fen of play money). */
  minStake: bigint;
  maxStake: bigint;
  /** Per cent with two decimals, computed from the pay table. */
  returnToPlayer: string;
  cover: { motif: string; colors: [string, string] };
  /** Runs the game instead of the engine of its venue. */
  engine?: VenueEngine;
}

/** What lobbies show of a game besides figures of its engine: its rows in an engine have these fields as they are. */
export type GameListing = GameMarks & Pick<VenueGame, 'code' | 'name' | 'pinyin' | 'initials' | 'cover'>;

/** A page of a venue that opens as a whole, such as its esports. */
export interface VenuePage {
  /** The `gameCode` of its launch. */
  readonly code: string;
  /** A brand without the category does not open the page. */
  readonly category: GameCategory;
  readonly name: LocalText;
}

/** A row of the registry: one venue of the lobby. */
export interface Venue {
  /** Named by `venueLaunch` (`enName`), wallets and records. */
  readonly code: string;
  readonly name: LocalText;
  /** The lobby that lists its games. */
  readonly category: GameCategory;
  readonly engine: VenueEngine;
  /** Empty for a venue that opens as a whole, such as a sportsbook: it has no wallet and plays from the main one. */
  readonly games: readonly VenueGame[];
  readonly pages?: readonly VenuePage[];
}

/** A launch of a venue by a member. */
export interface LaunchRequest {
  readonly venue: Venue;
  /** Code of the game to open, when one was named. */
  readonly gameCode: string | undefined;
  readonly memberId: string;
  /** Token of the member's session; the launch token ends with it. */
  readonly sessionToken: string;
  /** Origin that serves the games to this visitor, e.g. `http://127.0.0.1:4601`. */
  readonly venueOrigin: string;
  readonly services: Pick<Services, 'gameSessions' | 'sports' | 'clock'>;
}

export interface LaunchedVenue {
  /** The page without its token, or the base of a provider's API. */
  readonly resource: string;
  /** The page to open, with its token and other parameters in the fragment, which no browser sends or logs. */
  readonly url: string;
  readonly token: string;
}

export interface EngineOptions {
  /** The house takes rounds of the contract's kinds only. */
  readonly services: Omit<Services, 'house'> & { readonly house: VenuePort };
  /** The folder with the pages of games, `venue-client` of this package or of its build. */
  readonly clientDir: string;
  /** Origins of the sites whose pages may frame and call the venues, e.g. `https://play.example`. */
  siteOrigins(request: GameRequest): readonly string[];
}

/** Runs the venues of one kind: launches them and serves their pages and calls. */
export interface VenueEngine {
  /** @throws BusinessError 20202 gameUnavailable when the venue has no such game. */
  launch(request: LaunchRequest): Promise<LaunchedVenue>;
  /** Adds its routes to the venue server, once for all venues of the engine. */
  register(app: FastifyInstance, options: EngineOptions): void;
}
