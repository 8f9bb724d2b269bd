/** Engagement: promotions, rebates and coins. Other areas and the handlers import from this file only. */

export { createAgents } from './agents/agents';
export { createCoins } from './coins/coins';
export { createGrants, type Grant, manualGrant } from './grants/grants';
export { createInvitations } from './invitations/invitations';
export { createPromotions } from './promotions/promotions';
export { createRebates } from './rebates/rebates';
export { createVip } from './vip/vip';
