import type { Notice } from '@pavilion/contract';
import { useQueryNoticeListQuery } from '@pavilion/sdk/react';
import { AnnouncementIcon, Marquee, modal, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../shared/messages';
import { useClosedIds } from '../../shared/storage/use-closed-ids';
import { appMessages } from '../app-messages';
import { announcementsBody } from './announcements-body';

const Region = styled.div`
  display: var(--announcements-display, block);
  flex: 1;
  min-width: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  section { height: 36px; color: inherit; font-size: inherit; }
`;

const Line = styled.button.attrs({ type: 'button' })`
  max-width: 100%;
  min-height: 32px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: top;
  /* Inside, because the overflow is clipped. */
  &:focus-visible { outline-offset: -2px; }
  &:hover { color: ${token.color.accentText}; }
`;

/** The announcements in turn, until they are closed; a click opens one in a dialog (APP-8). */
export const Announcements = () => {
  const t = useMessages(appMessages);
  const text = useLocalText();
  const { data = [] } = useQueryNoticeListQuery(announcementsBody);
  const { isOpen, close } = useClosedIds('closedNotices');
  const notices = data.filter(isOpen);

  const read = ({ title, body }: Notice) =>
    modal.info({ title: text(title), message: text(body), direction: 'center' });

  return (
    <Region>
      {notices.length > 0 && (
        <Marquee
          label={t('announcements')}
          icon={<AnnouncementIcon size={18} />}
          onClose={() => close(notices)}
          items={notices.map((notice) => ({
            id: notice.id,
            content: <Line onClick={() => read(notice)}>{text(notice.title)}</Line>,
          }))}
        />
      )}
    </Region>
  );
};
