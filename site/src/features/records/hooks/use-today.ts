import { useSyncExternalStore } from 'react';
import { useClient } from '../../../shared/session/session-context';
import { dayOf } from '../model/calendar';

const never = () => () => {};

/** The day of the brand's calendar, by the gateway's clock; undefined on the server and while its page is taken over. */
export const useToday = (): string | undefined => {
  const { now } = useClient();
  return useSyncExternalStore(
    never,
    () => dayOf(new Date(now())),
    () => undefined,
  );
};
