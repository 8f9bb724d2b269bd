import type { NewRow } from '../db/schema';
import { text } from '../domain/texts';
import { minutesPerDay } from '../durations';

const leagues = {
  river: text('江河联赛', 'River League'),
  harbour: text('港湾杯', 'Harbour Cup'),
} as const;

const fixture = (
  league: keyof typeof leagues,
  home: [string, string],
  away: [string, string],
  kickoff: number,
) => ({ league: leagues[league], home: text(...home), away: text(...away), kickoff });

/** Weekly fixtures; `kickoff` is in minutes after Monday 00:00 UTC. The clubs are made up. */
const fixtures = [
  fixture('river', ['云岭飞鹤', 'Yunling Cranes'], ['东渡海燕', 'Dongdu Swifts'], minutesPerDay * 0 + 690),
  fixture('river', ['北桥铁骑', 'Beiqiao Riders'], ['南湖白鹭', 'Nanhu Egrets'], minutesPerDay * 1 + 720),
  fixture(
    'harbour',
    ['蓝湾水手', 'Lanwan Sailors'],
    ['石城猛虎', 'Shicheng Tigers'],
    minutesPerDay * 2 + 750,
  ),
  fixture('river', ['青川竹马', 'Qingchuan Bamboo'], ['云岭飞鹤', 'Yunling Cranes'], minutesPerDay * 3 + 690),
  fixture('harbour', ['西关灯塔', 'Xiguan Lights'], ['东渡海燕', 'Dongdu Swifts'], minutesPerDay * 4 + 705),
  fixture('river', ['石城猛虎', 'Shicheng Tigers'], ['北桥铁骑', 'Beiqiao Riders'], minutesPerDay * 5 + 600),
  fixture('harbour', ['南湖白鹭', 'Nanhu Egrets'], ['蓝湾水手', 'Lanwan Sailors'], minutesPerDay * 6 + 600),
];

export const sportsFixtures: readonly NewRow<'sports_fixtures'>[] = fixtures.map(
  ({ league, home, away, kickoff }, rank) => ({
    id: `fixture-${rank + 1}`,
    rank,
    kickoff,
    league: JSON.stringify(league),
    home: JSON.stringify(home),
    away: JSON.stringify(away),
  }),
);
