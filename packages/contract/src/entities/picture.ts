import { Type } from '@sinclair/typebox';
import { pictureTypes } from '../enumerations';
import { limits } from '../limits';
import { Id, oneOf } from './common';

/** A picture in base64: four characters for three bytes. */
export const PictureData = Type.String({
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  maxLength: (limits.picture.bytes / 3) * 4,
  examples: ['iVBORw0KGgo='],
  description: 'Base64',
});

/** A picture that a customer uploaded, as evidence or for support. */
export const UploadedPicture = Type.Object({ id: Id, type: oneOf(pictureTypes), data: PictureData });
