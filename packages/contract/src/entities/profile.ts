import { type Static, Type } from '@sinclair/typebox';
import { pictureTypes, profileChangeStates, profileFields } from '../enumerations';
import { limits } from '../limits';
import { Id, LocalText, Moment, Nullable, oneOf } from './common';

/** A picture in base64: four characters for three bytes. */
export const PictureData = Type.String({
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  maxLength: (limits.evidence.bytes / 3) * 4,
  examples: ['iVBORw0KGgo='],
  description: 'Base64',
});

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

/** A picture that was uploaded as evidence. */
export const EvidencePicture = Type.Object({ id: Id, type: oneOf(pictureTypes), data: PictureData });
