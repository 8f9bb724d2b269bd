export {
  buildBetPage,
  buildBetRecord,
  buildDailyFlow,
  buildDepositChannel,
  buildDepositOrder,
  buildFloatingIcon,
  buildGame,
  buildGamePage,
  buildMember,
  buildNotice,
  buildPlatformCount,
  buildPopUp,
  buildPreInfo,
  buildSessionGrant,
  buildStationAd,
  buildSupport,
  buildTransaction,
  buildTransactionPage,
  buildVenue,
  buildWalletOverview,
  buildWebTerminal,
  buildWin,
} from './builders';
export { createFakeClock, type FakeClock } from './fake-clock';
export type { Fault } from './faults';
export { createMemoryCookies, type MemoryCookies } from './memory-cookies';
export { createMemoryStorage, type MemoryStorage } from './memory-storage';
export {
  createStandIn,
  type Handlers,
  type Refusal,
  refuse,
  type StandIn,
  type StandInRequest,
} from './stand-in';
export { createTestClient, type TestClient, type TestClientOptions } from './test-client';
export { createTestPorts, type TestPorts } from './test-ports';
export { createTestSockets, type TestLine, type TestSockets } from './test-sockets';
export { createTestTab, type TestTab } from './test-tab';
