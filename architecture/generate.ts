/** Writes the pages that are derived from the repository. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updatedPage } from '../bench/reliability/page';
import { errorsPage } from './errors-page';
import { read, root } from './repository';
import { specMap } from './spec-map';

writeFileSync(join(root, 'docs/spec-map.md'), specMap());
writeFileSync(join(root, 'docs/errors.md'), errorsPage());
writeFileSync(join(root, 'docs/reliability.md'), updatedPage(read('docs/reliability.md')));
