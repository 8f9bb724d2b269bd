import { Badge, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../shared/messages';
import { developerMessages } from './developer-messages';
import type { RequestEntry } from './journal';
import { EmptyText, Faint, Records, Row, timeOf } from './records';
import { hasFailed, outcomeOf, stepsOf } from './steps-of';

const Summary = styled.summary`
  padding: ${token.space[1]};
  cursor: pointer;
  &:focus-visible { outline: 2px solid ${token.color.focus}; }
`;

const Line = styled(Row)`
  display: inline-flex;
`;

const Steps = styled.table`
  margin: ${token.space[1]} 0 ${token.space[2]} ${token.space[4]};
  font-size: ${token.text.sm};
  text-align: left;
  th, td { padding: 0 ${token.space[3]} 0 0; vertical-align: top; }
  td { white-space: pre-line; overflow-wrap: anywhere; }
`;

const Below = styled.p`
  margin-left: ${token.space[4]};
  font-size: ${token.text.sm};
`;

interface RequestListProps {
  readonly requests: readonly RequestEntry[];
  /** The names of the client's pipeline steps. */
  readonly steps: readonly string[];
}

/** Requests with what each pipeline step did. */
export const RequestList = ({ requests, steps }: RequestListProps) => {
  const t = useMessages(developerMessages);
  if (requests.length === 0) return <EmptyText>{t('nothing')}</EmptyText>;
  return (
    <Records>
      {requests.map((entry) => (
        <li key={entry.id}>
          <details>
            <Summary>
              <Line>
                <Faint>{timeOf(entry.at)}</Faint>
                <strong>{entry.name}</strong>
                <Badge tone={hasFailed(entry) ? 'danger' : 'success'}>{outcomeOf(entry)}</Badge>
                {entry.took !== undefined && <Faint>{entry.took} ms</Faint>}
              </Line>
            </Summary>
            <Below>
              {entry.method} {entry.url}
            </Below>
            <Below>{t(entry.signature)}</Below>
            <Below>
              {entry.fields.length === 0 ? t('noFields') : t('fields', { fields: entry.fields.join(', ') })}
            </Below>
            <Steps>
              <thead>
                <tr>
                  <th scope="col">{t('layer')}</th>
                  <th scope="col">{t('did')}</th>
                </tr>
              </thead>
              <tbody>
                {stepsOf(entry, steps).map(({ step, did }) => (
                  <tr key={step}>
                    <th scope="row">{step}</th>
                    <td>{did === '' ? '–' : did}</td>
                  </tr>
                ))}
              </tbody>
            </Steps>
          </details>
        </li>
      ))}
    </Records>
  );
};
