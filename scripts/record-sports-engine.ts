/**
 * Records the digest of the sports engine after an intended change of a law, an offer or a market type. It is no part of
 * `npm run generate`, because an unintended change must fail a test.
 */
import { writeFileSync } from 'node:fs';
import { engineDigest } from '../packages/gateway/src/domain/sports/engine/golden';

const path = 'packages/gateway/src/domain/sports/engine/golden-digest.generated.ts';
const digest = engineDigest();
writeFileSync(
  path,
  `/** Written by \`npm run record:sports-engine\`. */\nexport const goldenDigest = '${digest}';\n`,
);
console.log(`${digest} in ${path}`);
