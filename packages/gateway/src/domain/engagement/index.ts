/** Engagement: promotions, grants, rebates, coins and sign-ins. Other areas and the handlers import from this file only. */

export { createCoins } from './coins/coins';
export { createGrants, type Grant, manualGrant } from './grants/grants';
export { createPromotions } from './promotions/promotions';
export { createRebates } from './rebates/rebates';
export { coinsOfDay } from './sign-ins/sign-in-rules';
export { createSignIns } from './sign-ins/sign-ins';
