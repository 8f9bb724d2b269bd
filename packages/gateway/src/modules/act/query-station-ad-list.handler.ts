import type { Handler } from '../../http/call-context';

export const queryStationAdList: Handler<'queryStationAdList'> = ({ body, services }) =>
  services.content.stationAds(body.position);
