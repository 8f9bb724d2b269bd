import { depositChannels, usualOrderLifetime } from './deposit-channels';

/** Time to pay a new order of a channel, ms. A channel that the list no longer has gives the usual time. */
export const depositOrderLifetime = (channelCode: string): number =>
  depositChannels.find(({ code }) => code === channelCode)?.orderLifetime ?? usualOrderLifetime;

/** Every time to pay that some channel gives, ms, shortest first: for texts about all channels. */
export const depositOrderLifetimes = (): readonly number[] =>
  [...new Set(depositChannels.map(({ orderLifetime }) => orderLifetime))].sort((one, other) => one - other);
