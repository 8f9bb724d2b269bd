import { join } from 'node:path';
import { errorsInList } from '../bench/reliability/guards/list-errors';
import { findMarkedCode } from '../bench/reliability/guards/marked-code';
import { sources } from '../bench/reliability/guards/scratch';
import { root } from './repository';

describe('the list of guards', () => {
  it('[REQ-10] agrees with the markers in the sources and the titles of tests', () => {
    expect(errorsInList(root, findMarkedCode(join(root, sources)))).toEqual([]);
  });
});
