import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty, Moment, Nullable } from '../entities/common';
import { type ProfileField, profileFields } from '../enumerations';

const maskedValue = Nullable(Type.String());
const currentValues = Object.fromEntries(profileFields.map((field) => [field, maskedValue])) as Record<
  ProfileField,
  typeof maskedValue
>;

export const profileInfo = defineCall({
  path: '/site/api/v1/profile/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'When the member may change its nickname again and when it changed its login password, whether its phone is verified, and what a review can change',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Session', 'Security'] },
  request: Empty,
  response: Type.Object({
    nicknameChangeableAt: Nullable(Moment, { description: 'Null: now', examples: [null] }),
    phoneVerified: Type.Boolean({ description: 'Whether the member can log in by the phone' }),
    phoneTaken: Type.Boolean({
      description:
        'Whether another member has verified the phone, which is only known after a code sent to it was answered: support decides whose it is',
      examples: [false],
    }),
    passwordChangedAt: Moment,
    current: Type.Object(currentValues, {
      description: 'The parts that a review changes, masked; null: none',
    }),
  }),
});
