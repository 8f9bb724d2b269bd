import type { PromotionSummary } from '@pavilion/contract';
import { Button, Card, inScheme, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { bannerScenes, type SceneName } from '../../../shared/scenes/scene-url';
import { promotionsMessages } from '../messages/promotions-messages';
import { StateBadge } from './state-badge';

/** The scene of a promotion; the gateway may name one that this version of the site does not have. */
export const sceneOf = (name: string): SceneName => bannerScenes.find((each) => each === name) ?? 'festival';

/** From this width of a card its text is beside the picture instead of below it. */
const wide = '@container (min-width: 640px)';
const narrow = '@container (max-width: 639.9px)';

const Picture = styled.div`
  position: relative;
  height: 148px;
  overflow: hidden;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: ${token.gradient.hero};
  /* By night the glass of the text begins over the picture. */
  ${narrow} { ${inScheme('dark')} { height: 172px; } }
  ${wide} {
    position: absolute;
    inset: 0;
    inset-inline-start: 40%;
    height: auto;
    border-radius: ${token.radius.lg};
    mask-image: linear-gradient(90deg, transparent 4%, black 22%);
  }
`;

/** The picture fades out behind the amount. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(90deg, ${token.color.surface} 22%, color-mix(in srgb, ${token.color.surface} 82%, transparent) 36%, transparent 50%);
  ${wide} { display: none; }
`;

const Worth = styled.p`
  position: absolute;
  inset-inline-start: ${token.space[4]};
  top: 148px;
  display: grid;
  transform: translateY(calc(-100% - ${token.space[3]}));
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  strong { font-size: ${token.text.h2}; line-height: ${token.leading.tight}; }
  ${inScheme('dark')} { strong { text-shadow: ${token.shadow.number}; } }
  ${wide} {
    position: relative;
    top: 0;
    inset-inline-start: 0;
    padding: ${token.space[5]} ${token.space[5]} 0;
    transform: none;
    strong { font-size: ${token.text.h1}; }
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token.space[2]};
  padding: ${token.space[4]} ${token.space[4]} 0;
  h2 { font-family: ${token.font.serif}; font-size: ${token.text.xl}; }
  > p { color: ${token.color.inkMuted}; line-height: ${token.leading.text}; text-wrap: pretty; }
  ${narrow} {
    ${inScheme('dark')} {
      position: relative;
      margin-top: -24px;
      border-top: 1px solid ${token.color.hairline};
      border-radius: ${token.radius.lg};
      background: ${token.color.glass};
      backdrop-filter: ${token.effect.glassFilter};
    }
  }
  ${wide} {
    position: relative;
    width: 48%;
    padding: ${token.space[1]} ${token.space[5]} 0;
    h2 { font-size: ${token.text.h2}; }
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 44px;
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  ${wide} {
    min-height: 72px;
    border: 0;
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token.space[2]};
  min-width: 0;
  margin-inline-end: auto;
`;

/** Where a click anywhere on the card leads; the title is the link. */
const More = styled.span`
  flex: none;
  color: ${token.color.accentText};
  font-weight: ${token.weight.medium};
  ${wide} { &[data-main] { display: none; } }
`;

const Main = styled.span`
  display: none;
  flex: none;
  /* Below the text; its state follows. */
  ${wide} { display: block; order: -1; margin-inline-end: ${token.space[2]}; }
`;

const Box = styled(Card)`
  height: 100%;
  container-type: inline-size;
  > div { display: grid; grid-template-rows: auto 1fr; height: 100%; }
`;

interface PromotionCardProps {
  readonly promotion: PromotionSummary;
}

/** A promotion in a list. */
export const PromotionCard = ({ promotion }: PromotionCardProps) => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const { slug, title, summary, scene, endsAt, upTo, multiple, state } = promotion;
  const isOpen = state === 'open';
  return (
    <Box interactive padding="none">
      <Picture>
        <SceneImage name={sceneOf(scene)} isUnderText />
        {upTo !== null && <Shade />}
      </Picture>
      {upTo !== null && (
        <Worth>
          <small>{t('upTo')}</small>
          <strong>
            <Money value={upTo} tone="value" />
          </strong>
        </Worth>
      )}
      <Body>
        <h2>
          <Link to={{ pathname: paths.activity.discounts, search: `?id=${encodeURIComponent(slug)}` }}>
            {text(title)}
          </Link>
        </h2>
        <p>{text(summary)}</p>
        <Foot>
          {state !== null && <StateBadge state={state} />}
          <Facts className="pv-num">
            {upTo === null && <span>{t('noJoining')}</span>}
            {upTo !== null && multiple > 0 && <span>{t('turnoverShort', { times: multiple / 100 })}</span>}
            {endsAt !== null && <span>{t('until', { at: timeText(endsAt, 'day') })}</span>}
          </Facts>
          <More aria-hidden="true" data-main={isOpen || undefined}>
            {t('details')} →
          </More>
          {isOpen && (
            <Main aria-hidden="true">
              <Button as="span" variant="primary">
                {t('toJoin')}
              </Button>
            </Main>
          )}
        </Foot>
      </Body>
    </Box>
  );
};
