import { Card, Skeleton } from '@pavilion/ui';
import { Stack } from '../../../shared/layout/stack';

/** The size of a pending order, so that the layout does not shift. */
export const OrderSkeleton = () => (
  <Card padding="lg" aria-busy="true">
    <Stack>
      <Skeleton width={240} height={56} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={200} />
      <Skeleton width={320} height={20} />
    </Stack>
  </Card>
);
