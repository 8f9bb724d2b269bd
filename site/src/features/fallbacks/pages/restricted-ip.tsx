import { usePreInfoQuery } from '@pavilion/sdk/react';
import { Button, Card, token } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { keepParameters } from '../../../shared/navigation/kept-parameters';
import { Link } from '../../../shared/navigation/link';
import { Notice } from '../../../shared/notice/notice';
import { usePhone } from '../../../shared/phone/phone-context';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { fallbackMessages } from '../fallback-messages';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[2]} ${token.space[8]};
  > div { display: flex; align-items: baseline; gap: ${token.space[3]}; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { color: ${token.color.ink}; font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; }
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 4px; }
`;

/** The page for restricted visitors; the query parameter `name` is the reason (MNT-2). */
export const RestrictedIpPage = () => {
  const t = useMessages(fallbackMessages);
  const { search } = useLocation();
  const phone = usePhone();
  // Refetched: a shared page contains no IP address.
  const { data } = usePreInfoQuery(preInfoBody, { refetchOnMountOrArgChange: true });
  const isAlert = new URLSearchParams(search).get('name') === 'access-alert';
  return (
    <Notice
      picture={<SceneImage name="restricted" />}
      title={t(isAlert ? 'alertTitle' : 'caveatTitle')}
      text={
        <>
          <p>{t(isAlert ? 'alertText' : 'caveatText')}</p>
          {(data?.ip || data?.globePhoneNumber) && (
            <Card style={{ marginTop: token.space[5] }}>
              <Facts>
                {data.ip && (
                  <div>
                    <dt>{t('yourIp')}</dt>
                    <dd className="pv-num">{data.ip}</dd>
                  </div>
                )}
                {data.globePhoneNumber && (
                  <div>
                    <dt>{t('supportPhone')}</dt>
                    <dd className="pv-num">
                      <a href={`tel:${data.globePhoneNumber.replace(/[^+\d]/g, '')}`}>
                        {data.globePhoneNumber}
                      </a>
                    </dd>
                  </div>
                )}
              </Facts>
            </Card>
          )}
        </>
      }
    >
      <Button
        as={Link}
        to={keepParameters(paths.customer.main, search)}
        variant="primary"
        // Phones would be led to the download page, which is refused here.
        onClick={() => void (phone.isPhone() && phone.chooseDesktopSite())}
      >
        {t('toSupport')}
      </Button>
      <Button as="a" href={keepParameters(paths.home, search)}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
};
