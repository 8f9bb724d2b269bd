import type { PreInfo } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import { useClient } from '../session/session-context';
import { preInfoBody } from '../site-config/pre-info';

type ClosedVenue = NonNullable<PreInfo['closedVenues']>[number];

const none: readonly ClosedVenue[] = [];

const useClosed = (): readonly ClosedVenue[] =>
  api.endpoints.preInfo.useQueryState(preInfoBody).data?.closedVenues ?? none;

/** The codes of the venues under maintenance, from preInfo, which the app has requested. */
export const useClosedVenues = (): readonly string[] => useClosed().map(({ venue }) => venue);

/**
 * The maintenance of a venue; undefined while it is open. An expected end that has passed is left out: only an operator ends
 * the maintenance.
 */
export const useClosedVenue = (code: string): ClosedVenue | undefined => {
  const { now } = useClient();
  const closed = useClosed().find(({ venue }) => venue === code);
  const isOverdue = closed?.until != null && Date.parse(closed.until) <= now();
  return closed && isOverdue ? { ...closed, until: null } : closed;
};
