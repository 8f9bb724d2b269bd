import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { FloatingIcon } from '../entities/content';

export const suspensionIcon = defineCall({
  path: '/act/api/v1/activityShow/suspensionIcon',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'spec',
  summary: 'Floating icons for a kind of display (1: desktop, 2: phone)',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  defaults: { displayEquipment: '1' },
  request: Type.Object({ displayEquipment: Type.Optional(Type.String({ maxLength: 8 })) }),
  response: Type.Array(FloatingIcon),
});
