import type { SportsProvider } from '@pavilion/contract';
import type { Sport } from '@pavilion/contract/sports';
import type { OfferProfile } from './offers';
import type { SportModel } from './sport-model';

/** The model of each sport. */
export type SportModels = { readonly [Name in Sport]: SportModel<Name> };

/** A version of the simulation. Events keep the one with which they were stored, so what it computes never changes. */
export interface SimulationModel {
  readonly number: number;
  readonly sports: SportModels;
  readonly profiles: Readonly<Record<SportsProvider, OfferProfile>>;
}
