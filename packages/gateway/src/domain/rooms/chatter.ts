import type { RoomMatch } from '@pavilion/contract';
import type { IncidentKind } from '@pavilion/contract/sports';
import type { Clock } from '../../clock';
import type { Rooms } from './rooms';
import type { Speech } from './speech';

/** Time between two automatic messages of a room, ms. */
const interval = 15_000;
/** In one of so many intervals the comment is the score, also when nothing has happened. */
const scoreEvery = 4;

/** Incidents that are announced, the most important first. */
const announced: readonly (readonly [kind: IncidentKind, text: (team: string) => string])[] = [
  ['goal-confirmed', (team) => `${team} 进球有效！`],
  ['penalty', (team) => `${team} 获得点球。`],
  ['penalty-missed', (team) => `${team} 罚失点球。`],
  ['red', (team) => `${team} 有球员被红牌罚下。`],
  ['video-review', () => '裁判正在查看录像。'],
  ['half-time', () => '上半场结束。'],
  ['second-half', () => '下半场开始。'],
  ['map-end', () => '本图结束。'],
  ['set-end', () => '本盘结束。'],
  ['period-end', () => '本节结束。'],
  ['corner', (team) => `${team} 获得角球。`],
  ['shot', (team) => `${team} 完成一次射门。`],
];

/** The score of the match, or of the parts that are won. */
const scoreOf = ({ scores }: RoomMatch): string => {
  const score = scores.maps ?? scores.sets ?? scores.ft;
  return score ? `${score[0]}:${score[1]}` : '0:0';
};

const standing = (match: RoomMatch): string =>
  `${match.competition.name['zh-CN']}：${match.home.name['zh-CN']} ${scoreOf(match)} ${match.away.name['zh-CN']}`;

/**
 * What the automatic member of the sandbox says about a match; undefined when nothing of importance has happened.
 *
 * @param since match second from which incidents are new.
 */
export const commentOn = (match: RoomMatch, since: number): string | undefined => {
  const fresh = match.incidents.filter(({ at }) => at > since);
  for (const [kind, textOf] of announced) {
    const found = fresh.findLast((each) => each.kind === kind);
    if (!found) continue;
    const team = found.side === 'a' ? match.away : match.home;
    return `${textOf(team.name['zh-CN'])} ${standing(match)}`;
  }
  return undefined;
};

/**
 * Comments of the sandbox on running matches, by a member that is named as automatic, so that a newcomer sees a chat. Its
 * messages are not counted as viewers.
 */
export const createChatter = ({
  clock,
  rooms,
  speech,
}: {
  clock: Clock;
  rooms: Pick<Rooms, 'current' | 'matchOf'>;
  speech: Pick<Speech, 'sayAutomatically'>;
}) => {
  /** The match second of the last comment, by room. */
  const last = new Map<string, { turn: number; event: string; at: number }>();
  return {
    async advance(): Promise<void> {
      const turn = Math.floor(clock.now() / interval);
      for (const row of await rooms.current()) {
        const before = last.get(row.id);
        if (row.state !== 'live' || before?.turn === turn) continue;
        const match = await rooms.matchOf(row);
        if (!match) continue;
        const since = before?.event === match.event ? before.at : Number.NEGATIVE_INFINITY;
        last.set(row.id, { turn, event: match.event, at: match.clock.at });
        // Of several gateways, the first one says it.
        const comment = commentOn(match, since) ?? (turn % scoreEvery === 0 ? standing(match) : undefined);
        if (comment) await speech.sayAutomatically(row.id, `auto:${match.event}:${turn}`, comment);
      }
    },
  };
};
