// Generated from the VIP levels of the gateway by `npm run generate`. Do not edit.
export const topVipLevel = 6;
