import type { Intent } from './attempt';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the intent that is under way is kept, so that a reload does not forget its key. */
export interface KeptIntent {
  read(): Intent | undefined;
  keep(intent: Intent): void;
  forget(): void;
}

const isIntent = (value: unknown): value is Intent => {
  const { key, body } = (value ?? {}) as Partial<Intent>;
  return typeof key === 'string' && typeof body?.channel === 'string' && typeof body.amount === 'string';
};

/**
 * Keeps one member's intent apart from another's: whoever logs in next must not send it.
 *
 * @param shelf called when something is read or written, since a server has none.
 */
export const createKeptIntent = (shelf: () => Shelf, memberId: string): KeptIntent => {
  const name = `pavilion.deposit.${memberId}`;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(shelf().getItem(name) ?? 'null');
        return isIntent(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (intent) => shelf().setItem(name, JSON.stringify(intent)),
    forget: () => shelf().removeItem(name),
  };
};
