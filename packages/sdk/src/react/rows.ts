import type { CallName, CallResponse } from '@pavilion/contract/wire';
import type { Tag } from './tags';

/** A call whose answer is cached under tags. `moved` names the tags that a change of the answer makes stale. */
export interface ReadRow<Name extends CallName> {
  readonly kind: 'query';
  readonly tags: readonly Tag[];
  readonly moved?: (before: CallResponse<Name>, after: CallResponse<Name>) => readonly Tag[];
}

/** A list that goes on: its pages are cached together under tags. */
interface ListRow {
  readonly kind: 'list';
  readonly tags: readonly Tag[];
}

/** A call that changes something: what it makes stale. */
interface ChangeRow {
  readonly kind: 'mutation';
  readonly tags: readonly Tag[];
}

export type Row<Name extends CallName> = ReadRow<Name> | ListRow | ChangeRow;
export type Rows = { readonly [Name in CallName]?: Row<Name> };
