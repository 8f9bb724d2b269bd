import type { GameCategory } from '@pavilion/contract';

const categoriesWithTables: readonly GameCategory[] = ['realbet', 'lottery', 'chess'];

/** Whether a lobby has games whose rounds all members share. */
export const hasTables = (category: GameCategory): boolean => categoriesWithTables.includes(category);
