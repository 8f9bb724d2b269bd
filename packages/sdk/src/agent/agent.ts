import { limits, storageKeys } from '@pavilion/contract';
import type { Ports } from '../ports/ports';

/** The agent programme: the `agent_verify` of a link, and the daily check of a device. */
export interface Agent {
  /** Stores `agent_verify` of a query string (APP-6). */
  capture(search: string): void;
  /** The stored `agent_verify`. */
  verification(): string | undefined;
  /** Marks this device as checked for one day (SES-1). */
  markChecked(): void;
  isChecked(): boolean;
}

const maxLength = 256;

export const createAgent = ({ storage, cookies }: Pick<Ports, 'storage' | 'cookies'>): Agent => ({
  capture: (search) => {
    const value = new URLSearchParams(search).get('agent_verify')?.trim();
    if (value && value.length <= maxLength) storage.setItem(storageKeys.agentVerify, value);
  },
  verification: () => storage.getItem(storageKeys.agentVerify) ?? undefined,
  markChecked: () => cookies.set(storageKeys.agentCheck, '1', { days: limits.agentCheckDays }),
  isChecked: () => cookies.get(storageKeys.agentCheck) === '1',
});
