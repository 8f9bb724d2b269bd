import { type Static, Type } from '@sinclair/typebox';
import { Id, LocalText, Moment } from './common';

/** The site's configuration before login. `stopCodeLogin` and the fields after it are additions of Pavilion. */
export const PreInfo = Type.Object({
  SiteBaseConfigVo: Type.Object({
    title: Type.String(),
    webLogoTitleUrl: Type.String(),
    siteDomainUrl: Type.String(),
  }),
  address: Type.String({ description: 'The postal address that the brand states; empty if it states none' }),
  disablePhones: Type.Array(Type.String()),
  globePhoneNumber: Type.String(),
  ip: Type.String(),
  maintainConfig: Type.Object({ status: Type.Integer({ description: '0 means maintenance' }) }),
  siteFestivalSkin: Type.String(),
  siteVideoActiveUrl: Type.String({
    description: 'Always empty: the site has no video, and the specification shows nothing that uses one',
  }),
  siteVideoSkinOpen: Type.Boolean({ description: 'Always false, as there is no video' }),
  stopLogin: Type.Boolean(),
  stopRegister: Type.Boolean(),
  stopCodeLogin: Type.Boolean({ description: 'Whether logins by a code to the phone are stopped' }),
  venueOrigins: Type.Array(Type.String(), { description: 'Origins from which games may be framed' }),
  closedVenues: Type.Optional(
    Type.Array(
      Type.Object({
        venue: Id,
        name: LocalText,
        until: Type.Union([Moment, Type.Null()], {
          description: 'When its end is expected, if that is known',
        }),
      }),
      { description: 'Venues under maintenance: they take no launch, stake or bet (6014)' },
    ),
  ),
});
export type PreInfo = Static<typeof PreInfo>;
