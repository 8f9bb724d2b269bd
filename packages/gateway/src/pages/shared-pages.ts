import type { Clock } from '../clock';
import type { SiteSnapshot } from '../domain/operations';
import type { EncodedPage } from './compress';
import type { SharedRequest } from './page-server';

/**
 * How long a page may be sent after its second, ms: as long as an open page waits before it asks for the matches in play
 * again, so that a page that is opened shows nothing older.
 */
export const maxStale = 15_000;

/** Pages that are kept; the longest unused one is dropped first. */
const maxPages = 64;

interface Rendering {
  snapshot: SiteSnapshot;
  page: Promise<EncodedPage>;
}

interface Entry {
  /** The last page that was rendered whole. */
  kept?: { page: EncodedPage; snapshot: SiteSnapshot; renderedAt: number };
  rendering?: Rendering;
}

const listed = ({ settings, blockedDevices, restrictedAddresses, generation }: SiteSnapshot) =>
  JSON.stringify([generation, settings, [...blockedDevices].sort(), [...restrictedAddresses].sort()]);

/**
 * Renders a page that is the same for several visitors once, also for those who request it meanwhile. A page is fresh as
 * long as the snapshot of the site's state that it was rendered with, which is a second at most. After that it is sent as
 * it is while one rendering replaces it, so that nobody waits; but not longer than `maxStale`, and not after a setting has
 * changed. Failed and partial pages are not kept.
 */
export const createSharedPages = ({ clock }: { clock: Clock }) => {
  const entries = new Map<string, Entry>();
  /** By snapshot, since every visitor of a stale page compares the same two. */
  const texts = new WeakMap<SiteSnapshot, string>();

  const textOf = (snapshot: SiteSnapshot) => {
    const text = texts.get(snapshot) ?? listed(snapshot);
    texts.set(snapshot, text);
    return text;
  };
  const isSameState = (one: SiteSnapshot, other: SiteSnapshot) =>
    one === other || textOf(one) === textOf(other);

  const entryOf = (key: string): Entry => {
    const entry = entries.get(key) ?? {};
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  const start = (entry: Entry, snapshot: SiteSnapshot, render: () => Promise<EncodedPage>): Rendering => {
    /** Encoded like the page before it, for which nobody shall wait either. */
    const renderEncoded = async () => {
      const page = await render();
      await Promise.all([...(entry.kept?.page.encodings ?? [])].map((encoding) => page.in(encoding)));
      return page;
    };
    const rendering: Rendering = { snapshot, page: renderEncoded() };
    entry.rendering = rendering;
    const end = () => {
      if (entry.rendering === rendering) delete entry.rendering;
    };
    rendering.page.then((page) => {
      if (!page.page.isPartial) entry.kept = { page, snapshot, renderedAt: clock.now() };
      end();
    }, end);
    return rendering;
  };

  return (
    snapshot: SiteSnapshot,
    request: SharedRequest,
    render: () => Promise<EncodedPage>,
  ): Promise<EncodedPage> => {
    const entry = entryOf(JSON.stringify(request));
    const { kept, rendering } = entry;
    if (kept?.snapshot === snapshot) return Promise.resolve(kept.page);
    const ongoing = rendering && isSameState(rendering.snapshot, snapshot) ? rendering : undefined;
    const isUsable = kept && isSameState(kept.snapshot, snapshot) && clock.now() - kept.renderedAt < maxStale;
    if (!isUsable) return (ongoing ?? start(entry, snapshot, render)).page;
    if (!ongoing) start(entry, snapshot, render);
    return Promise.resolve(kept.page);
  };
};
