/** The names of the fish in every language, from the texts of the page of the fishing games. */
import type { LocalText } from '../packages/contract/src/entities/common';
import { fishingTitles } from '../packages/gateway/src/venues/hands/fishing';
// @ts-expect-error: the modules of game pages are JavaScript, which the compiler reads for their own project alone.
import { catalogues, fishName } from '../packages/gateway/venue-client/fishing/js/messages.js';

/** The codes of the fish of all versions of all games. */
export const fishCodes: readonly string[] = [
  ...new Set(
    fishingTitles.flatMap(({ ponds }) => ponds.flatMap(({ kinds }) => kinds.map(({ code }) => code))),
  ),
];

/** @throws Error for a fish without a name. */
export const fishNames = (): Readonly<Record<string, LocalText>> =>
  Object.fromEntries(
    fishCodes.map((code) => {
      const texts = Object.entries<Record<string, string>>(catalogues).map(([language, catalogue]) => {
        const name = catalogue[fishName(code)];
        if (name === undefined)
          throw new Error(`fishing/js/messages.js has no text ${fishName(code)} in ${language}`);
        return [language, name];
      });
      return [code, Object.fromEntries(texts) as LocalText];
    }),
  );
