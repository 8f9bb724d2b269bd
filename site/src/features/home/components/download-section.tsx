import { Button, breakpoint, DownloadIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { homeMessages } from '../messages/home-messages';

const Panel = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token.space[3]};
  min-height: 240px;
  padding: ${token.space[6]} ${token.space[8]};
  padding-right: 260px;
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  h2 { font-family: ${token.font.serif}; font-size: ${token.text.h3}; text-wrap: balance; }
  p { margin-bottom: ${token.space[2]}; color: ${token.color.inkMuted}; }
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[2]};
    min-height: 0;
    padding: ${token.space[4]};
    padding-right: 40%;
  }
`;

const Picture = styled.div`
  position: absolute;
  top: 20px;
  right: 24px;
  width: 216px;
  height: 360px;
  @media (max-width: ${breakpoint.phone}px) { top: 48px; right: -84px; }
`;

/** Links to the download page. */
export const DownloadSection = () => {
  const t = useMessages(homeMessages);
  return (
    <Panel>
      <h2>{t('appTitle')}</h2>
      <p>{t('appText')}</p>
      <Button as={Link} to={paths.download} size="lg">
        <DownloadIcon size={20} />
        {t('appAction')}
      </Button>
      <Picture>
        <SceneImage name="phone" />
      </Picture>
    </Panel>
  );
};
