import type { SimulationModel } from '../engine/simulation-model';
import { simulationModels } from '../simulation-models';

const last = simulationModels.at(-1)!;

/** A model as a further release might have it: with twice as many goals, and one line at a venue. */
export const otherModel: SimulationModel = {
  number: last.number + 1,
  sports: {
    ...last.sports,
    football: {
      ...last.sports.football,
      simulate: ({ rates: [difference = 0, total = 0], ...setup }, draws) =>
        last.sports.football.simulate({ ...setup, rates: [2 * difference, 2 * total] }, draws),
    },
  },
  profiles: { ...last.profiles, FBTY: { lines: 1, margin: 2 } },
};
