import type { Sport } from '@pavilion/contract/sports';
import { basketball } from './basketball';
import { cs2 } from './cs2';
import { football } from './football';
import { moba } from './moba';
import type { SportModel } from './sport-model';
import { tennis } from './tennis';

/** The model of each sport. */
export const sportModels: { readonly [Name in Sport]: SportModel<Name> } = {
  football,
  basketball,
  tennis,
  cs2,
  moba,
};
