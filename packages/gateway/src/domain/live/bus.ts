import type { DepositState, Notice, WithdrawalState } from '@pavilion/contract';

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
  | { readonly kind: 'sessions-ended'; readonly memberId: string };

/** Tells what happened to whoever listens in this process. At most once: who misses something asks for a snapshot. */
export interface Bus {
  publish(event: LiveEvent): void;
  subscribe(listener: (event: LiveEvent) => void): void;
}

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
