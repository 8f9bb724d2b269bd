/** Writes the lists of modules. In a process of its own, since the other generators import modules that import the lists. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexFiles } from './indexes';
import { root } from './repository';

for (const [path, text] of Object.entries(indexFiles())) writeFileSync(join(root, path), text);
