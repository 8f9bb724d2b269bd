import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/act/api`. */
export const actHandlers: AreaHandlers<'/act/api'> = {
  manualDividend: ({ body, memberId, idempotency, services }) =>
    services.grants.claim(memberId, body.id, idempotency),
  /** A closed account is shown no offers (PRO-2). */
  popInfo: ({ memberId, closure, services }) => (closure ? [] : services.promotions.popUps(memberId)),
  queryStationAdList: ({ body, services }) => services.content.stationAds(body.position),
  suspensionIcon: ({ body, closure, services }) =>
    closure ? [] : services.promotions.floatingIcons(body.displayEquipment),
  vipInfo: ({ memberId, services }) => services.vip.info(memberId),
  vipLevels: ({ services }) => services.vip.levels(),
};
