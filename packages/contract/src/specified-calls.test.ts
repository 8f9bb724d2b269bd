import { calls } from './calls';
import { headers } from './headers';
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

  it('[REQ-1] [SIG-1] [REQ-6] [REQ-9] the headers have the specified names', () => {
    expect(headers).toMatchObject({
      client: 'X-API-CLIENT',
      token: 'X-API-TOKEN',
      signature: 'X-API-XXX',
      version: 'X-API-VERSION',
      site: 'X-API-SITE',
      device: 'X-API-UUID',
      platform: 'X-API-PLATFORM',
      userHash: 'X-USER-ENCY',
    });
  });

  it('[REQ-5] queryNoticeList has the field category', () => {
    expect(Object.keys(calls.queryNoticeList.request.properties)).toEqual(['category']);
  });

  it('[REQ-6] preInfo answers the specified fields, the origins of games, the closed venues and whether a code logs in', () => {
    const { SiteBaseConfigVo, maintainConfig, venueOrigins, closedVenues, stopCodeLogin, ...fields } =
      calls.preInfo.response.properties;
    expect(Object.keys(SiteBaseConfigVo.properties)).toEqual(['title', 'webLogoTitleUrl', 'siteDomainUrl']);
    expect(Object.keys(maintainConfig.properties)).toEqual(['status']);
    expect([venueOrigins, closedVenues, stopCodeLogin]).not.toContain(undefined);
    const specifiedFields =
      'address disablePhones globePhoneNumber ip siteFestivalSkin siteVideoActiveUrl siteVideoSkinOpen stopLogin stopRegister';
    expect(Object.keys(fields)).toEqual(specifiedFields.split(' '));
  });

  it('[SPT-1] venueLaunch answers the specified fields', () => {
    const specifiedFields = 'url h5Url activityUrl resource token apiUrl';
    expect(Object.keys(calls.venueLaunch.response.properties)).toEqual(specifiedFields.split(' '));
  });

  it('[PLT-1] platformCount answers an object for each of the specified keys', () => {
    const { properties } = calls.platformCount.response;
    expect(Object.keys(properties).sort()).toEqual('CP DJ DZ QP TY ZR'.split(' '));
    for (const count of Object.values(properties)) expect(count.type).toBe('object');
  });
});
