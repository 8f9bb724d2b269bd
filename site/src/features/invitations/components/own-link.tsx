import type { CallResponse } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { ShareActions, ShareBox, ShareLink, ShareTexts } from '../../../shared/share-link/share-link';
import { invitationsMessages } from '../messages/invitations-messages';

type Own = NonNullable<CallResponse<'inviteInfo'>['own']>;

/** The member's link; visitors are asked to log in. */
export const OwnLink = ({ own }: { readonly own: Own | null }) => {
  const t = useMessages(invitationsMessages);
  if (own) return <ShareLink code={own.code} query={{ r_code: own.code }} />;
  return (
    <ShareBox>
      <ShareTexts>
        <p>{t('visitorText')}</p>
        <ShareActions>
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
        </ShareActions>
      </ShareTexts>
    </ShareBox>
  );
};
