import type { Paints } from '../../game-cover/paints';

/** The paints with which a motif of the game covers is drawn in a scene: the scene's own gradients. */
export const scenePaints = (id: string): Paints => ({
  gold: `url(#${id}gold)`,
  goldDark: 'var(--gold-3)',
  accent: `url(#${id}lamp)`,
  deep: `url(#${id}roof)`,
  ivory: `url(#${id}stone)`,
  shine: 'rgba(255, 255, 255, 0.4)',
  light: 'var(--gold-1)',
  ink: 'var(--wood-2)',
});
