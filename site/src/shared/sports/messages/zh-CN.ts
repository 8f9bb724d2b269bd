/** Texts of markets. The names of market types and sides are in the rows of the contract's `market-types.ts`. */
export const markets = {
  periodFt: '全场',
  periodH: '上半场',
  periodH2: '下半场',
  periodQ: '第 {number} 节',
  periodS: '第 {number} 盘',
  periodSg: '第 {set} 盘第 {game} 局',
  periodM: '地图 {number}',
  periodMr: '地图 {map} 第 {round} 回合',

  draw: '和局',
  homeWin: '主胜',
  awayWin: '客胜',

  handicapOf: '{team} 让 {line}',
  handicapTaken: '{team} 受让 {line}',
  handicapLevel: '{team} 平手',
  totalOf: '{side} {line}',
} as const;
