export {
  buildBalances,
  buildBetPage,
  buildBetRecord,
  buildChallenge,
  buildCoinRecord,
  buildDailyFlow,
  buildDepositChannel,
  buildDepositOrder,
  buildDeviceSession,
  buildFieldErrors,
  buildFloatingIcon,
  buildFormField,
  buildGame,
  buildGamePage,
  buildGiftRecord,
  buildJoinedRoom,
  buildLiveSnapshot,
  buildMember,
  buildMemberSecurity,
  buildNotice,
  buildPayoutAccount,
  buildPayoutForm,
  buildPlatformCount,
  buildPlayLimit,
  buildPlaySession,
  buildPlaySummary,
  buildPopUp,
  buildPreInfo,
  buildProfileChange,
  buildProtectionInfo,
  buildRebateInfo,
  buildRoom,
  buildRoomMessage,
  buildSentMessage,
  buildSessionGrant,
  buildStationAd,
  buildSupport,
  buildTransaction,
  buildTransactionPage,
  buildTurnoverRequirement,
  buildVenue,
  buildVenueLaunch,
  buildVipInfo,
  buildVipLevels,
  buildWalletOverview,
  buildWebTerminal,
  buildWelfareRecord,
  buildWin,
  buildWithdrawalInfo,
  buildWithdrawalOrder,
  buildWithdrawalRules,
} from './builders';
export { exampleHandlers } from './example-handlers';
export { createFakeClock, type FakeClock } from './fake-clock';
export type { Fault } from './faults';
export { type Handlers, type Refusal, refuse, type StandInRequest } from './handlers';
export { createMemoryCookies, type MemoryCookies } from './memory-cookies';
export { createMemoryStorage, type MemoryStorage } from './memory-storage';
export { createStandIn, type StandIn, type StandInOptions } from './stand-in';
export { createTestClient, type TestClient, type TestClientOptions } from './test-client';
export { createTestPorts, type TestPorts } from './test-ports';
export { createTestSockets, type TestSocket, type TestSockets } from './test-sockets';
export { createTestTab, type TestTab } from './test-tab';
