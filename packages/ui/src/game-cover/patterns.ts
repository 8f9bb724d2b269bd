/** A small repeat for each kind of game: scales, lattice, waves, chevrons, dots, velvet, pitch. */
export const patterns = {
  slots: [24, 12, 'M0 12A12 12 0 0 1 24 12M5 12a7 7 0 0 1 14 0M-12 6A12 12 0 0 1 12 6A12 12 0 0 1 36 6'],
  chess: [28, 28, 'M0 0H28V28H0ZM7 7H21V21H7ZM0 14H7M21 14H28M14 0V7M14 21V28'],
  fishing: [40, 16, 'M0 8Q10 -2 20 8T40 8M0 16Q10 6 20 16T40 16'],
  esports: [24, 42, 'M0 7L12 0L24 7V21L12 28L0 21ZM12 28V42'],
  lottery: [22, 22, 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M0 0l3 3M22 22l-3 -3M22 0l-3 3M0 22l3 -3'],
  live: [22, 44, 'M11 0L22 22L11 44L0 22ZM11 12L16 22L11 32L6 22Z'],
  sport: [16, 16, 'M0 16L16 0M-4 4L4 -4M12 20L20 12'],
} as const;

/** A category of games. It decides the background of a cover. */
export type CoverCategory = keyof typeof patterns;
