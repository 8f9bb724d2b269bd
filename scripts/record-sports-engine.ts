/**
 * Records the digests of the models of the sports engine: of a further model, type of market or sport. A model that computes other
 * books than recorded is refused: matches under open bets would be played again. It is no part of `npm run generate`, because an
 * unintended change must fail a test.
 */
import { writeFileSync } from 'node:fs';
import { digestsOf, modelErrors } from '../packages/gateway/src/domain/sports/engine/golden';
import { modelDigests } from '../packages/gateway/src/domain/sports/engine/model-digests.generated';
import { simulationModels } from '../packages/gateway/src/domain/sports/simulation-models';

const path = 'packages/gateway/src/domain/sports/engine/model-digests.generated.ts';
const changed = modelErrors(simulationModels, modelDigests).filter((error) =>
  error.includes('computes other'),
);
if (changed.length > 0) {
  console.error(changed.join('\n'));
  process.exitCode = 1;
} else {
  const rows = simulationModels.map((model) => `  ${model.number}: ${digestRows(digestsOf(model))},\n`);
  writeFileSync(
    path,
    `import type { Digests } from './golden';\n\n/** Written by \`npm run record:sports-engine\`. */\nexport const modelDigests: Readonly<Record<number, Digests>> = {\n${rows.join('')}};\n`,
  );
  console.log(`${simulationModels.map(({ number }) => `model ${number}`).join(', ')} in ${path}`);
}

function digestRows(digests: Readonly<Record<string, string>>): string {
  return `{\n${Object.entries(digests)
    .map(([key, digest]) => `    ${/^\w+$/.test(key) ? key : `'${key}'`}: '${digest}',\n`)
    .join('')}  }`;
}
