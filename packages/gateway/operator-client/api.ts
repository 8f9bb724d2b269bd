import type { LocalText } from '@pavilion/contract';
import { inLanguage, type Language } from '@pavilion/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  OperatorCallName,
  OperatorReadName,
  OperatorRequest,
  OperatorResponse,
  SessionCallName,
  SessionRequest,
  SessionResponse,
} from '../src/operator/contract';
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

const send = async (name: string, body: object): Promise<unknown> => {
  const answer = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-pavilion-operator': '1' },
    body: JSON.stringify(body),
  });
  const data = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok) return data;
  throw new CallError(
    answer.status,
    typeof data.error === 'string' ? data.error : 'failed',
    (data.message as CallError['words']) ?? null,
  );
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

export const call = async <Name extends OperatorCallName>(
  name: Name,
  body: OperatorRequest<Name>,
): Promise<OperatorResponse<Name>> => {
  try {
    return (await send(name, body as object)) as OperatorResponse<Name>;
  } catch (error) {
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
  readonly reload: () => Promise<void>;
}

/** Reads a call, again when the request changes, and regularly while the page is seen. */
export const useRead = <Name extends OperatorReadName>(
  name: Name,
  body: OperatorRequest<Name>,
  { every, skip = false }: { every?: number; skip?: boolean } = {},
): Loaded<OperatorResponse<Name>> => {
  const key = JSON.stringify([name, body]);
  const [state, setState] = useState<{ key: string; data?: OperatorResponse<Name>; failed?: true }>({ key });
  const latest = useRef(key);
  latest.current = key;
  const isReading = useRef(false);
  const reload = useCallback(async () => {
    const [asked, request] = JSON.parse(key) as [Name, OperatorRequest<Name>];
    isReading.current = true;
    try {
      const data = await call(asked, request);
      // An answer to an earlier request comes too late.
      if (latest.current === key) setState({ key, data });
    } catch {
      if (latest.current === key)
        setState((before) => (before.key === key && before.data ? before : { key, failed: true }));
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
  return {
    status: current?.data ? 'ready' : current?.failed ? 'error' : 'loading',
    data: current?.data,
    reload,
  };
};

/** The names of the calls whose answers have pages. */
export type PagedName = {
  [Name in OperatorReadName]: OperatorResponse<Name> extends { items: unknown[]; nextCursor: string | null }
    ? Name
    : never;
}[OperatorReadName];
