import type { EventView, LocalText } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { localized } from '@pavilion/format';
import { useCallback } from 'react';
import { useLocalText } from '../messages';
import { fill } from '../messages/placeholders';
import type { MatchIncident } from './match-picture';
import { sportLooks } from './sport-looks';

interface NamedSide {
  readonly name: LocalText;
  readonly short: LocalText;
}

interface Teams extends Pick<EventView, 'sport'> {
  readonly home: NamedSide;
  readonly away: NamedSide;
}

/** The name of a side in lists: of teams the short one, of players the whole one, since many share a family name. */
export const listedName = (sport: EventView['sport'], { name, short }: NamedSide): LocalText =>
  sportDefinitions[sport].participants === 'players' ? name : short;

const points = localized('得 {value} 分', '{value} [point|points]');

/** The incidents that lists in words show. */
export const listedIncidents = ({
  sport,
  incidents = [],
}: {
  readonly sport: EventView['sport'];
  readonly incidents?: readonly MatchIncident[];
}): readonly MatchIncident[] => incidents.filter(({ kind }) => sportLooks[sport].incidents[kind]);

/** An incident in words, in the current language: 云岭飞鹤 · 进球. */
export const useIncidentText = (): ((teams: Teams, incident: Omit<MatchIncident, 'at'>) => string) => {
  const text = useLocalText();
  return useCallback(
    ({ sport, home, away }, { kind, side, value = 0 }) => {
      const { incidents, scoring } = sportLooks[sport];
      const named = value > 0 && scoring.includes(kind) ? points : incidents[kind];
      const name = named ? fill(text(named), { value }) : kind;
      const team = side && text(listedName(sport, side === 'h' ? home : away));
      return team ? `${team} · ${name}` : name;
    },
    [text],
  );
};
