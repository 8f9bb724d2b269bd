import type { GameCategory } from '@pavilion/contract';
import { IconTile } from '../layout/icon-tile';
import { categoryRows } from './categories';

/** The icon of a category on a tile; an empty tile for a category without one. */
export const CategoryIcon = ({ category, size = 36 }: { category: GameCategory | null; size?: number }) => {
  const row = categoryRows.find((each) => each.category === category);
  return (
    <IconTile $size={size} $tone={row?.tone ?? 'value'}>
      {row && <row.icon size={Math.round(size * 0.55)} />}
    </IconTile>
  );
};
