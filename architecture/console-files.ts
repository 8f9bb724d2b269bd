/** Files of the operator's console that are generated from the gateway, of which its pages import types alone. */
import { topLevel } from '../packages/gateway/src/domain/vip';

/** The text of each generated file, by its path in the repository. */
export const consoleFiles = (): Readonly<Record<string, string>> => ({
  'packages/gateway/operator-client/parts/vip-levels.generated.ts': [
    '// Generated from the VIP levels of the gateway by `npm run generate`. Do not edit.',
    `export const topVipLevel = ${topLevel};`,
    '',
  ].join('\n'),
});
