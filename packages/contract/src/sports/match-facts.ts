import type { Sport } from './model';

/** What the matches of each sport report. Types only: clients get the kinds and names as text. */
interface MatchFacts {
  readonly football: {
    readonly incident:
      | ('kick-off' | 'second-half' | 'half-time' | 'added-time' | 'resume' | 'correction' | 'end')
      | ('goal' | 'goal-confirmed' | 'goal-cancelled' | 'penalty' | 'penalty-missed' | 'video-review')
      | ('red' | 'yellow' | 'corner' | 'danger' | 'attack' | 'possession' | 'throw-in' | 'free-kick')
      | ('shot' | 'offside' | 'substitution');
    readonly statistic:
      | ('possession' | 'attacks' | 'dangerousAttacks' | 'shots' | 'corners' | 'freeKicks' | 'throwIns')
      | ('offsides' | 'yellowCards' | 'redCards' | 'substitutions');
  };
  readonly basketball: {
    readonly incident: 'period-start' | 'possession' | 'period-end' | 'resume' | 'correction' | 'end';
    readonly statistic:
      | ('possessions' | 'twoPointers' | 'threePointers' | 'singlePoints')
      | ('largestLead' | 'longestRun');
  };
  readonly tennis: {
    readonly incident: 'start' | 'point' | 'game-end' | 'set-end' | 'resume' | 'correction' | 'end';
    readonly statistic:
      | 'points'
      | 'servicePoints'
      | 'returnPoints'
      | 'serviceGames'
      | 'breakPoints'
      | 'breaks';
  };
  readonly cs2: {
    readonly incident: 'map-start' | 'round' | 'map-end' | 'resume' | 'correction' | 'end';
    readonly statistic: 'rounds';
  };
  readonly moba: {
    readonly incident: 'map-start' | 'kill' | 'phase-end' | 'map-end' | 'resume' | 'correction' | 'end';
    readonly statistic: 'kills';
  };
}

/** Does not compile if a sport is missing. */
type EverySport<Facts extends Readonly<Record<Sport, { incident: string; statistic: string }>>> = Facts;

type Facts<Of extends Sport> = EverySport<MatchFacts>[Of & keyof MatchFacts];

/**
 * The kinds of incidents of a sport, or of any (SPT-8). The engine of the sport produces no others, and the site has a name for
 * each in `sport-looks.ts`.
 */
export type IncidentKind<Of extends Sport = Sport> = Facts<Of>['incident'];

/** The statistics of the matches of a sport, or of any (SPT-8), with an entry in its engine and a name in `sport-looks.ts`. */
export type StatisticName<Of extends Sport = Sport> = Facts<Of>['statistic'];
