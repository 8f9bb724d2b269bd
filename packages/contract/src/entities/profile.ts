import { type Static, Type } from '@sinclair/typebox';
import { profileChangeStates, profileFields } from '../enumerations';
import { Id, LocalText, Moment, Nullable, oneOf } from './common';

/** A request to change a part of the profile, which needs a review. */
export const ProfileChange = Type.Object({
  id: Id,
  field: oneOf(profileFields),
  before: Nullable(Type.String({ description: 'Masked; null when there was none' })),
  after: Type.String({ description: 'Masked' }),
  note: Type.String(),
  pictures: Type.Array(Id, { description: 'Ids of the evidence that is still stored' }),
  state: oneOf(profileChangeStates),
  reason: Nullable(LocalText, { description: 'Why it was rejected' }),
  at: Moment,
  endedAt: Nullable(Moment),
});
export type ProfileChange = Static<typeof ProfileChange>;
