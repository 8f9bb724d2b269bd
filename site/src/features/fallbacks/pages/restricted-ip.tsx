import { usePreInfoQuery } from '@pavilion/sdk/react';
import { Button, Card, token } from '@pavilion/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { Notice } from '../../../shared/notice/notice';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { fallbackMessages } from '../fallback-messages';

const Address = styled.dl`
  display: flex;
  align-items: baseline;
  justify-content: center;
  gap: ${token.space[3]};
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { color: ${token.color.ink}; font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; }
`;

/** Why this visitor may not come in: `name` says which of the two reasons. Source: requirement MNT-2. */
export const Page = () => {
  const t = useMessages(fallbackMessages);
  const [search] = useSearchParams();
  // Asked anew: the page that they came from may have been made for everybody, and holds nobody's address.
  const { data } = usePreInfoQuery(preInfoBody, { refetchOnMountOrArgChange: true });
  const isAlert = search.get('name') === 'access-alert';
  return (
    <Notice
      picture={<SceneImage name="restricted" />}
      title={t(isAlert ? 'alertTitle' : 'caveatTitle')}
      text={
        <>
          <p>{t(isAlert ? 'alertText' : 'caveatText')}</p>
          {data?.ip && (
            <Card style={{ marginTop: token.space[5] }}>
              <Address>
                <dt>{t('yourIp')}</dt>
                <dd className="pv-num">{data.ip}</dd>
              </Address>
            </Card>
          )}
        </>
      }
    >
      <Button as={Link} to={paths.customer.main} variant="primary">
        {t('toSupport')}
      </Button>
      <Button as="a" href={paths.home}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
};
