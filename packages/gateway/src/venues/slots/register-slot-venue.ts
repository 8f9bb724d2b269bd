import type { FastifyInstance } from 'fastify';
import { registerGamePages } from '../game-page';
import type { EngineOptions } from '../venue';
import type { VenuePort } from '../venue-port';
import { slotCalls } from './http/api-routes';
import { cryptoRandom, type RandomSource } from './random-source';
import { titleOf } from './titles';

export interface SlotVenueOptions extends Pick<EngineOptions, 'clientDir' | 'siteOrigins'> {
  /** Replaces the cryptographic random source, for tests. */
  readonly random?: RandomSource;
}

/** Serves the slot games: pages under `/slots`, and the calls `session` and `spin`. */
export const registerSlotVenue = (
  app: FastifyInstance,
  port: VenuePort,
  { clientDir, siteOrigins, random = cryptoRandom }: SlotVenueOptions,
): void =>
  registerGamePages(app, {
    engine: 'slots',
    clientDir,
    siteOrigins,
    nameOf: (code) => titleOf(code)?.name,
    calls: slotCalls(port, random),
  });
