import { limits, storageKeys } from '@pavilion/contract';
import type { Ports } from '../ports/ports';

/** Remembers that an agent’s link was followed. */
export interface Agent {
  /** Keeps `agent_verify` of an address' query (APP-6). */
  capture(search: string): void;
  /** The kept `agent_verify`. */
  verification(): string | undefined;
  /** Notes for one day that this device was checked (SES-1). */
  markChecked(): void;
  isChecked(): boolean;
}

const maxLength = 256;

/** What the agent programme keeps in the browser. */
export const createAgent = ({ storage, cookies }: Pick<Ports, 'storage' | 'cookies'>): Agent => ({
  capture: (search) => {
    const value = new URLSearchParams(search).get('agent_verify')?.trim();
    if (value && value.length <= maxLength) storage.setItem(storageKeys.agentVerify, value);
  },
  verification: () => storage.getItem(storageKeys.agentVerify) ?? undefined,
  markChecked: () => cookies.set(storageKeys.agentCheck, '1', { days: limits.agentCheckDays }),
  isChecked: () => cookies.get(storageKeys.agentCheck) === '1',
});
