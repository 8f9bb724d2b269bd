import type { GameCategory } from '@pavilion/contract';
import { IconTile } from '../layout/icon-tile';
import { categoryRows } from './categories';

/** The icon of a category on a tile; an empty tile for a category without one. */
export const CategoryTile = ({ category, size = 36 }: { category: GameCategory | null; size?: number }) => {
  const Icon = categoryRows.find((row) => row.category === category)?.icon;
  return <IconTile $size={size}>{Icon && <Icon size={Math.round(size / 2)} />}</IconTile>;
};
