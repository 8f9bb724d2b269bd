import { Countdown as KitCountdown } from '@pavilion/ui';
import type { ComponentProps } from 'react';
import { useClient } from '../session/session-context';

/** The time left until a deadline by the gateway's clock, in ms since the epoch. */
export const Countdown = (props: Omit<ComponentProps<typeof KitCountdown>, 'now'>) => {
  const { now } = useClient();
  return <KitCountdown {...props} now={now} />;
};
