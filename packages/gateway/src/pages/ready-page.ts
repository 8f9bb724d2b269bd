import { type Compressed, compress, type Encoding } from './compress';
import type { PageResponse } from './page-server';

/** A page that is compressed once in each way, however many get it. */
export interface ReadyPage {
  readonly page: PageResponse;
  in(encoding: Encoding): Promise<Compressed>;
}

export const readyPage = (page: PageResponse): ReadyPage => {
  const made = new Map<Encoding, Promise<Compressed>>();
  return {
    page,
    in: (encoding) => {
      const known = made.get(encoding) ?? compress(page.body, encoding);
      made.set(encoding, known);
      return known;
    },
  };
};
