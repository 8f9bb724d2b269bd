import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Whether this device hides the member's balances from others who see its screen. It is a store and not a plain value, since
 * React drops the HTML of parts that have not hydrated yet when a context has a new value.
 */
export interface BalanceHiding {
  /** What the page was rendered with, which hydration repeats. */
  readonly wasHidden: () => boolean;
  readonly isHidden: () => boolean;
  /** The choice of the member in this tab. */
  readonly choose: (isHidden: boolean) => void;
  /** The choice in another tab. */
  readonly follow: (isHidden: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createBalanceHiding = (
  wasHidden: boolean,
  remember: (isHidden: boolean) => void,
): BalanceHiding => {
  const listeners = new Set<() => void>();
  let isHidden = wasHidden;
  const follow = (next: boolean) => {
    isHidden = next;
    for (const listener of listeners) listener();
  };
  return {
    wasHidden: () => wasHidden,
    isHidden: () => isHidden,
    choose: (next) => {
      remember(next);
      follow(next);
    },
    follow,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const no = () => false;
const nothing = () => {};
const neverHidden: BalanceHiding = {
  wasHidden: no,
  isHidden: no,
  choose: nothing,
  follow: nothing,
  subscribe: () => nothing,
};

export const BalanceHidingContext = createContext(neverHidden);

/** Whether balances are hidden, and how to change it. */
export const useBalanceHiding = () => {
  const { subscribe, isHidden, wasHidden, choose } = use(BalanceHidingContext);
  return { isHidden: useSyncExternalStore(subscribe, isHidden, wasHidden), setHidden: choose };
};
