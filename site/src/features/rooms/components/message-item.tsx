import type { RoomMessage } from '@pavilion/contract';
import { Badge, Popover, token } from '@pavilion/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useMessages } from '../../../shared/messages';
import { roomsMessages } from '../messages/rooms-messages';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space[1]};
  padding: ${token.space[1]} ${token.space[1]} ${token.space[1]} ${token.space[2]};
  border-radius: ${token.radius.md};
  &:hover, &:focus-within { background: ${token.color.surface}; }
  &[data-own] { background: ${token.color.accentSoft}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  > b { max-width: 12em; overflow: hidden; font-weight: ${token.weight.medium}; text-overflow: ellipsis; white-space: nowrap; }
  time { font-variant-numeric: tabular-nums; }
`;

const Text = styled.p`
  color: ${token.color.ink};
  font-size: ${token.text.md};
  line-height: ${token.leading.text};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Level = styled(Badge)`
  height: 18px;
  padding-inline: 6px;
  font-size: ${token.text.xs};
`;

const More = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${token.radius.full};
  color: ${token.color.inkMuted};
  font-weight: ${token.weight.bold};
  &:hover, &[aria-expanded='true'] { background: ${token.color.sunken}; color: ${token.color.ink}; }
`;

const Actions = styled.div`
  display: grid;
  min-width: 140px;
  margin: calc(-1 * ${token.space[1]});
  > button {
    min-height: 40px;
    padding-inline: ${token.space[3]};
    border-radius: ${token.radius.md};
    text-align: start;
    &:hover { background: ${token.color.sunken}; }
  }
`;

interface MessageItemProps {
  readonly message: RoomMessage;
  readonly isOwn: boolean;
  /** Whether the reader may report messages. */
  readonly canReport: boolean;
  readonly onReport: (message: RoomMessage) => void;
  readonly onHide: (message: RoomMessage) => void;
}

/** A message with its author and the menu of what the reader can do about it. */
export const MessageItem = memo(({ message, isOwn, canReport, onReport, onHide }: MessageItemProps) => {
  const t = useMessages(roomsMessages);
  const timeText = useTimeText();
  const { id, who, vip, isAutomatic, text, at } = message;
  return (
    <Item data-message={id} data-own={isOwn ? '' : undefined}>
      <div>
        <Head>
          <b dir="auto">{isOwn ? t('me') : who}</b>
          {vip > 0 && <Level tone="value">{t('vip', { level: vip })}</Level>}
          {isAutomatic && <Level>{t('automatic')}</Level>}
          <time dateTime={at}>{timeText(at, 'time')}</time>
        </Head>
        <Text dir="auto">{text}</Text>
      </div>
      {!isOwn && (
        <Popover
          label={t('menu', { name: who })}
          trigger={<More aria-label={t('menu', { name: who })}>⋯</More>}
        >
          {(close) => (
            <Actions>
              {canReport && (
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onReport(message);
                  }}
                >
                  {t('report')}
                </button>
              )}
              <button
                type="button"
                onClick={() => {
                  close();
                  onHide(message);
                }}
              >
                {t('hide')}
              </button>
            </Actions>
          )}
        </Popover>
      )}
    </Item>
  );
});
