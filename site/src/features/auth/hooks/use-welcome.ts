import type { Member } from '@pavilion/contract';
import { toast } from '@pavilion/ui';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { displayName } from '../../../shared/member/display-name';
import { useMessages } from '../../../shared/messages';
import { authMessages } from '../messages/auth-messages';

/** Welcomes the member of a successful login, whose answer still has the time of the login before it. */
export const useWelcome = () => {
  const t = useMessages(authMessages);
  const timeText = useTimeText();
  return (member: Member) => {
    const { lastLoginAt } = member;
    const name = displayName(member);
    toast.success(
      lastLoginAt
        ? t('welcomeBackSince', { name, at: timeText(lastLoginAt, 'minute') })
        : t('welcomeBack', { name }),
    );
  };
};
