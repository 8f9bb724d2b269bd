import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SessionGrant } from '../entities/member';

export const login = defineCall({
  path: '/site/api/v1/user/login',
  auth: 'public',
  provenance: 'ours',
  summary: 'Opens a session with account and password',
  request: Type.Object({
    account: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    remember: Type.Optional(Type.Boolean()),
  }),
  response: SessionGrant,
});
