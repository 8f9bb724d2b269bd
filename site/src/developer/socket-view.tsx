import type { Live } from '@pavilion/sdk';
import { Badge } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../shared/messages';
import { developerMessages } from './developer-messages';
import type { FrameEntry } from './journal';
import { EmptyText, Faint, Records, Row, timeOf } from './records';

interface SocketViewProps {
  readonly live: Live;
  readonly frames: readonly FrameEntry[];
}

/** The state of the socket and its frames. */
export const SocketView = ({ live, frames }: SocketViewProps) => {
  const t = useMessages(developerMessages);
  const { phase, loggedIn, rules } = useSyncExternalStore(live.subscribe, live.state);
  return (
    <>
      <Row>
        <span>{t('phase', { phase })}</span>
        <span>{t('loggedIn', { loggedIn: t(loggedIn ? 'yes' : 'no') })}</span>
        <span>
          {t('rules', {
            rules: Object.entries(rules)
              .map((rule) => rule.join(' '))
              .join(' · '),
          })}
        </span>
      </Row>
      {frames.length === 0 ? (
        <EmptyText>{t('nothing')}</EmptyText>
      ) : (
        <Records>
          {frames.map(({ id, at, direction, text }) => (
            <li key={id}>
              <Row>
                <Faint>{timeOf(at)}</Faint>
                <Badge tone={direction === 'connection' ? 'neutral' : 'info'}>{t(direction)}</Badge>
                <span>{text}</span>
              </Row>
            </li>
          ))}
        </Records>
      )}
    </>
  );
};
