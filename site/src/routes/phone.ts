import { storageKeys } from '@pavilion/contract';
import { paths } from './paths';
import type { RouteRow } from './route-table';

/** What an address carries that must not be lost on the way: the codes of who invited, and the theme. */
const carried: readonly string[] = [
  ...Object.values(storageKeys.inviteCodes),
  storageKeys.agentVerify,
  storageKeys.theme,
];

/** Pages that a phone is shown as they are. Where errors lead must not lead back to where they came from. */
const shownOnPhones: readonly string[] = [
  paths.downloadOnPhone,
  paths.other.maintenance,
  paths.other.restrictedIp,
];

/** Whether a phone that opens this row is sent to the page made for phones; an unknown address is, too. */
export const belongsOnPhonePage = (row: Pick<RouteRow, 'path'> | undefined): boolean =>
  row === undefined || !shownOnPhones.includes(row.path);

/** The phone's page for someone who came by this path and query. Source: requirement MOB-1. */
export const phonePageFor = (path: string): string => {
  const came = new URL(path, 'http://here.invalid').searchParams;
  const kept = new URLSearchParams(
    carried.flatMap((name) => {
      const value = came.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return kept.size === 0 ? paths.downloadOnPhone : `${paths.downloadOnPhone}?${kept}`;
};
