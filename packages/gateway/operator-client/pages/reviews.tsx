import { profileFormFields } from '@pavilion/contract/forms';
import { Button, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { PagedList, useTurn } from '../parts/list';
import { MemberLink, Page, Row, SharedAccounts, Stack } from '../parts/page';
import { Picture } from '../parts/picture';
import { ReasonButton } from '../parts/reason-button';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';

const Names = () => {
  const { texts, time } = useWords();
  const { reviews: words, common, withdrawals } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="nameList"
      body={{}}
      caption={words.names}
      rowKey={({ member }) => member.id}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        { key: 'name', title: words.name, render: (row) => row.name },
        { key: 'birthday', title: words.birthday, render: (row) => row.birthday ?? '–' },
        { key: 'registered', title: withdrawals.registered, render: (row) => time(row.registeredAt) },
        { key: 'shared', title: common.shared, render: (row) => <SharedAccounts shared={row.shared} /> },
        {
          key: 'actions',
          title: common.actions,
          render: ({ member, name }) =>
            can('nameReview') && (
              <Row>
                <Button
                  size="sm"
                  variant="primary"
                  onClick={() =>
                    ask({
                      title: `${common.pass} · ${name}`,
                      act: 'nameReview',
                      body: () => ({ member: member.id }),
                      onEnd: next,
                    })
                  }
                >
                  {common.pass}
                </Button>
                <ReasonButton
                  label={common.refuse}
                  title={`${common.refuse} · ${name}`}
                  act="nameReview"
                  body={(reason) => ({ member: member.id, reason })}
                  onEnd={next}
                />
              </Row>
            ),
        },
      ]}
    />
  );
};

const Changes = () => {
  const { texts, time, of } = useWords();
  const { reviews: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <PagedList
      name="changeList"
      body={{}}
      caption={words.changes}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        { key: 'field', title: words.field, render: (row) => of(profileFormFields[row.field].label) },
        { key: 'before', title: words.before, render: (row) => row.before ?? '–' },
        { key: 'after', title: words.after, render: (row) => row.after },
        { key: 'note', title: common.note, render: (row) => row.note || '–' },
        {
          key: 'pictures',
          title: words.evidence,
          render: (row) => (
            <Row>
              {row.pictures.map((id) => (
                <Picture key={id} name="changePicture" id={id} label={words.picture} />
              ))}
            </Row>
          ),
        },
        { key: 'at', title: common.time, render: (row) => time(row.at) },
        {
          key: 'actions',
          title: common.actions,
          render: ({ id }) =>
            can('changeReview') && (
              <Row>
                <Button
                  size="sm"
                  variant="primary"
                  onClick={() =>
                    ask({
                      title: common.pass,
                      question: words.passQuestion,
                      act: 'changeReview',
                      body: () => ({ id }),
                      onEnd: next,
                    })
                  }
                >
                  {common.pass}
                </Button>
                <ReasonButton
                  label={common.refuse}
                  act="changeReview"
                  body={(reason) => ({ id, reason })}
                  onEnd={next}
                />
              </Row>
            ),
        },
      ]}
    />
  );
};

const Exclusions = () => {
  const { texts, time } = useWords();
  const { reviews: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="exclusionList"
      body={{}}
      caption={words.exclusions}
      rowKey={({ member, excluded }) => `${member.id} ${excluded.id}`}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        {
          key: 'excluded',
          title: words.excluded,
          render: ({ excluded }) => <MemberLink member={excluded} />,
        },
        { key: 'ends', title: words.exclusionEnds, render: (row) => time(row.endsAt) },
        { key: 'at', title: common.time, render: (row) => time(row.at) },
        {
          key: 'actions',
          title: common.actions,
          render: ({ member, excluded }) =>
            can('exclusionReview') && (
              <Row>
                {([true, false] as const).map((samePerson) => {
                  const label = samePerson ? words.samePerson : words.otherPerson;
                  return (
                    <Button
                      key={label}
                      size="sm"
                      onClick={() =>
                        ask({
                          title: `${label} · ${member.account}`,
                          question: samePerson ? words.samePersonQuestion : undefined,
                          fields: [note],
                          act: 'exclusionReview',
                          body: (values) => ({
                            member: member.id,
                            excluded: excluded.id,
                            samePerson,
                            note: values.note as string,
                          }),
                          onEnd: next,
                        })
                      }
                    >
                      {label}
                    </Button>
                  );
                })}
              </Row>
            ),
        },
      ]}
    />
  );
};

export const ReviewsPage = () => {
  const { texts } = useWords();
  const { reviews: words } = texts;
  const [tab, setTab] = useState<'names' | 'changes' | 'exclusions'>('names');
  return (
    <Page title={words.title}>
      <Stack>
        <Tabs
          variant="pill"
          label={words.title}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'names', label: words.names },
            { value: 'changes', label: words.changes },
            { value: 'exclusions', label: words.exclusions },
          ]}
        />
        {tab === 'names' && <Names />}
        {tab === 'changes' && <Changes />}
        {tab === 'exclusions' && <Exclusions />}
      </Stack>
    </Page>
  );
};
