import { limits } from '@pavilion/contract';
import { formatAmount, OddsFormat } from '@pavilion/format';
import { countdownTick } from '../packages/ui/src/countdown/format-remaining';
import { defaultDelay } from '../packages/ui/src/loadable/default-delay';
import { antiFraudSize, defaultLeaveTime } from '../packages/ui/src/modal/modal-options';
import { marquee } from '../site/src/app/title-marquee';
import { isTest, listFiles, readWithoutComments } from './repository';

const days = (count: number) => count * 24 * 3_600_000;

/** The constants of the specification (CON-1), copied by hand: name, constant, value. */
const specified: readonly (readonly [name: string, actual: unknown, value: unknown])[] = [
  ['interval of the socket’s heartbeat', limits.heartbeatInterval, 5_000],
  ['id of the login message', limits.loginMessageId, 10001],
  ['id of the heartbeat', limits.heartbeatId, 0],
  ['platform counts: refresh', limits.platformCount.refresh, 60_000],
  ['platform counts: debounce', limits.platformCount.debounce, 1_000],
  ['platform counts: attempts', limits.platformCount.maxAttempts, 3],
  ['platform counts: delay of a retry', limits.platformCount.retryAfter, 500],
  ['time to live of the cache', limits.jsonCacheTtl, 3_600_000],
  ['lifetime of the token cookie with “remember me”, days', limits.rememberedLoginDays, 365],
  ['days of the agent’s isCheck cookie', limits.agentCheckDays, 1],
  ['step of the scrolling title', marquee.step, 350],
  ['minimum width of a scrolling title', marquee.minUnits, 27],
  ['debounce of errors', limits.errorDebounce, 350],
  ['debounce of a blocked device', limits.deviceBlockedDebounce, 700],
  ['debounce of expired provider parameters', limits.providerRefreshDebounce, 1_000],
  ['timeouts of the client', limits.timeouts.client, { browser: 20_000, server: 600 }],
  ['timeouts of the wrapper', limits.timeouts.wrapper, { browser: 100_000, server: 400 }],
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
  ['leave animation of a modal', defaultLeaveTime, 300],
  ['anti-fraud dialog: width, px', antiFraudSize.width, 440],
  [
    'anti-fraud dialog: height of the window below which its height is automatic, px',
    antiFraudSize.autoHeightBelow,
    900,
  ],
  ['tick of a countdown', countdownTick, 1_000],
  ['delay of a loadable', defaultDelay, 200],
];

/** Files with the number of a constant that means something else. */
const otherMeanings: Readonly<Record<string, string>> = {
  'packages/gateway/src/sandbox/controls.ts': 'the longest step of the test clock, hours',
  'packages/gateway/src/seed/seed-agents.ts': 'the time between rounds of the seed',
  'packages/gateway/src/domain/money/deposits/deposit-channels.ts': 'amounts of money',
  'packages/gateway/src/domain/money/ledger/daily-totals.ts': 'rows of a statement',
  'packages/gateway/src/domain/play/bets/bet-totals.ts': 'rows of a statement',
  'packages/gateway/src/domain/vip-rules/levels.ts': 'turnover of VIP levels',
  'packages/gateway/src/domain/sports/engine/season.ts': 'a weight of points',
  'packages/gateway/operator-client/texts/zh-CN.ts': 'the milliseconds of a day',
  'packages/gateway/operator-client/texts/en.ts': 'the milliseconds of a day',
};

describe('the constants of the specification', () => {
  it.each(specified)('[CON-1] %s', (_, actual, value) => expect(actual).toEqual(value));

  it('[CON-1] appear as literals in limits.ts only (checked for distinctive values)', () => {
    const distinctive = /\b(20_000|100_?000|3_?600_?000|43_?200_?000|86_?400_?000)\b|'(2\.0\.0|10001|CHS)'/;
    const folders = ['contract/src', 'format/src', 'gateway', 'sdk/src', 'ui/src'];
    const withConstants = listFiles(...folders.map((folder) => `packages/${folder}`), 'site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.endsWith('.generated.ts'))
      .filter((path) => distinctive.test(readWithoutComments(path)));
    expect(withConstants.filter((path) => !(path in otherMeanings))).toEqual([
      'packages/contract/src/limits.ts',
    ]);
    expect(Object.keys(otherMeanings).filter((path) => !withConstants.includes(path))).toEqual([]);
  });
});
