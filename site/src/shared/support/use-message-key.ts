import { useRef } from 'react';
import { useClient } from '../session/session-context';

interface StoredKey {
  readonly key: string;
  /** The content that the key was created for, as JSON. */
  readonly content: string;
}

/** Without storage (denied or full), a key does not survive a reload. */
const ifPossible = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

const readKey = (name: string): StoredKey | undefined => {
  const stored: unknown = ifPossible(() => JSON.parse(sessionStorage.getItem(name) ?? 'null'));
  const { key, content } = (stored ?? {}) as Partial<StoredKey>;
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : undefined;
};

/**
 * The keys by which the gateway recognizes a message that is sent again. The key of an unanswered message is stored for
 * the tab: the same content is sent with the same key, also after a reload, and changed content with a new one.
 *
 * @param name of the form, for one member or visitor
 */
export const useMessageKey = (name: string) => {
  const client = useClient();
  const unanswered = useRef<StoredKey | undefined>(undefined);
  const storageName = `pavilion.message-key.${name}`;
  return {
    keyFor: (message: object): string => {
      const content = JSON.stringify(message);
      const earlier = unanswered.current ?? readKey(storageName);
      const next = earlier?.content === content ? earlier : { key: client.newIdempotencyKey(), content };
      unanswered.current = next;
      ifPossible(() => sessionStorage.setItem(storageName, JSON.stringify(next)));
      return next.key;
    },
    /** The message was answered. */
    forget: () => {
      unanswered.current = undefined;
      ifPossible(() => sessionStorage.removeItem(storageName));
    },
  };
};
