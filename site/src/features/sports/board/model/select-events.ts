import type { EventView } from '@pavilion/contract';
import { brandDay } from '../../../../shared/calendar/time-zone';
import type { BoardState } from './address';
import type { Favourites } from './stored-favourites';

/** Events of one competition, by start. */
export interface LeagueEvents {
  readonly competition: EventView['competition'];
  readonly events: readonly EventView[];
}

type Filter = Pick<BoardState, 'leagues' | 'text' | 'day' | 'sort' | 'tab'>;

/** What a search and the choice of leagues look at, of a match with prices and of a result. */
type Found = Pick<EventView, 'home' | 'away' | 'competition'>;

const matchesText = ({ home, away, competition }: Found, text: string): boolean => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return true;
  return [home.name, home.short, away.name, away.short, competition.name].some((name) =>
    Object.values(name).some((each) => each.toLowerCase().includes(wanted)),
  );
};

/** Whether the chosen leagues and the search leave an event in a list. */
export const isFound = (event: Found, { leagues, text }: Pick<BoardState, 'leagues' | 'text'>): boolean =>
  (leagues.length === 0 || leagues.includes(event.competition.id)) && matchesText(event, text);

/** The events that a board shows after its filters, in leagues. Sorted by time, a league appears at its first event. */
export const selectEvents = (
  events: readonly EventView[],
  { leagues, text, day, sort, tab }: Filter,
  favourites: Pick<Favourites, 'leagues' | 'matches' | 'recent'>,
): readonly LeagueEvents[] => {
  const isFollowed = ({ id, competition }: EventView) =>
    favourites.matches.includes(id) || favourites.leagues.includes(competition.id);
  const selected = events.filter(
    (event) =>
      isFound(event, { leagues, text }) &&
      (tab !== 'favourites' || isFollowed(event)) &&
      (tab !== 'recent' || favourites.recent.includes(event.id)) &&
      (day === '' || brandDay(event.startsAt) === day),
  );
  const groups = new Map<string, EventView[]>();
  for (const event of selected) {
    const known = groups.get(event.competition.id);
    if (known) known.push(event);
    else groups.set(event.competition.id, [event]);
  }
  const list = [...groups.values()].map((own) => ({ competition: own[0]!.competition, events: own }));
  const isFavourite = ({ competition }: LeagueEvents) => favourites.leagues.includes(competition.id);
  return list.sort(
    (one, other) =>
      Number(isFavourite(other)) - Number(isFavourite(one)) ||
      (sort === 'league' ? one.competition.rank - other.competition.rank : 0),
  );
};

/** The first events of a list of leagues. */
export const firstEvents = (list: readonly LeagueEvents[], count: number): readonly LeagueEvents[] => {
  let left = count;
  return list.flatMap(({ competition, events }) => {
    const shown = events.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length > 0 ? [{ competition, events: shown }] : [];
  });
};

/** The days on which events start, in order. */
export const daysOf = (events: readonly EventView[]): readonly string[] => [
  ...new Set(events.map(({ startsAt }) => brandDay(startsAt))),
];
