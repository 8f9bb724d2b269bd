import { type CallName, calls } from '@pavilion/contract/schemas';
import { FormatRegistry, TypeRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import {
  buildBetPage,
  buildDepositChannel,
  buildDepositOrder,
  buildFloatingIcon,
  buildGamePage,
  buildMember,
  buildNotice,
  buildPlatformCount,
  buildPopUp,
  buildPreInfo,
  buildSessionGrant,
  buildStationAd,
  buildTransactionPage,
  buildWalletOverview,
  buildWebTerminal,
  buildWin,
} from './index';

const examples: Record<CallName, unknown> = {
  preInfo: buildPreInfo(),
  cachedPreInfo: buildPreInfo({ ip: '' }),
  vvPretty: 'c2VhbGVk',
  secKey: { k: 'a2V5', v: 'aXY=' },
  jsonCacheRead: { data: null },
  jsonCacheWrite: {},
  webTerminal: [buildWebTerminal()],
  suspensionIcon: [buildFloatingIcon()],
  popInfo: [buildPopUp(), buildPopUp({ dividend: { id: 'dividend-1', amount: '8.88' } })],
  manualDividend: { id: 'dividend-1', amount: '8.88', balance: '108.88' },
  queryNoticeList: [buildNotice()],
  login: buildSessionGrant(),
  register: buildSessionGrant(),
  logout: {},
  memberInfo: buildMember(),
  memberJwt: { jwt: 'header.claims.mark' },
  queryStationAdList: [buildStationAd()],
  gameList: buildGamePage(),
  gameFavourite: { gameCode: 'lotus-reels', favourite: true },
  platformCount: buildPlatformCount(),
  latestWins: [buildWin()],
  venueLaunch: { url: '', h5Url: '', activityUrl: '', resource: '', token: '', apiUrl: '' },
  betRecords: buildBetPage(),
  transactionRecords: buildTransactionPage(),
  walletOverview: buildWalletOverview(),
  depositChannels: [buildDepositChannel()],
  depositCreate: buildDepositOrder(),
  depositOrder: buildDepositOrder(),
  depositOrders: [buildDepositOrder()],
  depositCancel: buildDepositOrder({ state: 'cancelled' }),
};

describe('builders', () => {
  beforeAll(() => {
    TypeRegistry.Set<{ enum: unknown[] }>('Unsafe', (schema, value) => schema.enum.includes(value));
    FormatRegistry.Set('date-time', (text) => new Date(text).toISOString() === text);
    FormatRegistry.Set('date', (text) => /^\d{4}-\d\d-\d\d$/.test(text));
  });

  it.each(Object.keys(calls) as CallName[])('[REQ-5] build what the contract says of %s', (name) => {
    expect([...Value.Errors(calls[name].response, examples[name])]).toEqual([]);
  });

  it('[REQ-5] build a new object each time, with what is said to differ', () => {
    expect(buildMember()).not.toBe(buildMember());
    expect(buildMember({ balance: '1.00' }).balance).toBe('1.00');
  });
});
