import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { platformKeys } from '../enumerations';

const Count = Type.Object({ venues: Type.Integer(), games: Type.Integer(), players: Type.Integer() });

export const platformCount = defineCall({
  path: '/game/api/v1/platform/count',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Number of venues, games and players of each platform, of TY and DJ the matches that can be bet on (PLT-1; the specification defines the data, not the path)',
  bundle: 'core',
  sameForAll: true,
  endpoint: { kind: 'query', providesTags: ['Games'] },
  request: Empty,
  response: Type.Object(
    Object.fromEntries(platformKeys.map((key) => [key, Count])) as Record<
      (typeof platformKeys)[number],
      typeof Count
    >,
  ),
});
