import type { GameCategory } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { IconTile } from '../layout/icon-tile';
import { categoryRows } from './categories';
import { CategoryIcon } from './category-icon';

const Letters = styled(IconTile)`
  font-family: ${token.font.number};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.heavy};
  line-height: 1;
`;

interface VenueIconProps {
  /** Of the venue, in the language of the page. */
  readonly name: string;
  readonly category: GameCategory | null;
  /** In px. Default 36. */
  readonly size?: number;
}

/** The letters that a venue's name begins with, since several of a category have its icon; else that icon. */
export const VenueIcon = ({ name, category, size }: VenueIconProps) => {
  const [letters] = /^[A-Z]{2,3}\b/.exec(name) ?? [];
  if (letters === undefined) return <CategoryIcon category={category} size={size} />;
  const tone = categoryRows.find((each) => each.category === category)?.tone;
  return (
    <Letters $size={size} $tone={tone}>
      {letters}
    </Letters>
  );
};
