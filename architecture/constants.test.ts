import { limits } from '@pavilion/contract';
import { formatAmount, OddsFormat } from '@pavilion/format';
import { marquee } from '../site/src/app/title-marquee';
import { code, filesIn, isTest } from './repository';

const days = (count: number) => count * 24 * 3_600_000;

/** Section 9 of the specification, copied from it by hand: what, the constant that it is, its value. */
const specified: readonly (readonly [what: string, actual: unknown, value: unknown])[] = [
  ['the socket’s heartbeat', limits.heartbeatInterval, 5_000],
  ['id of the login message', limits.loginMessageId, 10001],
  ['id of the heartbeat', limits.heartbeatId, 0],
  ['platform counts: refreshed', limits.platformCount.refresh, 60_000],
  ['platform counts: debounced', limits.platformCount.debounce, 1_000],
  ['platform counts: given up after', limits.platformCount.maxAttempts, 3],
  ['platform counts: fetched again', limits.platformCount.retryAfter, 500],
  ['time to live of the cache', limits.jsonCacheTtl, 3_600_000],
  ['the token’s cookie of a remembered login', limits.rememberedLoginDays, 365],
  ['the agent’s isCheck cookie', limits.agentCheckDays, 1],
  ['a step of the title', marquee.step, 350],
  ['the width from which it scrolls', marquee.minUnits, 27],
  ['debounce of errors', limits.errorDebounce, 350],
  ['debounce of a blocked device', limits.deviceBlockedDebounce, 700],
  ['debounce of spent parameters', limits.providerRefreshDebounce, 1_000],
  ['time limits of the client', limits.timeouts.client, { browser: 20_000, server: 600 }],
  ['time limits of the wrapper', limits.timeouts.wrapper, { browser: 100_000, server: 400 }],
  ['invite_code', limits.inviteTtl.invite_code, days(1)],
  ['i_code', limits.inviteTtl.i_code, days(0.5)],
  ['r_code', limits.inviteTtl.r_code, days(0.5)],
  ['r_bet', limits.inviteTtl.r_bet, days(0.5)],
  ['decimals of money', formatAmount('1'), '1.00'],
  ['site id', limits.siteId, '10001'],
  ['version of the API', limits.apiVersion, '2.0.0'],
  ['odds', limits.oddsFormat, OddsFormat.Europe],
  ['language', limits.languageCode, 'CHS'],
  ['platform type', limits.platformType, 6],
];

describe('the constants of the specification', () => {
  it.each(specified)('[CON-1] %s', (_, actual, value) => expect(actual).toEqual(value));

  it('[CON-1] stand once: those that could be nothing else are written in limits alone', () => {
    const telling = /\b(20_000|100_?000|3_?600_?000|43_?200_?000|86_?400_?000)\b|'(2\.0\.0|10001|CHS)'/;
    const offenders = filesIn('packages/contract/src', 'packages/sdk/src', 'packages/ui/src', 'site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.endsWith('.generated.ts'))
      .filter((path) => telling.test(code(path)));
    expect(offenders).toEqual(['packages/contract/src/limits.ts']);
  });
});
