import type { SupportMessage } from '@pavilion/contract';
import { Badge, ServiceIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../calendar/time-zone';
import { useLocalText, useMessages, useWrittenText } from '../messages';
import { UploadedPictures } from '../pictures/uploaded-pictures';
import { supportMessages } from './support-messages';

const Notice = styled.li`
  justify-self: center;
  max-width: 90%;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: center;
  p { overflow-wrap: anywhere; white-space: pre-line; }
`;

const Item = styled.li<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 0 ${token.space[2]};
  max-width: min(88%, 560px);
  ${({ $isOwn }) => $isOwn && 'grid-template-columns: minmax(0, 1fr); justify-self: end;'}
`;

const Portrait = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  background: ${token.color.accentSoft};
  color: ${token.color.accentText};
`;

const Content = styled.div<{ $isOwn: boolean }>`
  display: grid;
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${token.space[1]};
  min-width: 0;
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

const Bubble = styled.p<{ $isOwn: boolean }>`
  max-width: 100%;
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${({ $isOwn }) => ($isOwn ? 'transparent' : token.color.line)};
  border-radius: ${token.radius.lg};
  background: ${({ $isOwn }) => ($isOwn ? token.color.accentSoft : token.color.raised)};
  color: ${token.color.ink};
  line-height: ${token.leading.text};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface MessageItemProps {
  readonly message: SupportMessage;
  /** Whether it is the last message of the customer that support has seen. */
  readonly isSeen: boolean;
}

/** A message of a thread: of support on the left, of the customer on the right, of the system in the middle. */
export const MessageItem = ({ message, isSeen }: MessageItemProps) => {
  const t = useMessages(supportMessages);
  const local = useLocalText();
  const written = useWrittenText();
  const timeText = useTimeText();
  const { author, name, isAutomatic, pictures, at } = message;
  const text = author === 'system' || isAutomatic ? local(message.text) : written(message.text);
  const time = <time dateTime={at}>{timeText(at, 'brief')}</time>;
  if (author === 'system')
    return (
      <Notice>
        <span className="pv-sr-only">{t('system')}</span>
        <p>{text}</p>
        {time}
      </Notice>
    );
  const isOwn = author === 'customer';
  return (
    <Item $isOwn={isOwn}>
      {!isOwn && (
        <Portrait aria-hidden="true">
          <ServiceIcon size={18} />
        </Portrait>
      )}
      <Content $isOwn={isOwn}>
        <Meta>
          <span className={isOwn ? 'pv-sr-only' : undefined}>
            {isOwn ? t('me') : name ? local(name) : t('staff')}
          </span>
          {isAutomatic && <Badge>{t('automatic')}</Badge>}
          {time}
          {isSeen && <span>{t('seen')}</span>}
        </Meta>
        {text !== '' && <Bubble $isOwn={isOwn}>{text}</Bubble>}
        {pictures.length > 0 && <UploadedPictures source="support" ids={pictures} />}
      </Content>
    </Item>
  );
};
