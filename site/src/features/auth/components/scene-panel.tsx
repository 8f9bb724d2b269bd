import { inLanguage } from '@pavilion/format';
import {
  BrandMark,
  breakpoint,
  ClockIcon,
  CoinIcon,
  type Icon,
  inAlphabet,
  inScheme,
  ShieldIcon,
  token,
  useTheme,
} from '@pavilion/ui';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { type AuthKey, authMessages } from '../messages/auth-messages';

const Frame = styled.aside<{ $isHigh: boolean }>`
  position: relative;
  min-height: 100%;
  overflow: hidden;
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[3]};
  isolation: isolate;

  /* The inner of two thin lines, as on a painted screen. */
  &::after {
    content: '';
    position: absolute;
    inset: 10px;
    border: 1px solid ${token.color.hairline};
    border-radius: calc(${token.radius.xl} - 4px);
    pointer-events: none;
  }

  @media (max-width: ${breakpoint.tablet}px) {
    min-height: 0;
    height: clamp(184px, 34vw, 280px);
    &::after { inset: 6px; }
  }
  /* The form below it has to fit into the first view, also with the fields that a link has filled in. */
  @media (max-width: ${breakpoint.phone}px) {
    height: ${({ $isHigh }) => ($isHigh ? 'clamp(124px, 100svh - 660px, 240px)' : 'clamp(56px, 100svh - 624px, 148px)')};
    :has([data-prefilled]) > & { height: clamp(40px, 100svh - 700px, 104px); }
  }
`;

const Picture = styled(SceneImage)`
  position: absolute;
  inset: 0;
  z-index: -1;
  /* The roof, not the middle of the scene; by night from the lamp on its top. */
  @media (max-width: ${breakpoint.phone}px) {
    --beyond: 60px;
    inset: -12px 0 auto;
    &&& { height: calc(100% + var(--beyond)); }
    ${inScheme('dark')} { --beyond: 86px; inset: 0 0 auto; }
  }
`;

/** Vertical text in two columns from the right, as couplets are written on Chinese paintings. */
const Couplet = styled.div`
  position: absolute;
  top: 40px;
  right: 36px;
  display: grid;
  grid-template-columns: auto auto;
  gap: ${token.space[2]};
  color: ${token.color.ink};
  font-family: ${token.font.serif};
  font-size: ${token.text.h2};
  font-weight: ${token.weight.bold};
  line-height: 1.2;
  letter-spacing: 0.14em;
  text-shadow: 0 0 10px ${token.color.surface};

  > * { grid-row: 1; }
  > :first-child { grid-column: 2; writing-mode: vertical-rl; }
  > :nth-child(2) { grid-column: 1; margin-top: 1.3em; writing-mode: vertical-rl; }
  > :last-child { grid-column: 1; grid-row: 2; justify-self: center; }

  &${inAlphabet} { display: none; }
  @media (max-width: ${breakpoint.desktop}px) { right: 28px; font-size: ${token.text.xl}; }
  @media (max-width: ${breakpoint.tablet}px) { display: none; }
`;

/** Languages without vertical text show the lines above the promises. */
const Line = styled.p`
  padding: ${token.space[3]} ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
  font-family: ${token.font.serif};
  font-size: ${token.text.xl};
  font-weight: ${token.weight.bold};
  &:not(${inAlphabet}) { display: none; }
`;

const Foot = styled.div`
  position: absolute;
  right: 24px;
  bottom: 24px;
  left: 24px;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.color.glass};
  backdrop-filter: ${token.effect.glassFilter};
  color: ${token.color.ink};
  @media (max-width: ${breakpoint.tablet}px) { display: none; }
`;

const Promises = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, auto);
  font-size: ${token.text.sm};

  li {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space[2]};
    padding: ${token.space[3]};
  }
  li + li { border-left: 1px solid ${token.color.line}; }
  svg { flex: none; color: ${token.color.value}; }
`;

const promises: readonly { readonly text: Extract<AuthKey, `promise${string}`>; readonly Sign: Icon }[] = [
  { text: 'promisePlay', Sign: CoinIcon },
  { text: 'promiseFair', Sign: ShieldIcon },
  { text: 'promiseLimits', Sign: ClockIcon },
];

/** The picture beside the form, with the brand's couplet and three promises; on phones as high as the form leaves room. */
export const ScenePanel = ({ isHigh }: { readonly isHigh: boolean }) => {
  const t = useMessages(authMessages);
  const { locale } = useLocale();
  const { slogan: byDefault, themeSlogans } = useBrand();
  const slogans = themeSlogans?.[useTheme().name] ?? byDefault;
  const slogan = slogans && inLanguage(slogans, locale);
  return (
    <Frame $isHigh={isHigh}>
      <Picture name="auth" early />
      {slogan && (
        <Couplet>
          <span>{slogan[0]}</span>
          <span>{slogan[1]}</span>
          <BrandMark size={32} />
        </Couplet>
      )}
      <Foot>
        {slogan && <Line>{slogan.join(' ')}</Line>}
        <Promises>
          {promises.map(({ text, Sign }) => (
            <li key={text}>
              <Sign size={20} />
              {t(text)}
            </li>
          ))}
        </Promises>
      </Foot>
    </Frame>
  );
};
