import { Badge } from '@pavilion/ui';
import { useMessages } from '../shared/messages';
import { developerMessages } from './developer-messages';
import type { NoteEntry } from './journal';
import { EmptyText, Faint, Records, Row, timeOf } from './records';

const tones = { event: 'danger', effect: 'info', warning: 'warning' } as const;

/** Error events, their effects, and warnings. */
export const NoteList = ({ notes }: { readonly notes: readonly NoteEntry[] }) => {
  const t = useMessages(developerMessages);
  if (notes.length === 0) return <EmptyText>{t('nothing')}</EmptyText>;
  return (
    <Records>
      {notes.map(({ id, at, kind, text }) => (
        <li key={id}>
          <Row>
            <Faint>{timeOf(at)}</Faint>
            <Badge tone={tones[kind]}>{t(kind)}</Badge>
            <span>{text}</span>
          </Row>
        </li>
      ))}
    </Records>
  );
};
