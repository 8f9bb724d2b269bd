import type { WebTerminal } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { api } from '@pavilion/sdk/react';
import { Button, breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../../shared/messages';
import { ownPath } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { outsideAddress } from '../../../shared/navigation/outside-address';
import type { PageData } from '../../../shared/page/page-data';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { DownloadFrame, Part } from '../components/download-frame';
import { HomeScreenSteps } from '../components/home-screen-steps';
import { PhoneCode } from '../components/phone-code';
import { Terminals } from '../components/terminals';
import { downloadMessages } from '../download-messages';
import { terminalsBody } from '../terminals-body';

const Hero = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${token.space[5]};
  min-height: 440px;
  padding: ${token.space[10]};
  padding-right: 44%;
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  h1 { font-family: ${token.font.serif}; font-size: clamp(${token.text.h3}, 3vw, ${token.text.h1}); }
  > p { color: ${token.color.inkMuted}; font-size: ${token.text.lg}; line-height: ${token.leading.loose}; }
  @media (max-width: ${breakpoint.tablet}px) { padding: ${token.space[6]}; }
`;

const Picture = styled.div`
  position: absolute;
  top: 48px;
  right: 10%;
  width: 280px;
  height: 466px;
  @media (max-width: ${breakpoint.tablet}px) {
    position: relative;
    inset: auto;
    order: -1;
    justify-self: center;
    width: 216px;
    height: 200px;
    overflow: hidden;
    margin-bottom: calc(-1 * ${token.space[5]});
    mask: linear-gradient(#000 76%, transparent);
    > * { height: 360px; }
  }
`;

export const data: PageData = ({ dispatch }) => [dispatch(api.endpoints.webTerminal.initiate(terminalsBody))];

/** The download page for desktop browsers (MOB-2). */
export const DownloadPage = () => {
  const t = useMessages(downloadMessages);
  const { name } = useBrand();
  const { locale } = useLocale();

  const actionOf = ({ kind, href }: WebTerminal) => {
    const path = ownPath(href);
    if (path === undefined) {
      const outside = outsideAddress(href);
      return (
        outside !== undefined && (
          <Button as="a" href={outside} rel="noreferrer">
            {t('open')}
          </Button>
        )
      );
    }
    return (
      <Button as={Link} to={path}>
        {t(path === paths.downloadOnPhone ? 'openPhonePage' : kind === 'web' ? 'openHere' : 'open')}
      </Button>
    );
  };

  return (
    <DownloadFrame>
      <Hero>
        <h1>{t('title')}</h1>
        <p>{t('lead', { brand: inLanguage(name, locale) })}</p>
        <PhoneCode />
        <Picture>
          <SceneImage name="phone" early />
        </Picture>
      </Hero>
      <Part>
        <h2>{t('terminals')}</h2>
        <Terminals action={actionOf} />
      </Part>
      <HomeScreenSteps />
    </DownloadFrame>
  );
};
