import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { limits } from '../limits';

const ignored = { description: 'Accepted and ignored by the reference gateway' };

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
    appSendMoney: Type.Optional(Type.Boolean(ignored)),
    activity: Type.Optional(Type.String({ maxLength: 64, ...ignored })),
    gameCode: Type.Optional(Type.String({ maxLength: 64 })),
    https: Type.Optional(
      Type.Boolean({
        description: 'Whether the page was loaded by HTTPS. The reference gateway sees that itself',
      }),
    ),
    isApp: Type.Optional(Type.Boolean(ignored)),
    isSure: Type.Optional(Type.Boolean(ignored)),
    isPreload: Type.Optional(Type.Boolean(ignored)),
    isManualLaunch: Type.Optional(Type.Boolean(ignored)),
    siteId: Type.Optional(Type.String({ maxLength: 16, ...ignored })),
    temporaryParam: Type.Optional(Type.String({ maxLength: 256, ...ignored })),
  }),
  response: Type.Object({
    url: Type.String(),
    h5Url: Type.String(),
    activityUrl: Type.String({ description: 'The page of promotions, for OBTY; empty for other venues' }),
    resource: Type.String(),
    token: Type.String(),
    apiUrl: Type.String(),
  }),
});
