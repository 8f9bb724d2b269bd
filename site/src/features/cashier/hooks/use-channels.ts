import type { DepositChannel } from '@pavilion/contract';
import { useState } from 'react';
import { channelOf } from '../model/deposit-channel';

interface Channels {
  /** Undefined while they are loaded. */
  readonly channels: readonly DepositChannel[] | undefined;
  /** The channel of the form, by the value that it has. */
  channelOf(chosen: string | undefined): DepositChannel | undefined;
  /** Whether the member’s channel is no longer open, so that the form has moved to another one. */
  isReplaced(chosen: string | undefined): boolean;
}

/**
 * The channels of a deposit form. Without a choice it keeps the first channel that it had: one that opens later does not
 * replace it. A request that was sent keeps its channels until it is answered.
 */
export const useChannels = (
  fetched: readonly DepositChannel[] | undefined,
  isSubmitted: boolean,
): Channels => {
  const [shown, setShown] = useState(fetched);
  const channels = isSubmitted && shown ? shown : fetched;
  if (channels !== shown) setShown(channels);
  const [initial, setInitial] = useState<string>();
  const first = channels && channelOf(channels, undefined)?.code;
  if (initial === undefined && first !== undefined) setInitial(first);
  return {
    channels,
    channelOf: (chosen) => channelOf(channels ?? [], chosen || initial),
    isReplaced: (chosen) => {
      const code = chosen || initial;
      return channels !== undefined && code !== undefined && !channels.some((each) => each.code === code);
    },
  };
};
