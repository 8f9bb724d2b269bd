import { calls } from './calls';
import { liveIds, livePath } from './live/frames';

interface Specified {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The default body, as far as the specification shows one. */
  readonly body?: object;
  readonly headers?: readonly string[];
}

/** The table of section 7 of the specification, copied from it by hand. */
const specified: Readonly<Record<string, Specified>> = {
  memberJwt: { method: 'POST', path: '/site/api/v1/user/member/jwt' },
  preInfo: { method: 'POST', path: '/site/api/v1/configuration/preInfo', body: { platformType: 6 } },
  cachedPreInfo: { method: 'GET', path: '/api/api-cache/{path}', headers: ['X-API-PLATFORM'] },
  vvPretty: { method: 'POST', path: '/site/api/v1/configuration/vvPretty' },
  secKey: { method: 'POST', path: '/site/api/v1/sec/Hf6dtBdmHx' },
  queryNoticeList: { method: 'POST', path: '/site/api/v1/advertising/queryNoticeList' },
  queryStationAdList: { method: 'POST', path: '/act/api/v1/advertising/queryStationAdList' },
  suspensionIcon: {
    method: 'POST',
    path: '/act/api/v1/activityShow/suspensionIcon',
    body: { displayEquipment: '1' },
  },
  manualDividend: { method: 'POST', path: '/act/api/v1/dividend/manual/lead' },
  popInfo: { method: 'POST', path: '/act/api/v1/memberTopActivity/popInfo' },
  webTerminal: {
    method: 'POST',
    path: '/site/api/v1/launcher/webTerminal',
    headers: ['X-API-PLATFORM'],
  },
  memberInfo: { method: 'POST', path: '/site/api/v1/user/member/info', body: { withLockMoney: 1 } },
  venueLaunch: { method: 'POST', path: '/game/api/v1/venue/launch', body: { siteId: '10001' } },
  jsonCacheRead: { method: 'GET', path: '/api/json-cache/{key}' },
  jsonCacheWrite: { method: 'POST', path: '/api/json-cache/{key}', body: { ttl: 3_600_000 } },
};

describe('the calls that the specification lists', () => {
  it.each(Object.entries(specified))(
    '[REQ-5] %s is as it stands there',
    (name, { headers = [], ...rest }) => {
      const call = calls[name as keyof typeof calls];
      const { body, ...line } = rest;
      expect(call).toMatchObject({ ...line, provenance: 'spec' });
      expect(call.defaults ?? {}).toMatchObject(body ?? {});
      expect(Object.keys(call.headers ?? {})).toEqual(headers);
    },
  );

  it('[REQ-5] are all that claim to come from it', () => {
    const claimed = Object.entries(calls).filter(([, { provenance }]) => provenance === 'spec');
    expect(claimed.map(([name]) => name).sort()).toEqual(Object.keys(specified).sort());
  });

  it('[GAM-1] the launch of a venue has the eleven fields that are listed', () => {
    const listed =
      'enName appSendMoney activity gameCode https isApp isSure isPreload isManualLaunch siteId temporaryParam';
    expect(Object.keys(calls.venueLaunch.request.properties)).toEqual(listed.split(' '));
  });

  it('[LIV-1] [LIV-2] the socket is where it is listed, with its ids of heartbeat and login', () => {
    expect(livePath).toBe('/stream/ws/v1/handshake?clientType=web');
    expect([liveIds.heartbeat, liveIds.login]).toEqual([0, 10001]);
  });
});
