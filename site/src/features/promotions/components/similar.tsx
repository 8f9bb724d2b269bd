import type { CallResponse, PromotionSummary } from '@pavilion/contract';
import { usePromotionListInfiniteQuery } from '@pavilion/sdk/react/money';
import { breakpoint, token } from '@pavilion/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { promotionsMessages } from '../messages/promotions-messages';
import { PromotionCard } from './promotion-card';

/** A row of the grid on wide screens. */
const shown = 3;

const Root = styled.section`
  display: grid;
  gap: ${token.space[4]};
  h2 { font-family: ${token.font.serif}; font-size: ${token.text.xl}; }
  ul { display: grid; grid-template-columns: repeat(${shown}, minmax(0, 1fr)); gap: ${token.space[5]}; }
  @media (max-width: ${breakpoint.desktop - 1}px) {
    ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    li:nth-child(n + 3) { display: none; }
  }
  @media (max-width: ${breakpoint.phone}px) { ul { grid-template-columns: minmax(0, 1fr); gap: ${token.space[4]}; } }
`;

/** The other promotions: first those that the member can take part in, of these the ones of the same category. */
const othersOf = (
  rows: readonly PromotionSummary[],
  { slug, category }: Pick<PromotionSummary, 'slug' | 'category'>,
) => {
  const rank = (row: PromotionSummary) =>
    (row.state === 'open' ? 2 : 0) + (row.category === category ? 1 : 0);
  return rows
    .filter((row) => row.slug !== slug)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, shown);
};

/** Other promotions below one. */
export const SimilarPromotions = ({ promotion }: { readonly promotion: CallResponse<'promotionInfo'> }) => {
  const t = useMessages(promotionsMessages);
  const id = useId();
  const list = usePromotionListInfiniteQuery({});
  const others = othersOf(list.data?.pages[0]?.items ?? [], promotion);
  if (others.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('others')}</h2>
      <ul>
        {others.map((row) => (
          <li key={row.slug}>
            <PromotionCard promotion={row} level={3} />
          </li>
        ))}
      </ul>
    </Root>
  );
};
