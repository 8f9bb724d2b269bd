import { Button } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { useMessages } from '../../shared/messages';
import { withIntended } from '../../shared/navigation/intended-path';
import { Link } from '../../shared/navigation/link';
import { roomOf } from '../../shared/rooms/room-address';
import { appMessages } from '../app-messages';

/** Login and registration; shown to visitors. After the login the current page opens again; after the registration only with its live room. */
export const VisitorArea = () => {
  const t = useMessages(appMessages);
  const { pathname, search } = useLocation();
  const hasRoom = roomOf(search) !== undefined;
  const back = pathname === paths.home && !hasRoom ? undefined : pathname + search;
  return (
    <>
      <Button as={Link} to={withIntended(paths.user.login, back)}>
        {t('login')}
      </Button>
      <Button as={Link} to={withIntended(paths.user.register, hasRoom ? back : undefined)} variant="primary">
        {t('register')}
      </Button>
    </>
  );
};
