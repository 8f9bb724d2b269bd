import type { LocalText, SpeechRules } from '@pavilion/contract';
import { type Sport, sportDefinitions, sports } from '@pavilion/contract/sports';
import type { Database } from '../db/database';
import { comparableText } from '../domain/rooms';
import { composed, text } from '../domain/texts';

const titleOf = (name: LocalText): LocalText => composed(text('{name}直播间', '{name} room'), { name });

/** Titles that are not made of the name of the sport. */
const ownTitles: Partial<Readonly<Record<Sport, LocalText>>> = {
  cs2: text('CS2 直播间', 'CS2 room'),
  moba: text('电竞对战直播间', 'MOBA room'),
};

/** Rooms in the order of the list. Without a competition a room shows the matches of its sport. */
const seededRooms: readonly {
  readonly id: string;
  readonly title: LocalText;
  readonly sport: Sport;
  readonly competition?: string;
}[] = [
  { id: 'football', title: text('足球直播间', 'Football room'), sport: 'football' },
  {
    id: 'fast-football',
    title: text('极速足球直播间', 'Fast Football room'),
    sport: 'football',
    competition: 'fb.fast',
  },
  ...sports
    .filter((sport) => sport !== 'football')
    .map((sport) => ({ id: sport, title: ownTitles[sport] ?? titleOf(sportDefinitions[sport].name), sport })),
];

const host = text('赛事数据直播', 'Live match data');

/** Words that no message of a room may contain: threats, insults, and what luring players away begins with. */
const bannedWords = [
  ...['代充', '代打', '代投', '加群', '进群', '私聊我', '包赢', '稳赚', '内幕消息', '外挂', '刷水'],
  ...['傻逼', '操你', '去死', 'fuck', 'bitch'],
];

const speech: SpeechRules = { speechStatus: 1, vipMin: 0, vipMax: 0 };

/** Opens rooms for each sport, in which every member may speak. */
export const seedRooms = async (db: Database): Promise<void> => {
  await db
    .insertInto('rooms')
    .values(
      seededRooms.map(({ id, title, sport, competition }, index) => ({
        id,
        title: JSON.stringify(title),
        host: JSON.stringify(host),
        sport,
        competition: competition ?? null,
        match_id: null,
        stream_url: null,
        rank: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('banned_words')
    .values(bannedWords.map((word) => ({ word: comparableText(word) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('site_settings')
    .values({ key: 'speech', value: JSON.stringify(speech) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
