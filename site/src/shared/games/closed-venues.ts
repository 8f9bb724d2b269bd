import type { PreInfo } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import { preInfoBody } from '../site-config/pre-info';

type ClosedVenue = NonNullable<PreInfo['closedVenues']>[number];

const none: readonly ClosedVenue[] = [];

/** The venues under maintenance, from preInfo, which the app has requested. */
export const useClosedVenues = (): readonly ClosedVenue[] =>
  api.endpoints.preInfo.useQueryState(preInfoBody).data?.closedVenues ?? none;

/** The maintenance of a venue; undefined while it is open. */
export const useClosedVenue = (code: string): ClosedVenue | undefined =>
  useClosedVenues().find(({ venue }) => venue === code);
