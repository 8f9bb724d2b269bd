import type { PromotionSummary } from '@pavilion/contract';
import { Card, inScheme, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { formatMoment } from '../../../shared/calendar/moment';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { bannerScenes, type SceneName } from '../../../shared/scenes/scene-url';
import { promotionsMessages } from '../messages/promotions-messages';
import { StateBadge } from './state-badge';

/** The scene of a promotion; the gateway may name one that this version of the site does not have. */
export const sceneOf = (name: string): SceneName => bannerScenes.find((each) => each === name) ?? 'festival';

const Picture = styled.div`
  position: relative;
  height: 148px;
  overflow: hidden;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: ${token.gradient.hero};
  /* By night the glass of the text begins over the picture. */
  ${inScheme('dark')} { height: 172px; }
`;

/** The picture fades out behind the amount. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(90deg, ${token.color.surface} 26%, color-mix(in srgb, ${token.color.surface} 82%, transparent) 42%, transparent 64%);
`;

const Worth = styled.p`
  position: absolute;
  inset-inline-start: ${token.space[4]};
  bottom: ${token.space[3]};
  display: grid;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  strong { font-size: ${token.text.h2}; }
  ${inScheme('dark')} {
    bottom: 36px;
    strong { text-shadow: ${token.shadow.number}; }
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  h2 { font-family: ${token.font.serif}; font-size: ${token.text.xl}; }
  > p { color: ${token.color.inkMuted}; line-height: ${token.leading.text}; }
  ${inScheme('dark')} {
    position: relative;
    margin-top: -24px;
    border-top: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.lg};
    background: ${token.color.glass};
    backdrop-filter: ${token.effect.glassFilter};
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  min-height: 28px;
  padding-top: ${token.space[2]};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Box = styled(Card)`
  height: 100%;
  > div { display: grid; grid-template-rows: auto 1fr; height: 100%; }
`;

/** A promotion in the list. */
export const PromotionCard = ({ promotion }: { readonly promotion: PromotionSummary }) => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const { slug, title, summary, scene, endsAt, upTo, state } = promotion;
  return (
    <Box interactive padding="none">
      <Picture>
        <SceneImage name={sceneOf(scene)} isUnderText />
        {upTo !== null && (
          <>
            <Shade />
            <Worth>
              <small>{t('upTo')}</small>
              <strong>
                <Money value={upTo} tone="value" />
              </strong>
            </Worth>
          </>
        )}
      </Picture>
      <Body>
        <h2>
          <Link to={{ pathname: paths.activity.discounts, search: `?id=${encodeURIComponent(slug)}` }}>
            {text(title)}
          </Link>
        </h2>
        <p>{text(summary)}</p>
        {(endsAt !== null || state !== null) && (
          <Foot>
            {endsAt !== null && (
              <span className="pv-num">{t('until', { at: formatMoment(endsAt, locale, 'minute') })}</span>
            )}
            {state !== null && <StateBadge state={state} />}
          </Foot>
        )}
      </Body>
    </Box>
  );
};
