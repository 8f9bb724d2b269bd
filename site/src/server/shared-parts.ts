import type { WireCall } from '@pavilion/contract/wire';
import type { Client } from '@pavilion/sdk';
import type { PavilionState } from '@pavilion/sdk/react';
import { sharedIslandMark } from '../shared/lazy/shared-islands';
import type { PageCall } from './page-server';
import type { StyleGroups } from './style-tags';

/** The answer that a visitor without session gets to a call. */
interface Answer {
  readonly call: WireCall;
  readonly body: unknown;
  readonly data: unknown;
}

/** What all members’ pages at an address have in common. It was rendered without a session, so it holds no data of one. */
export interface SharedParts {
  /** Data of the page. */
  readonly state: PavilionState;
  /** HTML of the shared islands by the source of their component. */
  readonly islands: ReadonlyMap<string, string>;
  readonly styles: StyleGroups;
  /** Elements that React puts before the content, which preload images. */
  readonly preloads: readonly string[];
  /** The answers that a member may have others of. */
  readonly answers: readonly Answer[];
}

/** Records the answers to calls that a member’s token may change. */
export const recordAnswers = (call: PageCall) => {
  const answers: Answer[] = [];
  const recording: PageCall = async (definition, body, headers) => {
    const envelope = await call(definition, body, headers);
    if (definition.auth === 'optional') answers.push({ call: definition, body, data: envelope.data });
    return envelope;
  };
  return { answers, call: recording };
};

/** Whether a member gets the very same answers; a favourite game among them makes a difference. */
export const haveSameAnswers = async (
  { request }: Pick<Client, 'request'>,
  answers: readonly Answer[],
): Promise<boolean> => {
  const same = answers.map(({ call, body, data }) =>
    request(call, body as never).then(
      (own: unknown) => own === data,
      () => false,
    ),
  );
  return (await Promise.all(same)).every(Boolean);
};

const islandStart = new RegExp(`<div[^>]* ${sharedIslandMark}="([^"]+)"[^>]*>`, 'g');
const marks = new RegExp(` ${sharedIslandMark}="[^"]+"`, 'g');

/** The content of the `<div>` that ends before `start`. */
const contentFrom = (html: string, start: number): string => {
  const tags = /<div[\s>]|<\/div>/g;
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[0] === '</div>' ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  throw new Error('A shared island has no end');
};

/** The HTML of the marked islands by the source of their component. */
export const islandsOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(islandStart)].map((match) => [
      match[1]!,
      contentFrom(html, match.index + match[0].length).replace(marks, ''),
    ]),
  );

const leadingLinks = /^(?:<link[^>]*\/>)+/;

/** The elements before the content. */
export const preloadsOf = (html: string): readonly string[] =>
  leadingLinks.exec(html)?.[0].match(/<link[^>]*\/>/g) ?? [];

/** Adds the elements before the content that the HTML lacks. */
export const withPreloads = (html: string, others: readonly string[]): string => {
  const own = preloadsOf(html);
  return others.filter((link) => !own.includes(link)).join('') + html;
};

/** Creates the shared parts of an address once, as long as the answers that they are made of stay the same. */
export const createSharedPartsCache = () => {
  const bySnapshot = new WeakMap<object, Map<string, Promise<SharedParts | undefined>>>();
  return (
    snapshot: object,
    key: string,
    create: () => Promise<SharedParts | undefined>,
  ): Promise<SharedParts | undefined> => {
    const known = bySnapshot.get(snapshot) ?? new Map<string, Promise<SharedParts | undefined>>();
    bySnapshot.set(snapshot, known);
    // A page without shared parts is rendered whole.
    const parts = known.get(key) ?? create().catch(() => undefined);
    known.set(key, parts);
    return parts;
  };
};

/** Keeps shared parts between pages. */
export type SharedPartsCache = ReturnType<typeof createSharedPartsCache>;
