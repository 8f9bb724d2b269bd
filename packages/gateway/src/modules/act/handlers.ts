import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/act/api`. */
export const actHandlers: AreaHandlers<'/act/api'> = {
  flipCard: ({ body, memberId, services }) => services.flips.flip(memberId, body),
  /** A closed account is shown no offers (PRO-2); the error says why. */
  flipInfo: ({ memberId, closure, services }) => {
    if (closure) throw services.protection.closedError(closure);
    return services.flips.info(memberId);
  },
  flipStart: ({ memberId, services }) => services.flips.start(memberId),
  manualDividend: ({ body, memberId, idempotency, services }) =>
    services.grants.claim(memberId, body.id, idempotency),
  mallInfo: ({ memberId, services }) => services.mall.info(memberId),
  mallOrder: ({ body, memberId, idempotency, services }) => services.mall.order(memberId, body, idempotency),
  mallOrderCancel: ({ body, memberId, services }) => services.mall.cancel(memberId, body.id),
  mallOrders: ({ body, memberId, services }) => services.mall.orders(memberId, body),
  inviteFriends: ({ body, memberId, services }) => services.invitations.friends(memberId, body),
  inviteInfo: ({ memberId, services }) => services.invitations.info(memberId),
  peakRanking: ({ body, memberId, services }) => services.peak.ranking(memberId, body.week),
  peakShare: ({ body, services }) => services.peak.shared(body),
  /** A closed account is shown no offers (PRO-2). */
  popInfo: ({ memberId, closure, services }) => (closure ? [] : services.popUps.popUps(memberId)),
  promotionApply: ({ body, memberId, idempotency, services }) =>
    services.promotions.apply(memberId, body, idempotency),
  promotionHistory: ({ body, memberId, services }) => services.promotions.history(memberId, body),
  promotionInfo: ({ body, memberId, closure, services }) => {
    if (closure) throw services.protection.closedError(closure);
    return services.promotions.info(memberId, body.slug);
  },
  promotionList: ({ body, memberId, closure, services }) =>
    closure ? { items: [], counts: [], nextCursor: null } : services.promotions.list(memberId, body),
  queryStationAdList: ({ body, services }) => services.content.stationAds(body.position),
  signIn: ({ memberId, services }) => services.signIns.signIn(memberId),
  /** A closed account is shown no offers (PRO-2); the error says why. */
  signInInfo: ({ body, memberId, closure, services }) => {
    if (closure) throw services.protection.closedError(closure);
    return services.signIns.info(memberId, body.month);
  },
  signInMakeup: ({ body, memberId, services }) => services.signIns.makeUp(memberId, body.day),
  suspensionIcon: ({ body, closure, services }) =>
    closure ? [] : services.popUps.floatingIcons(body.displayEquipment),
  vipInfo: ({ memberId, services }) => services.vip.info(memberId),
  vipLevels: ({ services }) => services.vip.levels(),
};
