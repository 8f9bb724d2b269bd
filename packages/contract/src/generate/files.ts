import { openApiDocument } from '../openapi';
import { wireFiles } from './wire';

/** The files that are generated from the definitions, by their path in the package. */
export const generatedFiles = (): Record<string, string> => ({
  ...wireFiles(),
  'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
});
