import {
  type CallName,
  type CallResponse,
  depositTags,
  type Tag,
  withdrawalTags,
} from '@pavilion/contract/wire';

/** Tags that a query invalidates when its answer changes, by call. */
export type ChangeTags = {
  readonly [Name in CallName]?: (before: CallResponse<Name>, after: CallResponse<Name>) => readonly Tag[];
};

/** An order changes the balance without a call of this client: polling the order is how the client learns of it. */
export const changeTags: ChangeTags = {
  depositOrder: (before, after) => (before.state !== 'paid' && after.state === 'paid' ? depositTags : []),
  withdrawalOrder: (before, after) => (before.state === after.state ? [] : withdrawalTags),
};
