import type { Tone } from './draws';

/** Colours of real things – cards, dice, balls – which are the same in every theme. */
export const pieceColours = {
  face: '#fffdf7',
  edge: '#cdbf9f',
  ink: '#1f2230',
  red: '#c2222c',
  back: '#9c2230',
  backLine: '#d98b7a',
} as const;

/** Ground and ink of a ball or pocket. */
export const toneColours: Readonly<Record<Tone, readonly [ground: string, ink: string]>> = {
  red: ['#c62b33', '#ffffff'],
  blue: ['#2462ad', '#ffffff'],
  green: ['#1c7a4c', '#ffffff'],
  black: ['#24262f', '#ffffff'],
  gold: ['#e0b04a', '#2a1d08'],
};

/** Ground and ink of the racing cars, by number from 1. */
export const carColours: readonly (readonly [ground: string, ink: string])[] = [
  ['#f2d23b', '#2a1d08'],
  ['#1f6fd0', '#ffffff'],
  ['#4a4d57', '#ffffff'],
  ['#e57a17', '#2a1d08'],
  ['#2fb7c4', '#08242a'],
  ['#4a3fb5', '#ffffff'],
  ['#c9ccd3', '#1f2230'],
  ['#d92f2f', '#ffffff'],
  ['#7a1a1f', '#ffffff'],
  ['#1a8139', '#ffffff'],
];
