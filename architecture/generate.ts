/** Writes the pages that are derived from the repository. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository';
import { specMap } from './spec-map';

writeFileSync(join(root, 'docs/spec-map.md'), specMap());
