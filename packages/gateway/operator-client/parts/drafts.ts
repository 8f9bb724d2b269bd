import { useState } from 'react';
import { newKey } from '../api';

/** A text that is not sent yet, or whose answer was lost. */
interface Draft {
  readonly text: string;
  /** The idempotency key that this text was sent with. */
  readonly key?: string;
}

const prefix = 'pavilion.console.draft.';
const nameOf = (operator: string, thread: string) => `${prefix}${operator}.${thread}`;

/** Without storage (denied or full), a draft lasts until its page is left. */
const ifPossible = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

const read = (name: string): Draft => {
  const stored: unknown = ifPossible(() => JSON.parse(sessionStorage.getItem(name) ?? 'null'));
  const { text, key } = (stored ?? {}) as Partial<Draft>;
  return typeof text === 'string' ? { text, ...(typeof key === 'string' && { key }) } : { text: '' };
};

const store = (name: string, draft: Draft): void =>
  ifPossible(() =>
    draft.text === '' ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, JSON.stringify(draft)),
  );

/** Removes the drafts in this tab: all at a logout, those of others when an operator has logged in. */
export const forgetDrafts = (exceptOf?: string): void => {
  const kept = exceptOf === undefined ? undefined : nameOf(exceptOf, '');
  ifPossible(() => {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix) && !(kept && name.startsWith(kept))) sessionStorage.removeItem(name);
  });
};

/** The answer that an operator is writing in a thread. It survives leaving the page and a reload, in this tab. */
export const useDraft = (operator: string, thread: string) => {
  const name = nameOf(operator, thread);
  const [draft, setDraft] = useState(() => read(name));
  const save = (next: Draft) => {
    setDraft(next);
    store(name, next);
  };
  return {
    text: draft.text,
    /** Another text is another message, which needs another key. */
    change: (text: string) => save({ text }),
    /** The key to send the text with: the same until it is stored, also after a reload. */
    keyToSend: (): string => {
      const key = draft.key ?? newKey();
      save({ text: draft.text, key });
      return key;
    },
    /** Empties the field after the text of the key was stored. */
    handleSent: (key: string) => {
      setDraft({ text: '' });
      // The page may have been left meanwhile, and another text begun.
      if (read(name).key === key) store(name, { text: '' });
    },
  };
};
