import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { limits } from '../limits';

/** GAM-1 defines the request, SPT-1 the response. */
export const venueLaunch = defineCall({
  path: '/game/api/v1/venue/launch',
  auth: 'member',
  needs: 'play',
  demo: 'allowed',
  provenance: 'spec',
  summary: 'Opens a game or a venue: the address to frame, with a short-lived token in its fragment',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  defaults: {
    appSendMoney: false,
    activity: '',
    gameCode: '',
    https: false,
    isApp: false,
    isSure: true,
    isPreload: false,
    isManualLaunch: true,
    siteId: limits.siteId,
    temporaryParam: '',
  },
  request: Type.Object({
    enName: Type.String({ maxLength: 64, description: 'The venue’s code' }),
    appSendMoney: Type.Optional(Type.Boolean()),
    activity: Type.Optional(Type.String({ maxLength: 64 })),
    gameCode: Type.Optional(Type.String({ maxLength: 64 })),
    https: Type.Optional(Type.Boolean()),
    isApp: Type.Optional(Type.Boolean()),
    isSure: Type.Optional(Type.Boolean()),
    isPreload: Type.Optional(Type.Boolean()),
    isManualLaunch: Type.Optional(Type.Boolean()),
    siteId: Type.Optional(Type.String({ maxLength: 16 })),
    temporaryParam: Type.Optional(Type.String({ maxLength: 256 })),
  }),
  response: Type.Object({
    url: Type.String(),
    h5Url: Type.String(),
    activityUrl: Type.String(),
    resource: Type.String(),
    token: Type.String(),
    apiUrl: Type.String(),
  }),
});
