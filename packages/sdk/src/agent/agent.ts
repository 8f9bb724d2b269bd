import { limits, storageKeys } from '@pavilion/contract';
import type { Ports } from '../ports/ports';

/** The agent programme: the `agent_verify` of a link, and the daily check of a device. */
export interface Agent {
  /** Stores `agent_verify` of a query string (APP-6). */
  capture(search: string): void;
  /** The stored `agent_verify`. */
  verification(): string | undefined;
  /** Marks the stored `agent_verify` as checked on this device, for one day (SES-1). */
  markChecked(): void;
  /** Whether it was checked; not after another link has brought a new one. */
  isChecked(): boolean;
}

const maxLength = 256;

export const createAgent = ({ storage, cookies }: Pick<Ports, 'storage' | 'cookies'>): Agent => {
  const verification = () => storage.getItem(storageKeys.agentVerify) ?? undefined;
  const checkedValue = () => verification() ?? '1';
  return {
    capture: (search) => {
      const value = new URLSearchParams(search).get('agent_verify')?.trim();
      if (value && value.length <= maxLength) storage.setItem(storageKeys.agentVerify, value);
    },
    verification,
    markChecked: () => cookies.set(storageKeys.agentCheck, checkedValue(), { days: limits.agentCheckDays }),
    isChecked: () => cookies.get(storageKeys.agentCheck) === checkedValue(),
  };
};
