import { CopyButton, QrCode, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { downloadMessages } from '../download-messages';
import { usePhoneAddress } from '../hooks/use-phone-address';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[5]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
`;

const TextBlock = styled.div`
  display: grid;
  flex: 1 1 220px;
  justify-items: start;
  gap: ${token.space[2]};
  h2 { font-size: ${token.text.xl}; }
  p { color: ${token.color.inkMuted}; }
`;

const side = 168;

/** A QR code of the page for phones, and its address to copy (MOB-2). */
export const PhoneCode = () => {
  const t = useMessages(downloadMessages);
  const address = usePhoneAddress();
  return (
    <Row>
      {address ? (
        <QrCode value={address} label={t('qrLabel', { address })} size={side} />
      ) : (
        <Skeleton shape="block" width={side} height={side} />
      )}
      <TextBlock>
        <h2>{t('scanTitle')}</h2>
        <p>{t('scanText')}</p>
        {address && <CopyButton text={address} label={t('copyAddress')} />}
      </TextBlock>
    </Row>
  );
};
