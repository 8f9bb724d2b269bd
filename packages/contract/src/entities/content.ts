import { type Static, Type } from '@sinclair/typebox';
import { terminalKinds } from '../enumerations';
import { Amount, Day, Id, LocalText, Moment, Nullable, oneOf } from './common';

/** An announcement, in both languages. */
export const Notice = Type.Object({ id: Id, title: LocalText, body: LocalText, publishedAt: Moment });
export type Notice = Static<typeof Notice>;

/** A banner of the home page. */
export const StationAd = Type.Object({
  id: Id,
  title: LocalText,
  subtitle: LocalText,
  callToAction: LocalText,
  href: Type.String({ description: 'A path of this site' }),
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
});
export type StationAd = Static<typeof StationAd>;

/** A sponsorship: whom the brand supports, since when and until when. */
export const Sponsor = Type.Object({
  id: Id,
  name: LocalText,
  summary: LocalText,
  story: Type.Array(LocalText, { description: 'Paragraphs' }),
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
  firstDay: Day,
  lastDay: Nullable(Day, { description: 'Null: without an end' }),
  isRunning: Type.Boolean({ description: 'On the current day of the brand' }),
});
export type Sponsor = Static<typeof Sponsor>;

/** An icon that floats over the pages. */
export const FloatingIcon = Type.Object({
  id: Id,
  title: LocalText,
  href: Type.String({ description: 'A path of this site' }),
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
});
export type FloatingIcon = Static<typeof FloatingIcon>;

/** A promotion that opens as a pop-up. */
export const PopUp = Type.Object({
  id: Id,
  title: LocalText,
  body: LocalText,
  callToAction: LocalText,
  href: Type.String({ description: 'A path of this site' }),
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
  frequency: oneOf(['once', 'daily', 'visit'], {
    description:
      'When it opens again after it was closed: never, on the next day of the brand, at the next visit',
  }),
  dividend: Nullable(
    Type.Object(
      { id: Id, amount: Amount, turnover: Amount, expiresAt: Nullable(Moment) },
      {
        description:
          'A dividend that the member can claim with `manualDividend` until `expiresAt`; `turnover` is what the claim requires',
      },
    ),
  ),
});
export type PopUp = Static<typeof PopUp>;

/** Another terminal on which the site can be used. */
export const WebTerminal = Type.Object({
  id: Id,
  kind: oneOf(terminalKinds),
  name: LocalText,
  note: LocalText,
  href: Type.String({ description: 'A path of this site, or an address' }),
});
export type WebTerminal = Static<typeof WebTerminal>;

/**
 * The decrypted data of `vvPretty`. The specification does not define it; Pavilion uses it for the support contacts.
 */
export const Support = Type.Object({
  contacts: Type.Array(
    Type.Object({ id: Id, name: LocalText, href: Type.String({ description: 'A path of this site' }) }),
  ),
});
export type Support = Static<typeof Support>;
