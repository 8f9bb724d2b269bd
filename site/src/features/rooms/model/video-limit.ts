import type { RoomRules } from '@pavilion/contract';

/**
 * Whether a video may be loaded by the VIP range of the site's limits. The specification lets it always pass (LIV-3); this is the
 * place for the rule of a site that limits its videos, which then shows the drawn match.
 */
export const passesVideoLimit = (_limits: Pick<RoomRules, 'vipMin' | 'vipMax'>): boolean => true;
