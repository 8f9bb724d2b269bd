import type { Sport } from '@pavilion/contract/sports';
import { football } from './football';
import { basketball } from './basketball';
import { tennis } from './tennis';
import { cs2 } from './cs2';
import { moba } from './moba';
import type { SportModel } from './sport-model';

/** Generated from the sports of the contract by `npm run generate`. The model of each sport. */
export const sportModels: { readonly [Name in Sport]: SportModel<Name> } = { football, basketball, tennis, cs2, moba };
