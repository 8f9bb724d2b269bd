import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/act/api`. */
export const actHandlers: AreaHandlers<'/act/api'> = {
  manualDividend: ({ body, memberId, idempotency, services }) =>
    services.dividends.claim(memberId, body.id, idempotency),
  popInfo: ({ memberId, services }) => services.promotions.popUps(memberId),
  queryStationAdList: ({ body, services }) => services.content.stationAds(body.position),
  suspensionIcon: ({ body, services }) => services.promotions.floatingIcons(body.displayEquipment),
};
