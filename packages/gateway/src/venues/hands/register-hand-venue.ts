import type { FastifyInstance } from 'fastify';
import { registerGamePages } from '../game-page';
import type { EngineOptions } from '../venue';
import { cardGames } from './games';
import type { HandGame } from './hand-game';
import { type HandPorts, handCalls } from './http/api-routes';

interface HandVenueOptions extends Pick<EngineOptions, 'clientDir' | 'siteOrigins'> {
  /** Of the client, and the first part of the paths. */
  readonly folder?: string;
  readonly shares?: readonly string[];
  readonly games?: readonly HandGame[];
}

/** Serves hand games: pages under `/<folder>`, and the calls `session`, `open`, `act` and `current`. */
export const registerHandVenue = (
  app: FastifyInstance,
  ports: HandPorts,
  { folder = 'hands', shares = [], games = cardGames, ...options }: HandVenueOptions,
): void =>
  registerGamePages(app, {
    engine: folder,
    shares,
    ...options,
    nameOf: (gameCode) => games.find(({ code }) => code === gameCode)?.name,
    port: ports.house,
    calls: handCalls(ports),
  });
