import type { MemberSecurity } from '@pavilion/contract';
import { Button, Card, Empty } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { cardsMessages } from '../messages/cards-messages';

/** Replaces a form that requires a verified name, with a link to the verification. */
export const NameGate = ({ realName }: { realName: MemberSecurity['realName'] }) => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  if (realName.state === 'pending') {
    return <MessageBox tone="busy" title={t('namePendingTitle')} text={t('namePendingText')} />;
  }
  const isRefused = realName.state === 'refused';
  return (
    <Card>
      <Empty
        picture={<SceneImage name={isRefused ? 'restricted' : 'records'} />}
        title={t(isRefused ? 'nameRefusedTitle' : 'nameNeededTitle')}
        description={realName.reason ? text(realName.reason) : t('nameNeededText')}
        action={
          <Button as={Link} to={paths.mine.authentication} variant="primary">
            {t(isRefused ? 'nameRefusedAction' : 'nameNeededAction')}
          </Button>
        }
      />
    </Card>
  );
};
