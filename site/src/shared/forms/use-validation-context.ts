import type { ValidationContext } from '@pavilion/contract/forms';
import { useCallback } from 'react';
import { useBrand } from '../brand/brand-context';
import { brandDay } from '../calendar/time-zone';
import { commonValues } from '../messages/define-messages';
import { useClient } from '../session/session-context';

/** Returns the context in which a form validates member fields now. The gateway decides, by the calendar of its own time zone. */
export const useValidationContext = (): (() => ValidationContext) => {
  const { now } = useClient();
  const { age } = commonValues(useBrand());
  return useCallback(() => ({ today: brandDay(now()), adultAge: age }), [now, age]);
};
