import type { DepositChannel } from '@pavilion/contract';

/** The chosen channel; if none was chosen or it is no longer open, the first recommended one. */
export const channelOf = (
  channels: readonly DepositChannel[],
  chosen: string | undefined,
): DepositChannel | undefined =>
  channels.find(({ code }) => code === chosen) ??
  channels.find(({ recommended }) => recommended) ??
  channels[0];
