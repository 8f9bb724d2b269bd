export type { Clock } from './clock';
export { readConfig } from './config/read-config';
export type { LedgerCheck, LedgerProof } from './domain/money';
export type { Gateway, GatewayOptions } from './options';
export type { PageRequest, PageResponse, PageServer, SharedRequest } from './pages/page-server';
export { demoMember } from './seed/people';
export { serve } from './serve';
export { startGateway } from './start-gateway';
export { StartupError } from './startup-error';
