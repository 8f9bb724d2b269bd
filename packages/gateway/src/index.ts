export type { Clock } from './clock';
export type { LedgerCheck, LedgerProof } from './domain/ledger/verify-ledger';
export type { Gateway, GatewayOptions } from './options';
export type { PageRequest, PageResponse, PageServer } from './pages/page-server';
export { startGateway } from './start-gateway';
export { StartupError } from './startup-error';
