import type { EventView, LocalText } from '@pavilion/contract';
import { useCallback } from 'react';
import { useLocalText, useMessages } from '../messages';
import { type IncidentKey, incidentMessages } from './tickets/ticket-messages';

/** The kinds of incidents that have a name; it is under the kind in the texts. */
const named = [
  ...(['kick-off', 'second-half', 'half-time', 'added-time', 'goal', 'goal-confirmed', 'penalty'] as const),
  ...(['goal-cancelled', 'penalty-missed', 'video-review', 'red', 'yellow', 'corner', 'danger'] as const),
  ...(['attack', 'possession', 'throw-in', 'free-kick', 'shot', 'offside', 'substitution'] as const),
  ...(['correction', 'end', 'start', 'point', 'set-end', 'period-start', 'period-end'] as const),
  ...(['map-start', 'map-end', 'round', 'kill'] as const),
] satisfies readonly IncidentKey[];
const isNamed = (kind: string): kind is (typeof named)[number] => (named as readonly string[]).includes(kind);

/** Something that happened in a match. */
export type MatchIncident = NonNullable<EventView['incidents']>[number];

/** Whether a list of incidents in words has this kind. */
export const hasIncidentText = ({ kind }: Pick<MatchIncident, 'kind'>): boolean => isNamed(kind);

interface Teams extends Pick<EventView, 'sport'> {
  readonly home: { readonly short: LocalText };
  readonly away: { readonly short: LocalText };
}

/** An incident in words, in the current language: 云岭飞鹤 · 进球. */
export const useIncidentText = (): ((teams: Teams, incident: Omit<MatchIncident, 'at'>) => string) => {
  const t = useMessages(incidentMessages);
  const text = useLocalText();
  return useCallback(
    ({ sport, home, away }, { kind, side, value = 0 }) => {
      const isScored = sport === 'basketball' && kind === 'possession' && value > 0;
      const name = isScored
        ? t('points', { value })
        : isNamed(kind)
          ? (t as (key: IncidentKey, values: object) => string)(kind, { value })
          : kind;
      const team = side && text(side === 'h' ? home.short : away.short);
      return team ? `${team} · ${name}` : name;
    },
    [t, text],
  );
};
