import type { Client } from '@pavilion/sdk';
import { Badge, Button, Checkbox, Tabs, token } from '@pavilion/ui';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../shared/messages';
import { developerMessages } from './developer-messages';
import type { Journal } from './journal';
import { NoteList } from './note-list';
import { RequestList } from './request-list';
import { SocketView } from './socket-view';
import { hasFailed } from './steps-of';

const Place = styled.div`
  position: fixed;
  inset: auto auto ${token.space[3]} ${token.space[3]};
  z-index: ${token.z.toast};
`;

const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  width: min(760px, calc(100vw - 3 * ${token.space[3]}));
  height: min(460px, 60vh);
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow[4]};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[2]} ${token.space[3]};
  h2 { margin-right: auto; font-size: ${token.text.md}; }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  position: relative;
  overflow: auto;
  padding: 0 ${token.space[3]} ${token.space[3]};
`;

interface PanelProps {
  readonly client: Client;
  readonly journal: Journal;
}

/** The developer panel: requests, errors and socket frames of this page's client. Development only. */
export const Panel = ({ client, journal }: PanelProps) => {
  const t = useMessages(developerMessages);
  const { requests, notes, frames } = useSyncExternalStore(journal.subscribe, journal.state);
  const [isOpen, setIsOpen] = useState(false);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const failed = requests.filter(hasFailed);

  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  if (!isOpen)
    return (
      <Place data-pv-above-modals="">
        <Button
          ref={opener}
          size="sm"
          variant="secondary"
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
        >
          {t('open', { count: failed.length })}
        </Button>
      </Place>
    );
  return (
    <Place data-pv-above-modals="">
      <Sheet aria-label={t('title')} onKeyDown={closeByKey}>
        <Head>
          <h2>{t('title')}</h2>
          <Checkbox checked={onlyFailed} onChange={({ target }) => setOnlyFailed(target.checked)}>
            {t('failedOnly')}
          </Checkbox>
          <Button size="sm" variant="ghost" onClick={journal.clear}>
            {t('clear')}
          </Button>
          <Button size="sm" variant="secondary" autoFocus onClick={close}>
            {t('close')}
          </Button>
        </Head>
        <Body>
          <Tabs
            label={t('tabs')}
            items={[
              {
                value: 'requests',
                label: t('requests'),
                badge: <Badge tone="neutral">{requests.length}</Badge>,
                content: <RequestList requests={onlyFailed ? failed : requests} steps={client.steps} />,
              },
              {
                value: 'notes',
                label: t('notes'),
                badge: <Badge tone="neutral">{notes.length}</Badge>,
                content: <NoteList notes={notes} />,
              },
              {
                value: 'socket',
                label: t('socket'),
                content: <SocketView live={client.live} frames={frames} />,
              },
            ]}
          />
        </Body>
      </Sheet>
    </Place>
  );
};
