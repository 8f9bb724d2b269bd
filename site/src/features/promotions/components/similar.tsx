import type { CallResponse, PromotionSummary } from '@pavilion/contract';
import { usePromotionListInfiniteQuery } from '@pavilion/sdk/react/money';
import { breakpoint, token } from '@pavilion/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { sceneBesideText } from '../../../shared/layout/scene-beside-text';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { promotionsMessages } from '../messages/promotions-messages';
import { sceneOf } from './promotion-card';

/** As many as fill the column beside the rules. */
const shown = 3;

const Root = styled.section`
  padding: ${token.space[4]} ${token.space[5]} ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  h2 { font-size: ${token.text.lg}; }
  @media (max-width: ${breakpoint.phone}px) { padding-inline: ${token.space[4]}; }
`;

/** The link of the title is as large as the row. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token.space[3]};
  padding-block: ${token.space[3]};
  & + & { border-top: 1px solid ${token.color.line}; }
  h3 { overflow: hidden; font-size: ${token.text.md}; text-overflow: ellipsis; white-space: nowrap; }
  p { overflow: hidden; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; text-overflow: ellipsis; white-space: nowrap; }
  a::after { content: ''; position: absolute; inset: 0 calc(-1 * ${token.space[2]}); border-radius: ${token.radius.md}; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid ${token.color.focus}; outline-offset: -2px; }
  &:hover h3 { color: ${token.color.accentText}; }
`;

const Picture = styled.div`
  ${sceneBesideText}
  grid-row: 1 / 3;
  height: 56px;
  border-radius: ${token.radius.md};
  background: ${token.gradient.hero};
  mask-image: none;
`;

const Worth = styled.span`
  grid-row: 1 / 3;
  grid-column: 3;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: end;
  strong { display: block; font-size: ${token.text.lg}; }
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

/** Other promotions beside one, on narrow screens below it. */
export const SimilarPromotions = ({ promotion }: { readonly promotion: CallResponse<'promotionInfo'> }) => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const id = useId();
  const list = usePromotionListInfiniteQuery({});
  const others = othersOf(list.data?.pages[0]?.items ?? [], promotion);
  if (others.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('others')}</h2>
      <ul>
        {others.map((row) => (
          <Row key={row.slug}>
            <Picture>
              <SceneImage name={sceneOf(row.scene)} />
            </Picture>
            <h3>
              <Link
                to={{ pathname: paths.activity.discounts, search: `?id=${encodeURIComponent(row.slug)}` }}
              >
                {text(row.title)}
              </Link>
            </h3>
            <p>{text(row.summary)}</p>
            {row.upTo !== null && (
              <Worth>
                {t('upTo')}
                <strong>
                  <Money value={row.upTo} tone="value" />
                </strong>
              </Worth>
            )}
          </Row>
        ))}
      </ul>
    </Root>
  );
};
