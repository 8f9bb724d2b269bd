/** Engagement: promotions, grants, rebates, coins, sign-ins and the mall. Other areas and the handlers import from this file only. */

export { createAgents } from './agents/agents';
export { createCoins } from './coins/coins';
export { createFlips } from './flips/flips';
export { createGrants, type Grant, manualGrant } from './grants/grants';
export { createGuide } from './guide/guide';
export { createInvitations } from './invitations/invitations';
export { createAddresses } from './mall/addresses';
export { bringsMoney, type MallStep, mallSteps, mallStepValues } from './mall/deliveries';
export { createMall, type NewGift } from './mall/mall';
export { refusableStates, stepFrom, waitingStates } from './mall/order-steps';
export { createPeak } from './peak/peak';
export { selectStoredScores } from './peak/peak-scores';
export { createPopUps } from './pop-ups/pop-ups';
export { mostOf, ruleType } from './promotions/promotion-rules';
export { createPromotions } from './promotions/promotions';
export { createRebates } from './rebates/rebates';
export { coinsOfDay } from './sign-ins/sign-in-rules';
export { createSignIns } from './sign-ins/sign-ins';
export { createVip } from './vip/vip';
