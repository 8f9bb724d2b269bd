import { AuthScene, breakpoint, ClockIcon, CoinIcon, type Icon, ShieldIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { type AuthKey, authMessages } from '../messages/auth-messages';

const Frame = styled.aside`
  position: relative;
  min-height: 100%;
  overflow: hidden;
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[3]};
  isolation: isolate;

  > svg { position: absolute; inset: 0; z-index: -1; }

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
    height: clamp(168px, 30vw, 260px);
    &::after { inset: 6px; }
  }
`;

const Slogan = styled.p`
  position: absolute;
  top: 44px;
  left: 48px;
  display: grid;
  gap: ${token.space[4]};
  color: ${token.color.ink};
  font-family: ${token.font.serif};
  font-size: ${token.text.h2};
  font-weight: ${token.weight.bold};
  line-height: 1.3;

  > span { display: block; }

  &:lang(zh) {
    writing-mode: vertical-rl;
    left: 44px;
    font-size: ${token.text.h1};
    letter-spacing: 0.18em;
    > :last-child { margin-block-start: 0; padding-inline-start: 1.1em; }
  }

  @media (max-width: ${breakpoint.tablet}px) {
    top: 24px;
    left: 24px;
    gap: ${token.space[1]};
    font-size: ${token.text.xl};
    &:lang(zh) {
      left: 22px;
      font-size: ${token.text.h3};
      letter-spacing: 0.1em;
    }
  }
`;

const Promises = styled.ul`
  position: absolute;
  right: 24px;
  bottom: 24px;
  left: 24px;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.color.glass};
  backdrop-filter: ${token.effect.glassFilter};
  color: ${token.color.ink};
  font-size: ${token.text.sm};

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    padding: ${token.space[3]} ${token.space[4]};
  }
  li + li { border-left: 1px solid ${token.color.line}; }
  svg { flex: none; color: ${token.color.value}; }

  @media (max-width: ${breakpoint.tablet}px) { display: none; }
`;

const promises: readonly { readonly text: Extract<AuthKey, `promise${string}`>; readonly Sign: Icon }[] = [
  { text: 'promisePlay', Sign: CoinIcon },
  { text: 'promiseFair', Sign: ShieldIcon },
  { text: 'promiseLimits', Sign: ClockIcon },
];

/** The picture beside the form, with the brand's couplet and three promises that the product keeps. */
export const ScenePanel = () => {
  const t = useMessages(authMessages);
  return (
    <Frame>
      <AuthScene />
      <Slogan>
        <span>{t('sloganFirst')}</span>
        <span>{t('sloganSecond')}</span>
      </Slogan>
      <Promises>
        {promises.map(({ text, Sign }) => (
          <li key={text}>
            <Sign size={20} />
            {t(text)}
          </li>
        ))}
      </Promises>
    </Frame>
  );
};
