import type { LocalText } from '@pavilion/contract';

export { drawRound } from './draw-round';
export { registerSlotVenue } from './register-slot-venue';
export { slotGames } from './slot-games';

/** The house's own slot venue. */
export const slotVenue: { readonly code: string; readonly name: LocalText } = {
  code: 'PAVILION',
  name: { 'zh-CN': '云阁电子', en: 'Pavilion Slots' },
};
