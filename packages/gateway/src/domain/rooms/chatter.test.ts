import type { RoomMatch } from '@pavilion/contract';
import { commentOn } from './chatter';

const sideOf = (name: string) => ({ name: { 'zh-CN': name, en: name } });

/** A running match with these incidents, each a minute after the one before. */
const matchWith = (...incidents: readonly (readonly [kind: string, side: 'h' | 'a' | null])[]) =>
  ({
    competition: sideOf('滨江杯'),
    home: sideOf('甲队'),
    away: sideOf('乙队'),
    scores: { ft: [1, 0] },
    incidents: incidents.map(([kind, side], index) => ({ at: index * 60, kind, side })),
  }) as unknown as RoomMatch;

describe('the automatic comment on a match', () => {
  it.each([
    ['goal-confirmed', '乙队 进球有效！'],
    ['red', '乙队 有球员被红牌罚下。'],
    ['corner', '乙队 获得角球。'],
  ])('[LIV-3] announces %s with the team and the score', (kind, text) => {
    expect(commentOn(matchWith([kind, 'a']), -1)).toBe(`${text} 滨江杯：甲队 1:0 乙队`);
  });

  it('[LIV-3] announces the most important of the new incidents, and nothing of the others', () => {
    const match = matchWith(['goal-confirmed', 'h'], ['red', 'h'], ['corner', 'a'], ['throw-in', 'a']);
    expect(commentOn(match, -1)).toContain('甲队 进球有效');
    expect(commentOn(match, 0)).toContain('甲队 有球员被红牌罚下');
    expect(commentOn(match, 60)).toContain('乙队 获得角球');
    expect(commentOn(match, 120)).toBeUndefined();
  });
});
