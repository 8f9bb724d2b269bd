import type { LocalText } from '@pavilion/contract';
import { inLanguage, type Language } from '@pavilion/format';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type {
  OperatorCallName,
  OperatorReadName,
  OperatorRequest,
  OperatorResponse,
  SessionCallName,
  SessionRequest,
  SessionResponse,
} from '../src/operator/contract';
import { actNames } from './acts.generated';
import type { Texts } from './texts';

/** Why a call was refused. */
export class CallError extends Error {
  readonly status: number;
  readonly reason: string;
  /** The words of the contract, for a refusal of the domain. */
  readonly words: LocalText | null;

  constructor(status: number, reason: string, words: CallError['words']) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.words = words;
  }
}

/** How long the answer of an act is waited for, ms: less than its dialog stays closed to other buttons. */
const longestAct = 15_000;

/** A new idempotency key: 128 random bits. `crypto.randomUUID` is missing on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface Sent {
  /** The idempotency key of an act. */
  readonly key?: string | undefined;
}

/** Whether the page was used since a call has last renewed the session. Opening the page is a use. */
let isUsed = true;
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Notes when the page is used. Calls that it sends by itself meanwhile are marked, and do not renew the session; while a long text
 * is written, they do.
 *
 * @returns ends it
 */
export const watchUse = (): (() => void) => {
  const note = () => {
    isUsed = true;
  };
  for (const use of uses) document.addEventListener(use, note, { capture: true, passive: true });
  return () => {
    for (const use of uses) document.removeEventListener(use, note, { capture: true });
  };
};

/** The id of the operator whose pages are shown. Another one may have logged in in another tab, and shares the cookie. */
let shownOperator: string | undefined;
export const showOperator = (id: string | undefined): void => {
  shownOperator = id;
};

const send = async (name: string, body: object, { key }: Sent = {}): Promise<unknown> => {
  const isBackground = !isUsed;
  isUsed = false;
  const answer = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-pavilion-operator': '1',
      // Which operator has logged in is asked for without it.
      ...(shownOperator !== undefined &&
        name !== 'sessionInfo' && { 'x-pavilion-operator-id': shownOperator }),
      ...(isBackground && { 'x-pavilion-background': '1' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    ...(key !== undefined && { signal: AbortSignal.timeout(longestAct) }),
  });
  const data = (await answer.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (answer.ok && data) return data;
  if (typeof data?.error === 'string')
    throw new CallError(answer.status, data.error, (data.message as CallError['words']) ?? null);
  // Of a proxy in between, or cut off.
  throw new TypeError(`${name} has no answer`);
};

export const openSession = <Name extends SessionCallName>(
  name: Name,
  body: SessionRequest<Name>,
): Promise<SessionResponse<Name>> => send(name, body as object) as Promise<SessionResponse<Name>>;

/** Called when a session has ended, so that the login is shown. */
let onLoggedOut: () => void = () => {};
export const listenLoggedOut = (listener: () => void): void => {
  onLoggedOut = listener;
};

/**
 * Sends a call. What repeats an act after a lost answer gives it the key of before, and the gateway does it once.
 *
 * @throws CallError for a refusal, and `unanswered` for an act without an answer, of which it is unknown whether it was done.
 */
export const call = async <Name extends OperatorCallName>(
  name: Name,
  body: OperatorRequest<Name>,
  { key = (body as { key?: string }).key }: Sent = {},
): Promise<OperatorResponse<Name>> => {
  const isAct = name in actNames;
  try {
    const answer = await send(name, body as object, isAct ? { key: key ?? newKey() } : {});
    return answer as OperatorResponse<Name>;
  } catch (error) {
    if (isAct && !(error instanceof CallError)) throw new CallError(0, 'unanswered', null);
    if (error instanceof CallError && error.reason === 'logged-out') onLoggedOut();
    throw error;
  }
};

/** The words for a refusal. */
export const wordsOf = (error: unknown, texts: Texts, locale: Language): string => {
  if (!(error instanceof CallError)) return texts.errors.network;
  if (error.words) return inLanguage(error.words, locale);
  const { [error.reason as keyof Texts['errors']]: words = texts.errors.failed } = texts.errors;
  return words;
};

export interface Loaded<Data> {
  readonly status: 'loading' | 'ready' | 'error';
  readonly data: Data | undefined;
  /** When the data was read, ms, if reading it again has failed since. */
  readonly staleSince: number | undefined;
  /** @returns whether it was read, or is of no interest any more. */
  readonly reload: () => Promise<boolean>;
}

interface ReadState<Data> {
  readonly key: string;
  readonly data?: Data;
  /** When the data was read, ms. */
  readonly at?: number;
  readonly failed?: boolean;
}

/** The moments since which shown data could not be read again, by their reads. */
const staleReads = new Map<object, number>();
const staleListeners = new Set<() => void>();
const markStale = (read: object, since: number | undefined): void => {
  if (since === undefined) staleReads.delete(read);
  else staleReads.set(read, since);
  for (const listener of staleListeners) listener();
};
const listenStale = (listener: () => void) => {
  staleListeners.add(listener);
  return () => void staleListeners.delete(listener);
};
const firstStale = (): number | undefined =>
  staleReads.size === 0 ? undefined : Math.min(...staleReads.values());

/** Since when something on the page could not be read again, ms: the earliest moment of all reads. */
export const useStaleSince = (): number | undefined => useSyncExternalStore(listenStale, firstStale);

/** Reads a call, again when the request changes, and regularly while the page is seen. Data stays when reading it again fails. */
export const useRead = <Name extends OperatorReadName>(
  name: Name,
  body: OperatorRequest<Name>,
  { every, skip = false }: { every?: number; skip?: boolean } = {},
): Loaded<OperatorResponse<Name>> => {
  const key = JSON.stringify([name, body]);
  const [state, setState] = useState<ReadState<OperatorResponse<Name>>>({ key });
  const latest = useRef(key);
  latest.current = key;
  const isReading = useRef(false);
  const reload = useCallback(async () => {
    const [asked, request] = JSON.parse(key) as [Name, OperatorRequest<Name>];
    isReading.current = true;
    try {
      const data = await call(asked, request);
      // An answer to an earlier request comes too late.
      if (latest.current === key) setState({ key, data, at: Date.now() });
      return true;
    } catch {
      if (latest.current !== key) return true;
      setState((before) => (before.key === key ? { ...before, failed: true } : { key, failed: true }));
      return false;
    } finally {
      if (latest.current === key) isReading.current = false;
    }
  }, [key]);
  useEffect(() => {
    if (!skip) void reload();
  }, [reload, skip]);
  useEffect(() => {
    if (skip || every === undefined) return;
    const timer = setInterval(() => {
      // A slow answer is not asked for again meanwhile.
      if (!document.hidden && !isReading.current) void reload();
    }, every);
    return () => clearInterval(timer);
  }, [reload, every, skip]);
  const current = state.key === key ? state : undefined;
  const staleSince = current?.failed ? current.at : undefined;
  useEffect(() => {
    const read = {};
    markStale(read, staleSince);
    return () => markStale(read, undefined);
  }, [staleSince]);
  return {
    status: current?.data ? 'ready' : current?.failed ? 'error' : 'loading',
    data: current?.data,
    staleSince,
    reload,
  };
};

/** The names of the calls whose answers have pages. */
export type PagedName = {
  [Name in OperatorReadName]: OperatorResponse<Name> extends { items: unknown[]; nextCursor: string | null }
    ? Name
    : never;
}[OperatorReadName];
