import { useSyncExternalStore } from 'react';
import { dayOf } from '../model/calendar';

const never = () => () => {};

/** The day of the brand's calendar; undefined on the server and while its page is taken over. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => undefined,
  );
