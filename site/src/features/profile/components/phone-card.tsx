import type { Member } from '@pavilion/contract';
import { useMemberSecurityQuery, useProfileInfoQuery } from '@pavilion/sdk/react/money';
import { Badge, Button, Card, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { profileMessages } from '../messages/profile-messages';
import { PhoneForm } from './phone-form';

const Body = styled.div`
  display: grid;
  gap: ${token.space[4]};
  > p { color: ${token.color.inkMuted}; }
  > form { max-width: 480px; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
`;

/** Verifies the phone by a code, or another one in its place, so that a code can log in (PFL-2, SES-1). */
export const PhoneCard = ({ member: { phone } }: { readonly member: Member }) => {
  const t = useMessages(profileMessages);
  const { data: security } = useMemberSecurityQuery({});
  const { data: info, refetch } = useProfileInfoQuery({});
  const [wantsOther, setWantsOther] = useState(false);
  if (!security || !info) return <Card id="phone" title={t('phoneTitle')} aria-busy="true" />;
  const { phoneVerified, phoneTaken } = info;
  const isOtherPhone = wantsOther || phone === null;
  const ownText = phoneVerified ? 'phoneVerifiedText' : phoneTaken ? 'phoneTakenText' : 'phoneUnverifiedText';
  const needsPaymentPassword = isOtherPhone && security.paymentPassword.isSet;
  return (
    <Card
      id="phone"
      title={t('phoneTitle')}
      extra={
        phone !== null && (
          <Badge tone={phoneVerified ? 'success' : 'warning'}>
            {t(phoneVerified ? 'phoneVerified' : 'phoneUnverified')}
          </Badge>
        )
      }
    >
      <Body>
        <p>{isOtherPhone ? t('phoneNewText') : t(ownText, { phone: phone ?? '' })}</p>
        {(isOtherPhone || !(phoneVerified || phoneTaken)) && (
          <PhoneForm
            key={String(isOtherPhone)}
            isOtherPhone={isOtherPhone}
            needsPaymentPassword={needsPaymentPassword}
            onDone={() => setWantsOther(false)}
            onPhoneRejected={() => void refetch()}
          />
        )}
        <Actions>
          {phone !== null && (
            <Button size="sm" onClick={() => setWantsOther(!wantsOther)}>
              {t(!wantsOther ? 'phoneOther' : phoneVerified || phoneTaken ? 'cancel' : 'phoneOwn')}
            </Button>
          )}
          {phoneTaken && !isOtherPhone && <Link to={paths.customer.main}>{t('phoneSupport')}</Link>}
          {isOtherPhone && <Link to={paths.mine.informationAudit}>{t('phoneByReview')}</Link>}
        </Actions>
      </Body>
    </Card>
  );
};
