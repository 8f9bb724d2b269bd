import type { Shelf, Sort } from '../model/filters';

export const shelfNames = [
  ['hot', 'shelfHot'],
  ['new', 'shelfNew'],
  ['favourite', 'shelfFavourite'],
  ['recent', 'shelfRecent'],
] as const satisfies readonly (readonly [Shelf, string])[];

export const sortNames = [
  ['recommended', 'sortRecommended'],
  ['new', 'sortNew'],
  ['name', 'sortName'],
  ['players', 'sortPlayers'],
] as const satisfies readonly (readonly [Sort, string])[];
