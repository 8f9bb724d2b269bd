import type { Client, Ports } from '@pavilion/sdk';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider, resolveLocale } from '../shared/messages';
import { createJournal, type Journal } from './journal';
import { Panel } from './panel';
import { watchPorts } from './watch-ports';

export interface Developer {
  /** Wraps the ports to log what passes through them. */
  watch(ports: Ports): Ports;
  /** Mounts the panel in a separate React root. */
  show(client: Client): void;
}

const onLanguage = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

const InPageLanguage = ({ client, journal }: { client: Client; journal: Journal }) => {
  const language = useSyncExternalStore(onLanguage, () => document.documentElement.lang);
  return (
    <LocaleProvider locale={resolveLocale(language)} setLocale={() => {}}>
      <Panel client={client} journal={journal} />
    </LocaleProvider>
  );
};

/** Creates the developer panel and its log. */
export const createDeveloper = (now: () => number = Date.now): Developer => {
  const journal = createJournal();
  return {
    watch: (ports) => watchPorts(ports, journal),
    show: (client) => {
      client.effects.subscribe(({ kind, code }) =>
        journal.note({ at: now(), kind: 'effect', text: `${kind} · ${code}` }),
      );
      const host = document.createElement('div');
      host.dataset.pavilionDeveloper = '';
      document.body.append(host);
      createRoot(host).render(<InPageLanguage client={client} journal={journal} />);
    },
  };
};
