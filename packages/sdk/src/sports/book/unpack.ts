import { packedData } from '@pavilion/contract/sports-wire';
import { fromBase64 } from '../../crypto/bytes';
import { parseObject } from '../../json/objects';
import { decode, decodeError } from './values';

const unsupported =
  'This runtime has no DecompressionStream, without which the answers of OBTY cannot be read.';

const inflate = async (text: string): Promise<string> => {
  const bytes = new Blob([fromBase64(text)]);
  return new Response(bytes.stream().pipeThrough(new DecompressionStream('gzip'))).text();
};

/**
 * The object that an answer holds as base64 of gzipped JSON.
 *
 * @throws SdkError of kind `decode` for other data, and in a runtime without `DecompressionStream`, which its cause then says
 */
export const unpack = async (data: unknown): Promise<object> => {
  const text = decode(packedData, data);
  if (typeof DecompressionStream === 'undefined') throw decodeError(undefined, new Error(unsupported));
  const json = await inflate(text).catch((cause: unknown) => {
    throw decodeError(data, cause);
  });
  const value = parseObject(json);
  if (!value) throw decodeError(data);
  return value;
};
