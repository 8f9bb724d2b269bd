import type { Sport } from '@pavilion/contract/sports';
import { familyNames, givenNames, mascots, type NamePart, places, teamPrefixes, teamSuffixes } from './names';

/** Competitions of a sport with as many participants and matches each. */
export interface Group {
  readonly participants: number;
  readonly matchesADay: number;
  /** Sets or maps; 1 if it is missing. */
  readonly bestOf?: number;
  readonly names: readonly (readonly [id: string, chinese: string, english: string])[];
}

/** The two lists whose entries are combined to the names of teams or players. */
interface Naming {
  readonly first: readonly NamePart[];
  readonly second: readonly NamePart[];
  /** Position in the second list at which the names of the sport begin. */
  readonly offset: number;
  /** The ids of participants begin with it. */
  readonly letters: string;
}

/** How rates follow from the difference of two strengths (-1 to 1), and how far they move before the start. */
interface RateRule {
  opening(difference: number, number: number): readonly number[];
  readonly spread: readonly number[];
}

/** The invented competitions and participants of a sport. */
interface SportSchedule {
  /** The ids of competitions begin with it. */
  readonly prefix: string;
  readonly naming: Naming;
  readonly rates: RateRule;
  readonly competitions: Group;
  /** Competitions whose matches take a ninth of the time. */
  readonly fast?: Group;
}

/** A small variation by event, from -1 to 1. */
const variation = (number: number) => ((number * 31) % 21) / 10 - 1;

/** The schedule of each sport. `schedule.test.ts` limits the matches of a day; fewer of another sport make room. */
export const sportSchedules: Readonly<Record<Sport, SportSchedule>> = {
  football: {
    prefix: 'fb',
    naming: { first: places, second: mascots, offset: 0, letters: 'f' },
    rates: {
      opening: (difference, number) => [0.3 + 1.1 * difference, 2.65 + 0.3 * variation(number)],
      spread: [0.12, 0.15],
    },
    competitions: {
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
    },
    fast: {
      participants: 12,
      matchesADay: 48,
      names: [['fast', '极速足球联赛', 'Fast Football League']],
    },
  },
  basketball: {
    prefix: 'bb',
    naming: { first: places, second: mascots, offset: 20, letters: 'b' },
    rates: {
      opening: (difference, number) => [2.5 + 14 * difference, 159 + 8 * variation(number)],
      spread: [1, 2],
    },
    competitions: {
      participants: 18,
      matchesADay: 9,
      names: [
        ['skyline', '天际篮球联赛', 'Skyline Basketball League'],
        ['ironworks', '铁城篮球联赛', 'Ironworks Basketball League'],
        ['tide', '潮汐篮球联赛', 'Tide Basketball League'],
        ['orchard', '果园篮球杯', 'Orchard Basketball Cup'],
        ['aurora', '极光篮球联赛', 'Aurora Basketball League'],
      ],
    },
    fast: {
      participants: 12,
      matchesADay: 24,
      names: [['fast', '极速篮球联赛', 'Fast Basketball League']],
    },
  },
  tennis: {
    prefix: 'tn',
    naming: { first: familyNames, second: givenNames, offset: 0, letters: 't' },
    rates: {
      opening: (difference, number) => [
        0.63 + 0.05 * difference + 0.02 * variation(number),
        0.37 + 0.05 * difference - 0.02 * variation(number),
      ],
      spread: [0.008, 0.008],
    },
    competitions: {
      participants: 40,
      matchesADay: 10,
      bestOf: 3,
      names: [
        ['clay', '红土公开赛', 'Clay Open'],
        ['lawn', '绿茵公开赛', 'Lawn Open'],
        ['court', '硬地巡回赛', 'Hard Court Tour'],
        ['night', '夜场巡回赛', 'Night Tour'],
      ],
    },
  },
  cs2: {
    prefix: 'cs',
    naming: { first: teamPrefixes, second: teamSuffixes, offset: 0, letters: 'c' },
    rates: { opening: (difference) => [0.5 + 0.06 * difference], spread: [0.008] },
    competitions: {
      participants: 16,
      matchesADay: 8,
      bestOf: 3,
      names: [
        ['orbit', '轨道 CS2 联赛', 'Orbit CS2 League'],
        ['breach', '突破 CS2 大师赛', 'Breach CS2 Masters'],
      ],
    },
    fast: {
      participants: 8,
      matchesADay: 16,
      names: [['fast', '极速 CS2 联赛', 'Fast CS2 League']],
    },
  },
  moba: {
    prefix: 'mb',
    naming: { first: teamPrefixes, second: teamSuffixes, offset: 7, letters: 'm' },
    rates: {
      opening: (difference, number) => [0.5 + 0.06 * difference, 2.6 + 0.4 * variation(number)],
      spread: [0.008, 0.1],
    },
    competitions: {
      participants: 14,
      matchesADay: 7,
      bestOf: 3,
      names: [
        ['crown', '王冠联赛', 'Crown League'],
        ['rift', '裂谷大师赛', 'Rift Masters'],
      ],
    },
  },
};
