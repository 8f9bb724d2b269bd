import { type Static, Type } from '@sinclair/typebox';
import { Id, LocalText, Moment } from './common';

export const Notice = Type.Object({ id: Id, title: LocalText, body: LocalText, publishedAt: Moment });
export type Notice = Static<typeof Notice>;

export const StationAd = Type.Object({
  id: Id,
  title: LocalText,
  subtitle: LocalText,
  callToAction: LocalText,
  href: Type.String({ description: 'A path of this site' }),
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
});
export type StationAd = Static<typeof StationAd>;
