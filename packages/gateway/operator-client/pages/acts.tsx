import { Field, TextInput } from '@pavilion/ui';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { PagedList, useTurn } from '../parts/list';
import { Page } from '../parts/page';
import { useWords } from '../texts';

const Values = styled.code`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** The fields of a state before or after, a line each. */
const linesOf = (values: Record<string, unknown> | null): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n') || '–';

/** Rows of before members were unblocked by an act of its own have the name of the other one. */
const isOldUnblock = (call: string, after: object | null): boolean =>
  call === 'memberBlock' && after !== null && 'blocked' in after && after.blocked === false;

export const ActsPage = () => {
  const { texts, actName, time, fill } = useWords();
  const { acts: words, common } = texts;
  const [operator, setOperator] = useState('');
  const [subject, setSubject] = useState('');
  const wantedOperator = useDeferredValue(operator.trim().toLowerCase());
  const wantedSubject = useDeferredValue(subject.trim());
  const [turn, next] = useTurn();
  const isName = /^[a-z][a-z0-9._-]{1,31}$/.test(wantedOperator);
  return (
    <Page title={words.title} hint={words.hint}>
      <PagedList
        name="actList"
        body={{
          ...(isName && { operator: wantedOperator }),
          ...(wantedSubject !== '' && { subject: wantedSubject }),
        }}
        caption={words.title}
        turn={turn}
        onReload={next}
        toolbar={
          <>
            <Field label={words.ofOperator} hideLabel>
              <TextInput
                value={operator}
                onValueChange={setOperator}
                placeholder={words.ofOperator}
                clearable
              />
            </Field>
            <Field label={words.ofSubject} hideLabel>
              <TextInput
                value={subject}
                onValueChange={setSubject}
                placeholder={words.ofSubject}
                maxLength={64}
                clearable
              />
            </Field>
          </>
        }
        columns={[
          { key: 'at', title: common.time, render: (row) => time(row.at) },
          {
            key: 'operator',
            title: common.operator,
            render: (row) =>
              row.askedBy === null
                ? row.operator
                : `${row.operator} (${fill(words.askedBy, { name: row.askedBy })})`,
          },
          {
            key: 'call',
            title: words.call,
            render: (row) => actName(isOldUnblock(row.call, row.after) ? 'memberUnblock' : row.call),
          },
          { key: 'subject', title: words.subject, render: (row) => `${row.subjectKind} ${row.subject}` },
          { key: 'before', title: words.before, render: (row) => <Values>{linesOf(row.before)}</Values> },
          { key: 'after', title: words.after, render: (row) => <Values>{linesOf(row.after)}</Values> },
          { key: 'note', title: common.note, render: (row) => row.note ?? '–' },
        ]}
      />
    </Page>
  );
};
