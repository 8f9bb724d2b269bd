import type { FastifyInstance } from 'fastify';
import { fairStream, type RandomSource } from '../fair';
import { registerGamePages } from '../game-page';
import type { EngineOptions } from '../venue';
import type { FairSeed, VenuePort } from '../venue-port';
import { slotCalls } from './http/api-routes';
import { titleOf } from './titles';

export interface SlotVenueOptions extends Pick<EngineOptions, 'clientDir' | 'siteOrigins'> {
  /** Replaces the fair stream, for tests. */
  readonly stream?: (seed: FairSeed) => RandomSource;
}

/** Serves the slot games: pages under `/slots`, and the calls `session` and `spin`. */
export const registerSlotVenue = (
  app: FastifyInstance,
  port: VenuePort,
  { clientDir, siteOrigins, stream = fairStream }: SlotVenueOptions,
): void =>
  registerGamePages(app, {
    engine: 'slots',
    clientDir,
    siteOrigins,
    nameOf: (code) => titleOf(code)?.name,
    port,
    calls: slotCalls(port, stream),
  });
