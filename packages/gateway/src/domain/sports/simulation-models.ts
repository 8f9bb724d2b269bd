import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { modelErrors } from './engine/golden';
import { modelDigests } from './engine/model-digests.generated';
import type { SimulationModel } from './engine/simulation-model';
import { sportModels } from './engine/sport-models.generated';
import { venueProfiles } from './venue-profiles';

/**
 * The models that this version has. Further events are stored with the one of the highest number. A release that changes
 * draws, prices or offers adds a model and keeps the last one, with which open bets were taken; the one before that may go.
 */
export const simulationModels: readonly SimulationModel[] = [
  { number: 1, sports: sportModels, profiles: venueProfiles },
];

/**
 * Whether this machine computes the same books as every other. A gateway with other ones would offer other prices than the
 * rest and must not open its sports venues.
 */
export const isEngineExact = (): boolean => modelErrors(simulationModels, modelDigests).length === 0;

/** Numbers of models that open bets need and this version does not have: they wait for a gateway with these. */
export const missingModels = async (db: Database, models = simulationModels): Promise<number[]> => {
  const { rows } = await sql<{ model: number }>`
    select distinct e.model from sport_bets b join sport_legs l on l.bet_id = b.id join sport_events e on e.id = l.event_id
    where b.state in ('pending', 'open') and e.model <> all (${models.map(({ number }) => number)}::int[])
    order by e.model`.execute(db);
  return rows.map(({ model }) => model);
};
