import type { LocalText } from '@pavilion/contract';
import type { Competition, Sport } from '@pavilion/contract/sports';
import { text } from '../../texts';

/** A competition with what its matches are made of. */
export interface CompetitionRow {
  readonly id: string;
  readonly sport: Sport;
  readonly name: LocalText;
  readonly rank: number;
  readonly speed: 1 | 9;
  readonly participants: number;
  /** Number of the first participant among those of the sport. */
  readonly first: number;
  readonly matchesADay: number;
  /** Minute of the day at which the first match starts; the others follow at equal distances. */
  readonly firstMinute: number;
  readonly bestOf: number;
  readonly opensHours: number;
}

/** What the competitions of a sport have in common. */
interface Group {
  readonly sport: Sport;
  readonly prefix: string;
  readonly participants: number;
  readonly matchesADay: number;
  readonly bestOf?: number;
  readonly names: readonly (readonly [id: string, chinese: string, english: string])[];
}

const football: Group = {
  sport: 'football',
  prefix: 'fb',
  participants: 20,
  matchesADay: 5,
  names: [
    ['river', '江河联赛', 'River League'],
    ['harbour', '港湾杯', 'Harbour Cup'],
    ['summit', '峰顶超级联赛', 'Summit Premier League'],
    ['cloud', '云海甲级联赛', 'Cloud Sea First Division'],
    ['amber', '琥珀联赛', 'Amber League'],
    ['delta', '三角洲联赛', 'Delta League'],
    ['jade', '玉带杯', 'Jade Belt Cup'],
    ['north', '北境超级联赛', 'Northern Premier League'],
    ['coast', '海岸甲级联赛', 'Coast First Division'],
    ['plateau', '高原联赛', 'Plateau League'],
    ['bamboo', '竹海联赛', 'Bamboo League'],
    ['steppe', '草原杯', 'Steppe Cup'],
    ['canal', '运河联赛', 'Canal League'],
    ['maple', '红枫联赛', 'Maple League'],
    ['lantern', '灯城超级联赛', 'Lantern City Premier League'],
    ['island', '群岛联赛', 'Islands League'],
    ['silk', '丝路杯', 'Silk Road Cup'],
    ['pine', '松涛甲级联赛', 'Pine First Division'],
    ['valley', '幽谷联赛', 'Valley League'],
    ['bridge', '长桥联赛', 'Long Bridge League'],
    ['crane', '鹤鸣联赛', 'Crane League'],
    ['copper', '铜山联赛', 'Copper Hill League'],
    ['dawn', '晨光联赛', 'Dawn League'],
    ['lotus', '莲湖杯', 'Lotus Lake Cup'],
    ['granite', '花岗联赛', 'Granite League'],
    ['meadow', '青原联赛', 'Meadow League'],
  ],
};

const basketball: Group = {
  sport: 'basketball',
  prefix: 'bb',
  participants: 18,
  matchesADay: 9,
  names: [
    ['skyline', '天际篮球联赛', 'Skyline Basketball League'],
    ['ironworks', '铁城篮球联赛', 'Ironworks Basketball League'],
    ['tide', '潮汐篮球联赛', 'Tide Basketball League'],
    ['orchard', '果园篮球杯', 'Orchard Basketball Cup'],
    ['aurora', '极光篮球联赛', 'Aurora Basketball League'],
  ],
};

const tennis: Group = {
  sport: 'tennis',
  prefix: 'tn',
  participants: 40,
  matchesADay: 10,
  bestOf: 3,
  names: [
    ['clay', '红土公开赛', 'Clay Open'],
    ['lawn', '绿茵公开赛', 'Lawn Open'],
    ['court', '硬地巡回赛', 'Hard Court Tour'],
    ['night', '夜场巡回赛', 'Night Tour'],
  ],
};

const cs2: Group = {
  sport: 'cs2',
  prefix: 'cs',
  participants: 16,
  matchesADay: 8,
  bestOf: 3,
  names: [
    ['orbit', '轨道 CS2 联赛', 'Orbit CS2 League'],
    ['breach', '突破 CS2 大师赛', 'Breach CS2 Masters'],
  ],
};

const moba: Group = {
  sport: 'moba',
  prefix: 'mb',
  participants: 14,
  matchesADay: 7,
  bestOf: 3,
  names: [
    ['crown', '王冠联赛', 'Crown League'],
    ['rift', '裂谷大师赛', 'Rift Masters'],
  ],
};

const fastFootball: Group = {
  ...football,
  participants: 12,
  matchesADay: 48,
  names: [['fast', '极速足球联赛', 'Fast Football League']],
};
const fastBasketball: Group = {
  ...basketball,
  participants: 12,
  matchesADay: 24,
  names: [['fast', '极速篮球联赛', 'Fast Basketball League']],
};
const fastCs2: Group = {
  ...cs2,
  participants: 8,
  matchesADay: 16,
  bestOf: 1,
  names: [['fast', '极速 CS2 联赛', 'Fast CS2 League']],
};

const minutesADay = 1440;

const rowsOf = (group: Group, speed: 1 | 9, first: number): CompetitionRow[] => {
  const distance = minutesADay / group.matchesADay;
  return group.names.map(([id, chinese, english], index) => ({
    id: `${group.prefix}.${id}`,
    sport: group.sport,
    name: text(chinese, english),
    rank: index + 1,
    speed,
    participants: group.participants,
    first: first + index * group.participants,
    matchesADay: group.matchesADay,
    // The competitions of a sport start in turn, so that matches are live at any hour.
    firstMinute: Math.floor((distance * index) / group.names.length),
    bestOf: group.bestOf ?? 1,
    opensHours: speed === 1 ? 72 : 3,
  }));
};

const count = ({ names, participants }: Group) => names.length * participants;

/** All competitions, fast ones last in each sport. */
export const competitionRows: readonly CompetitionRow[] = [
  ...rowsOf(football, 1, 0),
  ...rowsOf(fastFootball, 9, count(football)),
  ...rowsOf(basketball, 1, 0),
  ...rowsOf(fastBasketball, 9, count(basketball)),
  ...rowsOf(tennis, 1, 0),
  ...rowsOf(cs2, 1, 0),
  ...rowsOf(fastCs2, 9, count(cs2)),
  ...rowsOf(moba, 1, 0),
];

/** A competition as lists show it. */
export const competitionOf = ({ id, sport, name, rank, speed }: CompetitionRow): Competition => ({
  id,
  sport,
  name,
  rank,
  speed,
});
