import type { GameCategory, LocalText } from '@pavilion/contract';

/** The categories of games, as the console names them. */
export const gameCategoryNames: Readonly<Record<GameCategory, LocalText>> = {
  chess: { 'zh-CN': '棋牌', en: 'Chess & cards' },
  egame: { 'zh-CN': '电子', en: 'Slots' },
  gaming: { 'zh-CN': '电竞', en: 'Esports' },
  lottery: { 'zh-CN': '彩票', en: 'Lottery' },
  realbet: { 'zh-CN': '真人', en: 'Live dealer' },
  sport: { 'zh-CN': '体育', en: 'Sports' },
  fishing: { 'zh-CN': '捕鱼', en: 'Fishing' },
};
