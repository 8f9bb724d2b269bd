/** Writes what is derived from the definitions: the lean table of calls and the OpenAPI document. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './src/openapi';
import { wireSource } from './src/wire-source';

const root = process.argv[2] ?? import.meta.dirname;
writeFileSync(join(root, 'src/wire.generated.ts'), wireSource());
writeFileSync(join(root, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
