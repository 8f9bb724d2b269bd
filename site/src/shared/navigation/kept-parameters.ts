import { storageKeys } from '@pavilion/contract';

const names: readonly string[] = [
  ...Object.values(storageKeys.inviteCodes),
  storageKeys.agentVerify,
  storageKeys.theme,
];

/**
 * The target of a redirect, with the query parameters that every redirect keeps from the address it leaves: invite codes,
 * `agent_verify` and theme. Nothing has stored them yet when the server redirects (INV-1, APP-6, THM-2).
 */
export const keepParameters = (target: string, from: string): string => {
  const base = 'http://here.invalid';
  const query = new URL(from, base).searchParams;
  const url = new URL(target, base);
  for (const name of names) {
    const value = query.get(name);
    if (value && !url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
};
