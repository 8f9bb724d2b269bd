import { Card, Skeleton } from '@pavilion/ui';
import { Stack } from '../../../shared/layout/stack';

/** As large as a pending order. */
export const OrderSkeleton = () => (
  <Card padding="lg" aria-busy="true">
    <Stack>
      <Skeleton width={240} height={56} />
      <Skeleton shape="block" height={56} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={200} />
      <Skeleton width={320} height={20} />
    </Stack>
  </Card>
);
