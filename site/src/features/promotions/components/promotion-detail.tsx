import { usePromotionInfoQuery } from '@pavilion/sdk/react/money';
import { breakpoint, Card, ChevronLeftIcon, ErrorFallback, inScheme, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { promotionsMessages } from '../messages/promotions-messages';
import { OwnPart } from './own-part';
import { sceneOf } from './promotion-card';
import { RuleTable } from './rule-table';
import { SimilarPromotions } from './similar';
import { StepBar } from './step-bar';

/** How often a promotion is read again while it runs, in milliseconds: a deposit is matched in the background. */
const refresh = 15_000;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  width: fit-content;
  min-height: 32px;
  color: ${token.color.accentText};
  /* Close to the head of the page and to what it leads back from. */
  @media (max-width: ${breakpoint.tablet}px) { min-height: 40px; margin-block: calc(-1 * ${token.space[5]}) calc(-1 * ${token.space[4]}); }
`;

const Hero = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${token.space[3]};
  min-height: 220px;
  padding: ${token.space[6]} ${token.space[8]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  h1 { font-family: ${token.font.serif}; font-size: ${token.text.h2}; }
  > p { max-width: 30em; color: ${token.color.inkMuted}; font-size: ${token.text.lg}; }
  > * { position: relative; }
  @media (max-width: ${breakpoint.tablet}px) {
    min-height: 0;
    padding: 148px ${token.space[4]} ${token.space[4]};
    h1 { font-size: ${token.text.h3}; }
  }
`;

const Worth = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token.space[3]};
  color: ${token.color.inkMuted};
  strong { font-size: ${token.text.h1}; line-height: ${token.leading.tight}; }
  ${inScheme('dark')} { strong { text-shadow: ${token.shadow.number}; } }
  @media (max-width: ${breakpoint.phone}px) { strong { font-size: ${token.text.h2}; } }
`;

const Picture = styled.div`
  &&& { position: absolute; }
  inset: 0;
  /* There no text is over the left half of the scene, which is empty: it is cut. */
  @media (max-width: ${breakpoint.tablet}px) { inset: 0 0 auto -20%; height: 140px; }
  @media (max-width: ${breakpoint.phone}px) { left: 0; }
`;

/** Not a grid, in which the bar of phones could stick within its own row alone. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { && [data-in-bar] { display: none; } }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(320px, 1fr);
  gap: ${token.space[5]};
  align-items: start;
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

/** In sight beside longer rules; on narrow screens the member's part is above the rules, and the other promotions below. */
const Side = styled.div`
  position: sticky;
  top: calc(var(--pv-sticky-top, 0px) + ${token.space[3]});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  @media (max-width: ${breakpoint.tablet}px) {
    display: contents;
    > :first-child { grid-row: 1; }
  }
`;

const Terms = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
  padding: ${token.space[4]} 0 0 ${token.space[5]};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  line-height: ${token.leading.loose};
  list-style: decimal;
`;

/** A promotion with its rules, and the member's part in it. */
export const PromotionDetail = ({ slug }: { readonly slug: string }) => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const info = usePromotionInfoQuery({ slug }, { pollingInterval: refresh, skipPollingIfUnfocused: true });
  const promotion = info.data;
  return (
    <Page>
      <Back to={paths.activity.discounts}>
        <ChevronLeftIcon size={16} />
        {t('back')}
      </Back>
      {info.isError && !promotion ? (
        <Card>
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={info.error} />}
            onRetry={() => void info.refetch()}
            retrying={info.isFetching}
          />
        </Card>
      ) : (
        <>
          <Hero aria-busy={!promotion}>
            <Picture>
              <SceneImage name={sceneOf(promotion?.scene ?? '')} early isUnderText />
            </Picture>
            {promotion ? (
              <>
                <h1>{text(promotion.title)}</h1>
                <p>{text(promotion.summary)}</p>
                {promotion.upTo !== null && (
                  <Worth>
                    {t('upTo')}
                    <strong>
                      <Money value={promotion.upTo} tone="value" />
                    </strong>
                  </Worth>
                )}
              </>
            ) : (
              <Skeleton lines={2} width={320} />
            )}
          </Hero>
          {promotion ? (
            <Columns>
              <Card title={t('rulesTitle')}>
                <RuleTable promotion={promotion} />
                <Terms aria-label={t('termsTitle')}>
                  {promotion.terms.map((term) => (
                    <li key={term.en}>{text(term)}</li>
                  ))}
                </Terms>
              </Card>
              <Side>
                <OwnPart promotion={promotion} reload={info.refetch} />
                <SimilarPromotions promotion={promotion} />
              </Side>
            </Columns>
          ) : (
            <Columns>
              <Skeleton shape="block" height={360} />
              <Skeleton shape="block" height={200} />
            </Columns>
          )}
          {promotion && <StepBar promotion={promotion} />}
        </>
      )}
    </Page>
  );
};
