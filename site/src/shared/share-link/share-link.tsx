import { breakpoint, CopyButton, QrCode, Skeleton, token, useMounted } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { useMessages } from '../messages';
import { shareLinkMessages } from './share-link-messages';

export const ShareBox = styled.div`
  display: flex;
  gap: ${token.space[5]};
  align-items: center;
  width: fit-content;
  max-width: 100%;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  /* The code stays beside the link, so that both and the button to copy are in view below a picture. */
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[3]};
    align-items: flex-start;
    width: 100%;
    padding: ${token.space[3]};
    > :first-child:not(:only-child) { flex: none; width: 96px; height: 96px; }
    > :last-child { flex: 1; }
  }
`;

export const ShareTexts = styled.div`
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
  h2 { font-size: ${token.text.lg}; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

/** In one line, which leaves out the middle where it has too little room: the host and the code remain. */
const Address = styled.output`
  display: flex;
  min-width: 0;
  min-height: ${token.control.md};
  align-items: center;
  padding-inline: ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  font-size: ${token.text.sm};
  white-space: nowrap;
  > :first-child { min-width: 0; overflow: hidden; color: ${token.color.inkMuted}; text-overflow: ellipsis; }
  > :last-child { flex: none; font-weight: ${token.weight.bold}; }
`;

export const ShareActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: center;
`;

/** The characters at the end of the address that are never left out. */
const maxTail = 16;

interface ShareLinkProps {
  readonly code: string;
  /** The query of the link to the registration. */
  readonly query: Readonly<Record<string, string>>;
}

/** A member's own link to the registration, as text and as QR code. */
export const ShareLink = ({ code, query }: ShareLinkProps) => {
  const t = useMessages(shareLinkMessages);
  const isMounted = useMounted();
  const address = isMounted
    ? `${location.origin}${paths.user.register}?${new URLSearchParams(query)}`
    : undefined;
  const shown = address?.replace(/^https?:\/\//, '') ?? code;
  const codeAt = Math.max(shown.lastIndexOf('=') + 1, shown.length - maxTail);
  return (
    <ShareBox>
      {address ? (
        <QrCode value={address} label={t('qrLabel', { address })} size={132} />
      ) : (
        <Skeleton shape="block" width={132} height={132} />
      )}
      <ShareTexts>
        <h2>{t('yourLink')}</h2>
        <Address title={address}>
          <span>{shown.slice(0, codeAt)}</span>
          <span>{shown.slice(codeAt)}</span>
        </Address>
        <ShareActions>
          <CopyButton text={address ?? code} label={t('copyLink')} variant="primary" />
          <small>{t('code', { code })}</small>
          <CopyButton text={code} label={t('copyCode')} iconOnly />
        </ShareActions>
        <small>{t('scan')}</small>
      </ShareTexts>
    </ShareBox>
  );
};
