import { intendedPath, withIntended } from '../shared/navigation/intended-path';
import { keepParameters } from '../shared/navigation/kept-parameters';
import { paths } from './paths';
import { belongsOnPhonePage } from './phone';
import type { RouteRow } from './route-table';

export interface Visit {
  readonly row: RouteRow | undefined;
  /** The requested path, query and hash. */
  readonly path: string;
  readonly isMember: boolean;
  /** Whether the browser is a phone's and the user has not chosen the desktop site. */
  readonly isPhone: boolean;
  /** `maintainConfig.status` of preInfo; undefined until it has loaded. */
  readonly maintenanceStatus: number | undefined;
  /** The address to open after the login, if the current address names a valid one. */
  readonly intended: string | undefined;
}

/**
 * The address of the maintenance page for a visit to a path; the page leads back there. Without a way back from Home, which it
 * leads to anyway.
 */
export const maintenanceFrom = (path: string): string => {
  const { pathname, search } = new URL(path, 'http://here.invalid');
  const isOwn = pathname === paths.other.maintenance;
  const back = isOwn || pathname === paths.home ? intendedPath(search) : path;
  return withIntended(paths.other.maintenance, back);
};

const targetOf = ({
  row,
  path,
  isMember,
  isPhone,
  maintenanceStatus,
  intended,
}: Visit): string | undefined => {
  if (isPhone && belongsOnPhonePage(row)) return paths.downloadOnPhone;
  if (maintenanceStatus === 0) {
    const mayStay = row?.path === paths.other.maintenance || row?.path === paths.downloadOnPhone;
    return mayStay ? undefined : maintenanceFrom(path);
  }
  if (row?.access === 'member' && !isMember) return withIntended(paths.home, path);
  if (row?.access === 'guest' && isMember) {
    // A registration asks about limits, once (PRO-1), and then shows the first steps (GUI-1).
    return row.path === paths.user.register
      ? withIntended(paths.mine.protection, intended ?? paths.registerGuide)
      : (intended ?? paths.home);
  }
  return undefined;
};

/**
 * The address to redirect a visit to; undefined if the page may be shown. Server and browser both use it (MNT-1,
 * MOB-1, RTE-1, RTE-2). Codes and theme of the requested address are kept.
 */
export const redirectOf = (visit: Visit): string | undefined => {
  const target = targetOf(visit);
  return target === undefined ? undefined : keepParameters(target, visit.path);
};
