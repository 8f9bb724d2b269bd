import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generate/files';
import { definitionFiles, registrySource } from './generate/registry';

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');

describe('generated files are current (fix: npm run generate)', () => {
  it('src/calls.generated.ts', () =>
    expect(read('src/calls.generated.ts')).toBe(registrySource(definitionFiles(__dirname))));

  it.each(Object.entries(generatedFiles()))('%s', (path, text) => expect(read(path)).toBe(text));
});
