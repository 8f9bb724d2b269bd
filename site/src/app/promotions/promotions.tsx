import { usePopInfoQuery, useSuspensionIconQuery } from '@pavilion/sdk/react';
import { breakpoint, CloseIcon, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { SceneImage } from '../../shared/scenes/scene-image';
import { bannerScenes } from '../../shared/scenes/scene-url';
import { appMessages } from '../app-messages';
import { closedPromotions, rememberClosed } from './closed-promotions';

const Corner = styled.aside`
  position: fixed;
  right: ${token.space[5]};
  bottom: ${token.space[5]};
  z-index: ${token.z.sticky};
  display: grid;
  justify-items: end;
  gap: ${token.space[3]};
  width: min(320px, calc(100vw - 2 * ${token.space[5]}));
  pointer-events: none;
  > * { position: relative; pointer-events: auto; }
  @media (max-width: ${breakpoint.phone}px) { right: ${token.space[4]}; bottom: ${token.space[4]}; }
`;

const PopUpCard = styled.article`
  width: 100%;
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.color.raised};
  box-shadow: ${token.shadow[3]};
`;

const Scene = styled.div`
  height: 112px;
  overflow: hidden;
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  strong { font-size: ${token.text.lg}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  a {
    min-height: 24px;
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Floating = styled.div`
  a {
    display: block;
    max-width: 200px;
    padding: ${token.space[3]} ${token.space[10]} ${token.space[3]} ${token.space[4]};
    border: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.lg};
    background: ${token.color.raised};
    box-shadow: ${token.shadow[2]};
    color: ${token.color.ink};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.bold};
  }
`;

const Close = styled.button.attrs({ type: 'button' })`
  position: absolute;
  top: ${token.space[2]};
  right: ${token.space[2]};
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${token.color.raised};
  color: ${token.color.ink};
`;

/**
 * What the gateway promotes, in the corner of the window: the first pop-up that was not closed, and the floating icon.
 * It covers nothing that one must answer first. A dividend's pop-up waits for the page that can claim it.
 *
 * Source: section 7 of the specification (suspensionIcon, popInfo); requirement APP-8.
 */
export const Promotions = () => {
  const t = useMessages(appMessages);
  const text = useLocalText();
  const { data: popUps = [] } = usePopInfoQuery({});
  const { data: icons = [] } = useSuspensionIconQuery({});
  const [closed, setClosed] = useState(() => closedPromotions(localStorage));

  const close = (id: string) => {
    rememberClosed(localStorage, id);
    setClosed([...closed, id]);
  };
  const popUp = popUps.find(({ id, dividend }) => dividend === null && !closed.includes(id));
  const icon = icons.find(({ id }) => !closed.includes(id));
  const scene = bannerScenes.find((name) => name === popUp?.scene);
  if (!popUp && !icon) return null;

  const closeButton = (id: string, title: string) => (
    <Close aria-label={t('closePromotion', { title })} onClick={() => close(id)}>
      <CloseIcon size={16} />
    </Close>
  );
  return (
    <Corner aria-label={t('promotions')}>
      {popUp && (
        <PopUpCard>
          {scene && (
            <Scene>
              <SceneImage name={scene} />
            </Scene>
          )}
          <Words>
            <strong>{text(popUp.title)}</strong>
            <p>{text(popUp.body)}</p>
            <Link to={popUp.href} onClick={() => close(popUp.id)}>
              {text(popUp.callToAction)}
            </Link>
          </Words>
          {closeButton(popUp.id, text(popUp.title))}
        </PopUpCard>
      )}
      {icon && (
        <Floating>
          <Link to={icon.href}>{text(icon.title)}</Link>
          {closeButton(icon.id, text(icon.title))}
        </Floating>
      )}
    </Corner>
  );
};
