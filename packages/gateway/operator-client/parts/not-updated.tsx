import { Badge } from '@pavilion/ui';
import { useWords } from '../texts';
import { momentField } from './moments';

/** Says since when shown data could not be read again; nothing while it is up to date. */
export const NotUpdated = ({ since }: { since: number | undefined }) => {
  const { texts, fill } = useWords();
  if (since === undefined) return null;
  const [, time = ''] = momentField(new Date(since).toISOString()).split('T');
  return (
    <Badge tone="danger" role="status">
      {fill(texts.common.notUpdated, { time })}
    </Badge>
  );
};
