import { errorCodes, limits } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { decideMessages, type SaidMessage, type SpeechState } from './decide-messages';
import type { Speaker } from './speakers';

const at = new Date('2026-11-24T12:00:00Z');
const speaker: Speaker = {
  nickname: '阿明',
  level: 3,
  isDemo: false,
  hasRealName: true,
  closure: undefined,
  mute: undefined,
};
const state = (changed: Partial<SpeechState> = {}): SpeechState => ({
  room: { id: 'room', state: 'live', slow: 2 },
  rules: { speechStatus: 1, vipMin: 0, vipMax: 0, slow: 2 },
  bannedWords: ['赌外围'],
  speakers: new Map([['member', speaker]]),
  stored: new Map(),
  recent: new Map(),
  refused: new Map(),
  at,
  ...changed,
});
const said = (...texts: string[]): SaidMessage[] =>
  texts.map((text, index) => ({ memberId: 'member', room: 'room', key: `key-${index}`, text }));
const decide = (texts: readonly string[], changed?: Partial<SpeechState>) => {
  const { decisions, ...written } = decideMessages(said(...texts), state(changed));
  return {
    ...written,
    decisions: decisions.map((each) => (each instanceof BusinessError ? each.code : each)),
  };
};

describe('decideMessages', () => {
  it('[LIV-3] accepts a message, and one with the same key again without a second row', () => {
    const [first] = said('好球');
    const { decisions, rows } = decideMessages([first!, first!], state());
    expect(decisions).toEqual([0, 0]);
    expect(rows).toEqual([
      { room_id: 'room', member_id: 'member', who: '阿明', vip: 3, text: '好球', client_key: 'key-0', at },
    ]);
  });

  it('[LIV-3] refuses who may not speak without counting it: no row, no mute, whatever the number of messages', () => {
    const { speechStatus, slow } = state().rules;
    const decided = decide(['一', '二', '三', '四'], { rules: { speechStatus, slow, vipMin: 5, vipMax: 0 } });
    expect(decided).toEqual({
      decisions: Array(4).fill(errorCodes.roomLevelNeeded),
      rows: [],
      refusals: [],
      mutes: new Map(),
    });
  });

  it('[LIV-3] says that a member may not speak before it reads the text', () => {
    expect(decide(['赌外围'], { speakers: new Map() }).decisions).toEqual([errorCodes.roomLoginNeeded]);
  });

  it('[LIV-3] counts refused texts, mutes with the third, and refuses the next message as one of a muted member', () => {
    const { roomTextRefused, roomMuted } = errorCodes;
    const { decisions, refusals, mutes, rows } = decide(['赌外围', '赌外围', '赌外围', '好球']);
    expect(decisions).toEqual([roomTextRefused, roomTextRefused, roomTextRefused, roomMuted]);
    expect(refusals).toHaveLength(3);
    expect(mutes).toEqual(new Map([['member', new Date(at.getTime() + 60_000)]]));
    expect(rows).toEqual([]);
  });

  it('[LIV-3] counts messages of the same turn in the pace, and a refusal of the pace to a mute', () => {
    const texts = Array.from({ length: limits.rooms.burst + 1 }, (_, index) => `第${index}句`);
    const { decisions, mutes } = decide(texts, { refused: new Map([['member', 2]]) });
    expect(decisions).toEqual([...Array(limits.rooms.burst).keys(), errorCodes.tooManyRequests]);
    expect(mutes.size).toBe(1);
  });

  it('[LIV-3] has another pace in another room, but no repeated text', () => {
    const sent = Array.from({ length: limits.rooms.burst }, (_, index) => ({
      room: 'other',
      text: `第${index}句`,
      at: at.getTime() - 1,
    }));
    const recent = new Map([['member', sent]]);
    expect(decide(['好球', '第0句'], { recent }).decisions).toEqual([0, errorCodes.roomTextRefused]);
  });
});
