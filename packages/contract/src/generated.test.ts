import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './openapi';
import { wireSource } from './wire-source';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

describe('what is generated from the definitions is current (mend: npm run generate)', () => {
  it('wire.generated.ts', () => expect(read('wire.generated.ts')).toBe(wireSource()));
  it('openapi.json', () =>
    expect(JSON.parse(read('../openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApiDocument()))));
});
