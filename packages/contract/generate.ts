/** Writes what is derived from the definitions: the registry of calls, the call tables, examples, OpenAPI, error codes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionFiles, registrySource } from './src/generate/registry';

const write = (path: string, text: string) => writeFileSync(join(import.meta.dirname, path), text);

write('src/calls.generated.ts', registrySource(definitionFiles(join(import.meta.dirname, 'src'))));
// Imported only now, since it reads the registry.
const { generatedFiles } = await import('./src/generate/files');
for (const [path, text] of Object.entries(generatedFiles())) write(path, text);
