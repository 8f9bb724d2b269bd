import { type Static, Type } from '@sinclair/typebox';
import { Id, Moment, Nullable } from './common';

/** A session of the member, with the device on which it was started. */
export const DeviceSession = Type.Object({
  id: Id,
  browser: Nullable(Type.String(), { examples: ['Chrome'], description: 'Null when it is unknown' }),
  system: Nullable(Type.String(), { examples: ['Windows'], description: 'Null when it is unknown' }),
  address: Type.String({ examples: ['203.0.113.*'], description: 'IP address of the login, masked' }),
  createdAt: Moment,
  lastSeenAt: Type.String({ format: 'date-time', description: 'Last call of the session, to five minutes' }),
  isCurrent: Type.Boolean({ description: 'The session that asks' }),
});
export type DeviceSession = Static<typeof DeviceSession>;
