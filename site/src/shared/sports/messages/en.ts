export const markets = {
  periodFt: 'Full time',
  periodH: '1st half',
  periodH2: '2nd half',
  periodQ: 'Quarter {number}',
  periodS: 'Set {number}',
  periodSg: 'Set {set}, game {game}',
  periodM: 'Map {number}',
  periodMr: 'Map {map}, round {round}',

  draw: 'Draw',
  homeWin: 'Home',
  awayWin: 'Away',

  handicapOf: '{team} giving {line}',
  handicapTaken: '{team} receiving {line}',
  handicapLevel: '{team} level',
  totalOf: '{side} {line}',
} as const;
