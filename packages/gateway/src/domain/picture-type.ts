import { limits, type PictureType } from '@pavilion/contract';
import { fieldError } from '../business-error';

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** The media type of a picture by its first bytes; undefined for a type that is not accepted. */
export const pictureType = (bytes: Buffer): PictureType | undefined => {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp';
  return undefined;
};

/**
 * A picture from a request, by its bytes.
 *
 * @throws BusinessError 10003 for another type of file or one that is too large.
 */
export const checkPicture = (data: string): { type: PictureType; picture: Buffer } => {
  const picture = Buffer.from(data, 'base64');
  const type = pictureType(picture);
  // guard: picture-type
  if (type === undefined) throw fieldError({ field: 'data', reason: 'format' });
  const { bytes } = limits.picture;
  if (picture.length > bytes) throw fieldError({ field: 'data', reason: 'too-long', limit: String(bytes) });
  return { type, picture };
};
