import { type Static, Type } from '@sinclair/typebox';
import { terminalKinds } from '../words';
import { Amount, Id, LocalText, Moment, Nullable, Words } from './common';

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

/** The icon that floats over the pages. */
export const FloatingIcon = Type.Object({
  id: Id,
  title: LocalText,
  href: Type.String({ description: 'A path of this site' }),
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
});
export type FloatingIcon = Static<typeof FloatingIcon>;

/** A promotion that opens over the page. */
export const PopUp = Type.Object({
  id: Id,
  title: LocalText,
  body: LocalText,
  callToAction: LocalText,
  href: Type.String({ description: 'A path of this site' }),
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
  dividend: Nullable(
    Type.Object(
      { id: Id, amount: Amount },
      { description: 'A dividend that waits for this member, to be claimed by `manualDividend`' },
    ),
  ),
});
export type PopUp = Static<typeof PopUp>;

/** A way to use the site other than the page that one is on. */
export const WebTerminal = Type.Object({
  id: Id,
  kind: Words(terminalKinds),
  name: LocalText,
  note: LocalText,
  href: Type.String({ description: 'A path of this site, or an address' }),
});
export type WebTerminal = Static<typeof WebTerminal>;

/** What `vvPretty` holds once it is decrypted. The specification does not show it; how to reach support is ours. */
export const Support = Type.Object({
  contacts: Type.Array(
    Type.Object({ id: Id, name: LocalText, href: Type.String({ description: 'A path of this site' }) }),
  ),
});
export type Support = Static<typeof Support>;
