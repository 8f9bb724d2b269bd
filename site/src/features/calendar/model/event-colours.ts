import type { CalendarEvent } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { CSSProperties } from 'react';

/** Text and edge of a bar, and its ground; neighbours differ in hue in every theme, and from signed days. */
export const barColours = [
  [token.color.accentText, token.color.accentSoft],
  [token.color.danger, token.color.dangerSoft],
  [token.color.success, token.color.successSoft],
  [token.color.warning, token.color.warningSoft],
  [token.color.info, token.color.infoSoft],
] as const;

/**
 * The colours of an event in its month as the style `--event` and `--event-soft`: those that the list shows as one have the
 * same.
 */
export const eventColours = (
  events: readonly CalendarEvent[],
  event: Pick<CalendarEvent, 'href'>,
): CSSProperties => {
  const index = [...new Set(events.map(({ href }) => href))].indexOf(event.href);
  const [color, soft] = barColours[index % barColours.length]!;
  return { '--event': color, '--event-soft': soft } as CSSProperties;
};
