import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SignInInfo, signInMonth } from '../entities/sign-in';

export const signInInfo = defineCall({
  path: '/act/api/v1/signin/info',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'A month of the sign-in calendar: rewards and events, and for members their days and their streak',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['SignIns'] },
  request: Type.Object(signInMonth),
  response: SignInInfo,
});
