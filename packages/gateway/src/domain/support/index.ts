/** Threads with support and assisted deposits. Other areas and the handlers import from this file only. */

export { agentTexts } from './agent-texts';
export { createAnswers } from './answers';
export { createAssistedDeposits } from './assisted-deposits';
export type { SupportRules } from './hours';
export { refusePaymentDetails } from './message-text';
export { ownerOf } from './owner';
export { createSupportPictures } from './pictures';
export { questions } from './questions';
export { createThreadStore, ticketDetails } from './thread-store';
export { createThreads } from './threads';
