import { calls } from './calls';
import { liveIds, livePath } from './live/frames';

interface Specified {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The default body, if the specification shows one. */
  readonly body?: object;
  readonly headers?: readonly string[];
}

/** The calls of the specification (REQ-5), copied by hand. */
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

describe('the calls of the specification', () => {
  it.each(Object.entries(specified))(
    '[REQ-5] %s has the specified method, path, defaults and headers',
    (name, { headers = [], ...rest }) => {
      const call = calls[name as keyof typeof calls];
      const { body, ...line } = rest;
      expect(call).toMatchObject({ ...line, provenance: 'spec' });
      expect(call.defaults ?? {}).toMatchObject(body ?? {});
      expect(Object.keys(call.headers ?? {})).toEqual(headers);
    },
  );

  it('[REQ-5] are the only ones with the provenance `spec`', () => {
    const marked = Object.entries(calls).filter(([, { provenance }]) => provenance === 'spec');
    expect(marked.map(([name]) => name).sort()).toEqual(Object.keys(specified).sort());
  });

  it('[GAM-1] venueLaunch has the eleven specified fields', () => {
    const specifiedFields =
      'enName appSendMoney activity gameCode https isApp isSure isPreload isManualLaunch siteId temporaryParam';
    expect(Object.keys(calls.venueLaunch.request.properties)).toEqual(specifiedFields.split(' '));
  });

  it('[LIV-1] [LIV-2] the socket has the specified path and the ids of heartbeat and login', () => {
    expect(livePath).toBe('/stream/ws/v1/handshake?clientType=web');
    expect([liveIds.heartbeat, liveIds.login]).toEqual([0, 10001]);
  });
});
