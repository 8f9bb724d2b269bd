import type { Intent } from './attempt';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the intent that is under way is kept, so that a reload does not forget its key. */
export interface KeptIntent<Body> {
  read(): Intent<Body> | undefined;
  keep(intent: Intent<Body>): void;
  forget(): void;
}

/** What a member does with money: its name on the shelf, and the texts without which a kept body is none. */
export interface Deed<Body> {
  readonly name: string;
  readonly texts: readonly (keyof Body & string)[];
}

const isIntentOf = <Body>({ texts }: Deed<Body>, value: unknown): value is Intent<Body> => {
  const { key, body } = (value ?? {}) as Partial<Intent<Body>>;
  return (
    typeof key === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    texts.every((name) => typeof body[name] === 'string')
  );
};

/** Where nothing can be kept (denied, full), the key lives as long as its page: no reason to do nothing at all. */
const ifPossible = (act: () => void) => {
  try {
    act();
  } catch {
    // There is nowhere else to keep it.
  }
};

/**
 * Keeps one member's intent apart from another's: whoever logs in next must not send it.
 *
 * @param shelf called when something is read or written, since a server has none.
 */
export const createKeptIntent = <Body>(
  shelf: () => Shelf,
  deed: Deed<Body>,
  memberId: string,
): KeptIntent<Body> => {
  const name = `pavilion.${deed.name}.${memberId}`;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(shelf().getItem(name) ?? 'null');
        return isIntentOf(deed, kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (intent) => ifPossible(() => shelf().setItem(name, JSON.stringify(intent))),
    forget: () => ifPossible(() => shelf().removeItem(name)),
  };
};
