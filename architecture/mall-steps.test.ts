import { mallGiftKinds } from '@pavilion/contract';
import { deliveries } from '../packages/gateway/src/domain/engagement/mall/deliveries';
import { deliveryOf } from '../site/src/features/mall/model/delivery';

it.each(mallGiftKinds)('[MAL-2] the site shows the steps that orders of the gateway take: %s', (kind) => {
  const { steps, needsAddress } = deliveries[kind];
  const shown = deliveryOf({ kind });
  expect(shown.steps).toEqual(steps.length === 0 ? [] : ['placed', ...steps.map(({ state }) => state)]);
  expect(shown.needsAddress).toBe(needsAddress);
  expect(shown.valueLabel !== null).toBe(steps.some(({ needs }) => needs !== null));
});
