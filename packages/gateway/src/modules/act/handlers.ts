import type { ClosureKind } from '@pavilion/contract';
import type { AreaHandlers } from '../../http/call-context';
import type { Services } from '../../services';

/** A closed account is shown no offers (PRO-2); the error says why. */
const assertOpen = (closure: ClosureKind | undefined, { protection }: Services): void => {
  if (closure) throw protection.closedError(closure);
};

/** The calls below `/act/api`. Those that show offers to members leave them out for a closed account (PRO-2). */
export const actHandlers: AreaHandlers<'/act/api'> = {
  flipCard: ({ body, memberId, services }) => services.flips.flip(memberId, body),
  flipInfo: ({ memberId, closure, services }) => {
    assertOpen(closure, services);
    return services.flips.info(memberId);
  },
  flipStart: ({ memberId, services }) => services.flips.start(memberId),
  manualDividend: ({ body, memberId, idempotency, services }) =>
    services.grants.claim(memberId, body.id, idempotency),
  mallInfo: async ({ memberId, closure, services }) => {
    const info = await services.mall.info(memberId);
    return closure ? { ...info, gifts: [] } : info;
  },
  mallOrder: ({ body, memberId, idempotency, services }) => services.mall.order(memberId, body, idempotency),
  mallOrderCancel: ({ body, memberId, services }) => services.mall.cancel(memberId, body.id),
  mallOrders: ({ body, memberId, services }) => services.mall.orders(memberId, body),
  inviteFriends: ({ body, memberId, services }) => services.invitations.friends(memberId, body),
  inviteInfo: ({ memberId, closure, services }) => {
    assertOpen(closure, services);
    return services.invitations.info(memberId);
  },
  peakRanking: ({ body, memberId, closure, services }) => {
    assertOpen(closure, services);
    return services.peak.ranking(memberId, body.week);
  },
  peakShare: ({ body, services }) => services.peak.shared(body),
  popInfo: ({ brand, memberId, closure, services }) =>
    closure ? [] : services.popUps.popUps(memberId, brand),
  promotionApply: ({ body, memberId, idempotency, services }) =>
    services.promotions.apply(memberId, body, idempotency),
  promotionHistory: ({ body, memberId, services }) => services.promotions.history(memberId, body),
  promotionInfo: ({ body, memberId, closure, services }) => {
    assertOpen(closure, services);
    return services.promotions.info(memberId, body.slug);
  },
  promotionList: ({ body, memberId, closure, services }) =>
    closure ? { items: [], counts: [], nextCursor: null } : services.promotions.list(memberId, body),
  queryStationAdList: ({ body, brand, closure, services }) =>
    closure ? [] : services.content.stationAds(brand, body.position),
  signIn: ({ memberId, services }) => services.signIns.signIn(memberId),
  signInInfo: ({ body, memberId, closure, services }) => {
    assertOpen(closure, services);
    return services.signIns.info(memberId, body.month);
  },
  signInMakeup: ({ body, memberId, services }) => services.signIns.makeUp(memberId, body.day),
  suspensionIcon: ({ body, brand, closure, services }) =>
    closure ? [] : services.popUps.floatingIcons(brand, body.displayEquipment),
  vipInfo: async ({ memberId, closure, services }) => {
    const info = await services.vip.info(memberId);
    return closure ? { ...info, next: null, gifts: [] } : info;
  },
  vipLevels: ({ services }) => services.vip.levels(),
};
