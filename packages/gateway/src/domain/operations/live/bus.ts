import type { DepositState, Notice, SentMessage, WithdrawalState } from '@pavilion/contract';

/** Something that happened, told after it was stored. */
export type LiveEvent =
  /** Minor units. */
  | { readonly kind: 'balance'; readonly memberId: string; readonly balance: bigint }
  | {
      readonly kind: 'deposit';
      readonly memberId: string;
      readonly id: string;
      readonly state: DepositState;
    }
  | {
      readonly kind: 'withdrawal';
      readonly memberId: string;
      readonly id: string;
      readonly state: WithdrawalState;
    }
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** Sessions of the member ended; which ones, the sessions know. */
  | { readonly kind: 'sessions-ended'; readonly memberId: string }
  /** A message of the sandbox for whoever is on a device. */
  | { readonly kind: 'message'; readonly device: string; readonly message: SentMessage }
  /** What other gateways told may have been lost. */
  | { readonly kind: 'gap' };

/** Tells what happened to whoever listens. At most once: who misses something asks for a snapshot. */
export interface Bus {
  publish(event: LiveEvent): void;
  subscribe(listener: (event: LiveEvent) => void): void;
}

/** A bus within this process. */
export const createBus = (): Bus => {
  const listeners: ((event: LiveEvent) => void)[] = [];
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
};
