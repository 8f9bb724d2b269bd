import type { LocalText } from './entities/common';

/**
 * The groups of games that a lobby can show alone, with their names, in the order of its tabs. `npm run typecheck` names where the
 * gateway chooses the games of a new one (`packages/gateway/src/domain/play/games/lobby.ts`).
 */
export const gameShelfNames = {
  hot: { 'zh-CN': '热门', en: 'Hot' },
  new: { 'zh-CN': '新游', en: 'New' },
  favourite: { 'zh-CN': '我的收藏', en: 'Favourites' },
  recent: { 'zh-CN': '最近玩过', en: 'Recent' },
} as const satisfies Readonly<Record<string, LocalText>>;
/** A group of games that a lobby can show alone. */
export type GameShelf = keyof typeof gameShelfNames;
/** The groups of games that a lobby can show alone. */
export const gameShelves: readonly GameShelf[] = Object.keys(gameShelfNames) as GameShelf[];

/**
 * The orders of the games in a lobby, with their names. `npm run typecheck` names where the gateway compares two games for a new
 * one (`orders` in `packages/gateway/src/domain/play/games/lobby.ts`).
 */
export const gameSortNames = {
  recommended: { 'zh-CN': '推荐优先', en: 'Recommended' },
  new: { 'zh-CN': '新游优先', en: 'New first' },
  name: { 'zh-CN': '按名称', en: 'By name' },
  players: { 'zh-CN': '在玩人数', en: 'Playing now' },
} as const satisfies Readonly<Record<string, LocalText>>;
/** An order of the games in a lobby. */
export type GameSort = keyof typeof gameSortNames;
/** The orders of the games in a lobby. */
export const gameSorts: readonly GameSort[] = Object.keys(gameSortNames) as GameSort[];
