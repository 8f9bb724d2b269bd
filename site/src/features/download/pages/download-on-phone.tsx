import type { WebTerminal } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { api } from '@pavilion/sdk/react';
import { ArrowRightIcon, Button, CopyButton, token, useMounted } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../../shared/messages';
import { ownPath } from '../../../shared/navigation/intended-path';
import { outsideAddress } from '../../../shared/navigation/outside-address';
import type { PageData } from '../../../shared/page/page-data';
import { usePhone } from '../../../shared/phone/phone-context';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { DownloadFrame, Part } from '../components/download-frame';
import { HomeScreenSteps } from '../components/home-screen-steps';
import { Terminals } from '../components/terminals';
import { downloadMessages } from '../download-messages';
import { terminalsBody } from '../terminals-body';

const Narrow = styled(DownloadFrame)`
  max-width: 560px;
`;

const Hero = styled.section`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
  padding: ${token.space[6]} ${token.space[5]} ${token.space[5]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  h1, > p:first-of-type { max-width: 62%; }
  h1 { word-break: keep-all; font-family: ${token.font.serif}; font-size: ${token.text.h3}; }
  > p { color: ${token.color.inkMuted}; }
  > button { position: relative; width: 100%; margin-top: ${token.space[3]}; }
`;

const Picture = styled.div`
  position: absolute;
  top: 20px;
  right: -28px;
  height: 150px;
  width: 150px;
  overflow: hidden;
  > * { height: 250px; }
`;

const Note = styled.p`
  position: relative;
  justify-self: center;
  font-size: ${token.text.sm};
`;

export const data: PageData = ({ dispatch }) => [dispatch(api.endpoints.webTerminal.initiate(terminalsBody))];

/** The page for phones: the terminals, and a link to the desktop site (MOB-1, MOB-2). */
export const DownloadOnPhonePage = () => {
  const t = useMessages(downloadMessages);
  const { name } = useBrand();
  const { locale } = useLocale();
  const phone = usePhone();
  // The server does not know the public origin.
  const origin = useMounted() ? location.origin : undefined;

  // A full page load, because the server decides by a cookie whether to redirect a phone.
  const openSite = () => location.assign(phone.chooseDesktopSite() ?? paths.home);

  const actionOf = ({ kind, href }: WebTerminal) => {
    if (kind === 'web')
      return origin && <CopyButton text={origin + (ownPath(href) ?? '')}>{t('copySite')}</CopyButton>;
    if (ownPath(href) !== undefined) return null;
    const outside = outsideAddress(href);
    return (
      outside !== undefined && (
        <Button as="a" href={outside} rel="noreferrer">
          {t('open')}
        </Button>
      )
    );
  };

  return (
    <Narrow>
      <Hero>
        <Picture>
          <SceneImage name="phone" early />
        </Picture>
        <h1>{t('phoneTitle')}</h1>
        <p>{t('phoneLead')}</p>
        <Button variant="primary" size="lg" onClick={openSite}>
          {t('continue', { brand: inLanguage(name, locale) })}
          <ArrowRightIcon size={20} />
        </Button>
        <Note>{t('continueNote')}</Note>
      </Hero>
      <HomeScreenSteps />
      <Part>
        <h2>{t('terminals')}</h2>
        <Terminals action={actionOf} />
      </Part>
    </Narrow>
  );
};
