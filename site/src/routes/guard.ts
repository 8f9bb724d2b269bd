import { withIntended } from '../shared/navigation/intended-path';
import { paths } from './paths';
import { belongsOnPhonePage, phonePageFor } from './phone';
import type { RouteRow } from './route-table';

export interface Visit {
  readonly row: RouteRow | undefined;
  /** Path, query and hash that were asked for. */
  readonly path: string;
  readonly isMember: boolean;
  /** Whether a phone's browser asks, and the person did not choose the site itself. */
  readonly isPhone: boolean;
  /** `maintainConfig.status` of preInfo; undefined while it is not known. */
  readonly maintenanceStatus: number | undefined;
  /** Where the person wanted to go before the login, if that is known and one of ours. */
  readonly intended: string | undefined;
}

/**
 * Where a visit is sent instead, or undefined when it may stay. The one rule for server and browser.
 *
 * Source: requirements MNT-1, MOB-1, RTE-1, RTE-2.
 */
export const redirectOf = ({
  row,
  path,
  isMember,
  isPhone,
  maintenanceStatus,
  intended,
}: Visit): string | undefined => {
  if (isPhone && belongsOnPhonePage(row)) return phonePageFor(path);
  if (maintenanceStatus === 0) {
    const mayStay = row?.path === paths.other.maintenance || row?.path === paths.downloadOnPhone;
    return mayStay ? undefined : paths.other.maintenance;
  }
  if (row?.access === 'member' && !isMember) return withIntended(paths.home, path);
  if (row?.access === 'guest' && isMember) return intended ?? paths.home;
  return undefined;
};
