import type { CallResponse } from '@pavilion/contract';
import { Button, breakpoint, CopyButton, QrCode, Skeleton, token, useMounted } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { invitationsMessages } from '../messages/invitations-messages';

const Box = styled.div`
  display: flex;
  gap: ${token.space[5]};
  align-items: center;
  width: fit-content;
  max-width: 100%;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  @media (max-width: ${breakpoint.phone}px) { flex-direction: column; align-items: stretch; width: 100%; svg[role='img'] { margin-inline: auto; } }
`;

const Texts = styled.div`
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
  h2 { font-size: ${token.text.lg}; }
  small { color: ${token.color.inkMuted}; }
`;

const Address = styled.output`
  display: block;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: center;
`;

type Own = NonNullable<CallResponse<'inviteInfo'>['own']>;

/** The member's link as text and QR code; visitors are asked to log in. */
export const OwnLink = ({ own }: { readonly own: Own | null }) => {
  const t = useMessages(invitationsMessages);
  const isMounted = useMounted();
  if (!own) {
    return (
      <Box>
        <Texts>
          <p>{t('visitorText')}</p>
          <Actions>
            <Button
              as={Link}
              to={withIntended(paths.user.login, paths.activity.friendInvitation)}
              variant="primary"
              size="lg"
            >
              {t('login')}
            </Button>
            <Button as={Link} to={paths.user.register} size="lg">
              {t('register')}
            </Button>
          </Actions>
        </Texts>
      </Box>
    );
  }
  const address = isMounted
    ? `${location.origin}${paths.user.register}?${new URLSearchParams({ r_code: own.code })}`
    : undefined;
  return (
    <Box>
      {address ? (
        <QrCode value={address} label={t('qrLabel', { address })} size={132} />
      ) : (
        <Skeleton shape="block" width={132} height={132} />
      )}
      <Texts>
        <h2>{t('yourLink')}</h2>
        <Address>{address ?? own.code}</Address>
        <Actions>
          <CopyButton text={address ?? own.code} label={t('copyLink')} />
          <small>{t('code', { code: own.code })}</small>
          <CopyButton text={own.code} label={t('copyCode')} iconOnly />
        </Actions>
        <small>{t('scan')}</small>
      </Texts>
    </Box>
  );
};
