import type { CalendarEvent } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { groupEvents } from './month';

const colours = [
  token.color.info,
  token.color.valueSolid,
  token.color.success,
  token.color.accentText,
  token.color.lineStrong,
] as const;

/** The colour of an event in its month: those that the list shows as one have one colour. */
export const eventColour = (events: readonly CalendarEvent[], event: Pick<CalendarEvent, 'href'>): string =>
  colours[groupEvents(events).findIndex(({ href }) => href === event.href) % colours.length]!;
