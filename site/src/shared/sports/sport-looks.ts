import type { LocalText } from '@pavilion/contract';
import type { IncidentKind, Sport, StatisticName } from '@pavilion/contract/sports';
import { localized as text } from '@pavilion/format';
import type { ReactNode } from 'react';
import { ballInBasketball, ballInFootball, ballInTennis, type Place } from './ball';
import { CourtLines, type MatchIncident, PitchLines, TennisLines } from './match-picture';

/** The field that live rooms draw, with a moving ball. */
interface Field {
  readonly Lines: () => ReactNode;
  /** Colours of its stripes by day if it is not a lawn, as hexadecimal CSS colours. */
  readonly ground?: readonly [string, string];
  /** The place of the ball after an incident; undefined if the incident does not move it. */
  readonly ballAfter: (incident: MatchIncident) => Place | undefined;
}

/** How an opened match and live rooms show a sport, by its kinds of incidents and its statistics. */
interface SportLook<Kind extends string, Statistic extends string> {
  /** Without it, live rooms draw the course of the score. */
  readonly field: Field | undefined;
  /** The incidents of the course of the score: each counts for its value, or 1. */
  readonly scoring: readonly Kind[];
  /** The incidents of the timeline. */
  readonly turningPoints: readonly Kind[];
  /** The names of incidents, with their value as `{value}`; null leaves an incident out of lists. */
  readonly incidents: Readonly<Record<Kind, LocalText | null>>;
  readonly statistics: Readonly<Record<Statistic, LocalText>>;
}

/** Incidents of several sports. */
const common = {
  resume: null,
  correction: text('比分更正', 'Score corrected'),
  end: text('比赛结束', 'End of the match'),
};
const maps = {
  ...common,
  'map-start': text('地图开始', 'Start of a map'),
  'map-end': text('地图结束', 'End of a map'),
};
/** A column of the scoreboard has its name, too. */
export const redCard = text('红牌', 'Red card');

/**
 * What the site shows of a match in each sport; the icons, which the first load of the boards has, are in `sport-icons.tsx` there.
 * A sport, an incident or a statistic without its entry does not compile.
 *
 * Proved by `npm run test:unit -- sport-looks match-replay`.
 */
export const sportLooks: Readonly<Record<Sport, SportLook<string, string>>> = {
  football: {
    field: { Lines: PitchLines, ballAfter: ballInFootball },
    scoring: ['goal-confirmed'],
    turningPoints: [
      ...(['goal-confirmed', 'goal-cancelled', 'penalty-missed', 'red', 'yellow', 'substitution'] as const),
      ...(['half-time', 'second-half', 'end'] as const),
    ],
    incidents: {
      ...common,
      'kick-off': text('开球', 'Kick-off'),
      'second-half': text('下半场开始', 'Second half'),
      'half-time': text('半场结束', 'Half time'),
      'added-time': text('补时 {value} 分钟', '{value} minutes added'),
      goal: text('进球', 'Goal'),
      'goal-confirmed': text('进球有效', 'Goal confirmed'),
      'goal-cancelled': text('进球取消', 'Goal cancelled'),
      penalty: text('点球', 'Penalty'),
      'penalty-missed': text('点球未进', 'Penalty missed'),
      'video-review': text('视频回看', 'Video review'),
      red: redCard,
      yellow: text('黄牌', 'Yellow card'),
      corner: text('角球', 'Corner'),
      danger: text('危险进攻', 'Dangerous attack'),
      attack: text('进攻', 'Attack'),
      possession: text('控球', 'Possession'),
      'throw-in': text('界外球', 'Throw-in'),
      'free-kick': text('任意球', 'Free kick'),
      shot: text('射门', 'Shot'),
      offside: text('越位', 'Offside'),
      substitution: text('换人', 'Substitution'),
    },
    statistics: {
      possession: text('控球率', 'Possession'),
      attacks: text('进攻', 'Attacks'),
      dangerousAttacks: text('危险进攻', 'Dangerous attacks'),
      shots: text('射门', 'Shots'),
      corners: text('角球', 'Corners'),
      freeKicks: text('任意球', 'Free kicks'),
      throwIns: text('界外球', 'Throw-ins'),
      offsides: text('越位', 'Offsides'),
      yellowCards: text('黄牌', 'Yellow cards'),
      redCards: text('红牌', 'Red cards'),
      substitutions: text('换人', 'Substitutions'),
    },
  },
  basketball: {
    field: { Lines: CourtLines, ground: ['#bd8850', '#b37d46'], ballAfter: ballInBasketball },
    scoring: ['possession'],
    turningPoints: ['period-end', 'end'],
    incidents: {
      ...common,
      // The log names attacks that score by their points.
      possession: text('进攻未得分', 'No points'),
      'period-start': text('本节开始', 'Start of a quarter'),
      'period-end': text('本节结束', 'End of a quarter'),
    },
    statistics: {
      possessions: text('进攻回合', 'Possessions'),
      twoPointers: text('两分命中', 'Two-pointers'),
      threePointers: text('三分命中', 'Three-pointers'),
      singlePoints: text('罚球命中', 'Free throws'),
      largestLead: text('最大领先', 'Largest lead'),
      longestRun: text('最长连得分', 'Longest run'),
    },
  },
  tennis: {
    field: { Lines: TennisLines, ground: ['#3c7c91', '#347186'], ballAfter: ballInTennis },
    scoring: ['point'],
    turningPoints: ['set-end', 'end'],
    incidents: {
      ...common,
      start: text('比赛开始', 'Start of the match'),
      point: text('得分', 'Point'),
      'game-end': null,
      'set-end': text('本盘结束', 'End of a set'),
    },
    statistics: {
      points: text('得分', 'Points'),
      servicePoints: text('发球得分', 'Points on serve'),
      returnPoints: text('接发得分', 'Points on return'),
      serviceGames: text('保发局', 'Service games held'),
      breakPoints: text('破发点', 'Break points'),
      breaks: text('破发', 'Breaks'),
    },
  },
  cs2: {
    field: undefined,
    scoring: ['round'],
    turningPoints: ['map-end', 'end'],
    incidents: { ...maps, round: text('赢下一回合', 'Round won') },
    statistics: { rounds: text('回合', 'Rounds') },
  },
  moba: {
    field: undefined,
    scoring: ['kill'],
    turningPoints: ['map-end', 'end'],
    incidents: { ...maps, kill: text('击杀', 'Kill'), 'phase-end': null },
    statistics: { kills: text('击杀', 'Kills') },
  },
} satisfies { readonly [Of in Sport]: SportLook<IncidentKind<Of>, StatisticName<Of>> };
