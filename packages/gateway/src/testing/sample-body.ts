import { exampleOf } from '@pavilion/contract/schemas';
import type { TObject } from '@sinclair/typebox';

/** A valid body for a request: an example of each required field. Its ids name nothing. */
export const sampleBody = ({ properties, required = [] }: TObject): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!)]));
