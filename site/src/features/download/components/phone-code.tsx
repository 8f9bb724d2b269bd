import { Button, breakpoint, CopyButton, QrCode, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { downloadMessages } from '../download-messages';
import { usePhoneAddress } from '../hooks/use-phone-address';
import { stepsId } from './home-screen-steps';

const phone = `@media (max-width: ${breakpoint.tablet}px)`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[5]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  ${phone} { padding: 0; border: 0; background: none; }
`;

/** The code, and the text about it, are of no use to the phone itself. */
const Scan = styled.div`
  display: grid;
  gap: ${token.space[2]};
  ${phone} { display: none; }
`;

const TextBlock = styled.div`
  display: grid;
  flex: 1 1 220px;
  justify-items: start;
  gap: ${token.space[2]};
  h2 { font-size: ${token.text.xl}; }
  p { color: ${token.color.inkMuted}; }
  ${phone} { flex-basis: 100%; justify-items: center; }
`;

const ToSteps = styled(Button)`
  display: none;
  ${phone} { display: inline-flex; width: 100%; }
`;

const side = 168;

/** A QR code of the page for phones, on narrow pages a link to the steps instead, and its address to copy (MOB-2). */
export const PhoneCode = () => {
  const t = useMessages(downloadMessages);
  const address = usePhoneAddress();
  return (
    <Row>
      <Scan>
        {address ? (
          <QrCode value={address} label={t('qrLabel', { address })} size={side} />
        ) : (
          <Skeleton shape="block" width={side} height={side} />
        )}
      </Scan>
      <TextBlock>
        <Scan>
          <h2>{t('scanTitle')}</h2>
          <p>{t('scanText')}</p>
        </Scan>
        <ToSteps forwardedAs="a" href={`#${stepsId}`} variant="primary" size="lg">
          {t('stepsTitle')}
        </ToSteps>
        {address && <CopyButton text={address}>{t('copyAddress')}</CopyButton>}
      </TextBlock>
    </Row>
  );
};
