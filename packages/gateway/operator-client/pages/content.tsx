import type { LocalText } from '@pavilion/contract';
import { mailKindDefinitions, mailKinds } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { Button, bannerScenes, Card, Field, Select, Tabs, TextArea, TextInput, token } from '@pavilion/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { useRead } from '../api';
import { useAsk, vipLevels } from '../parts/act-dialog';
import { localLabels, usePageOptions } from '../parts/ask-fields';
import { PagedList, useTurn } from '../parts/list';
import { Page, Row, Stack } from '../parts/page';
import { Preview } from '../parts/preview';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords, writtenLanguages } from '../texts';

type MailKind = OperatorRequest<'broadcastSend'>['kind'];
/** Whom a mailing is for. */
type AudienceName = 'all' | 'levels' | 'agents';
const topLevel = vipLevels.at(-1)!.value;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${token.space[4]};
`;

const nothing: LocalText = { 'zh-CN': '', en: '' };

/** A text in both languages, with its preview beside it. It is sent when neither is empty. */
const Composer = ({ kind, onEnd }: { kind: 'notice' | 'mail'; onEnd: () => void }) => {
  const { texts, fill, of } = useWords();
  const { content: words, common } = texts;
  const ask = useAsk();
  const [title, setTitle] = useState(nothing);
  const [body, setBody] = useState(nothing);
  const [mailKind, setMailKind] = useState<MailKind>('notice');
  const [href, setHref] = useState('');
  const pageOptions = usePageOptions();
  const isMail = kind === 'mail';
  const [audienceName, setAudienceName] = useState<AudienceName>('all');
  const [vipMin, setVipMin] = useState('1');
  const [vipMax, setVipMax] = useState(topLevel);
  const [end, setEnd] = useState('');
  const audienceOf = {
    all: {},
    levels: {
      vipMin: Math.min(Number(vipMin), Number(vipMax)),
      vipMax: Math.max(Number(vipMin), Number(vipMax)),
    },
    agents: { agentsOnly: true },
  }[audienceName];
  const audience = useRead('broadcastAudience', { kind: mailKind, ...audienceOf }, { skip: !isMail });
  const isWhole = [title, body].every((text) => text['zh-CN'].trim() !== '' && text.en.trim() !== '');
  const send = isMail ? words.send : words.publish;
  const handleEnd = (answer: unknown) => {
    if (answer !== undefined) {
      setTitle(nothing);
      setBody(nothing);
      setHref('');
      setEnd('');
    }
    onEnd();
  };
  const question = isMail
    ? `${fill(words.audience, { count: audience.data?.members ?? '–' })} · ${words.sendQuestion}`
    : undefined;
  const submit = () =>
    isMail
      ? ask({
          title: send,
          question,
          act: 'broadcastSend',
          body: () => ({
            ...{ kind: mailKind, title, body, ...audienceOf },
            ...(href && { href }),
            ...(end && { endsAt: new Date(end).toISOString() }),
          }),
          onEnd: handleEnd,
        })
      : ask({ title: send, act: 'noticePublish', body: () => ({ title, body }), onEnd: handleEnd });

  return (
    <Card title={isMail ? words.composeMail : words.compose}>
      <Stack>
        {isMail && (
          <Columns>
            <Field label={words.kind} hint={question}>
              <Select
                value={mailKind}
                onValueChange={setMailKind}
                options={mailKinds.map((value) => ({ value, label: of(mailKindDefinitions[value].name) }))}
              />
            </Field>
            <Field label={words.href}>
              <Select value={href} onValueChange={setHref} options={pageOptions} />
            </Field>
            <Field label={words.audienceOf}>
              <Select
                value={audienceName}
                onValueChange={setAudienceName}
                options={(['all', 'levels', 'agents'] as const).map((value) => ({
                  value,
                  label: words.audiences[value],
                }))}
              />
            </Field>
            {audienceName === 'levels' && (
              <>
                <Field label={words.vipFrom}>
                  <Select value={vipMin} onValueChange={setVipMin} options={vipLevels} />
                </Field>
                <Field label={words.vipTo}>
                  <Select value={vipMax} onValueChange={setVipMax} options={vipLevels} />
                </Field>
              </>
            )}
            <Field label={words.ends} hint={words.endsHint}>
              <TextInput type="datetime-local" value={end} onValueChange={setEnd} />
            </Field>
          </Columns>
        )}
        <Columns>
          {writtenLanguages.map((language) => {
            const labels = inLanguage(
              {
                'zh-CN': { title: common.titleZh, body: common.bodyZh },
                en: { title: common.titleEn, body: common.bodyEn },
              },
              language,
            );
            return (
              <Stack key={language}>
                <Field label={labels.title} required>
                  <TextInput
                    lang={language}
                    maxLength={80}
                    value={inLanguage(title, language)}
                    onValueChange={(text) => setTitle({ ...title, [language]: text })}
                  />
                </Field>
                <Field label={labels.body} required>
                  <TextArea
                    lang={language}
                    value={inLanguage(body, language)}
                    onValueChange={(text) => setBody({ ...body, [language]: text })}
                  />
                </Field>
                <Preview lang={language} aria-label={`${words.preview} · ${language}`}>
                  <h3>{inLanguage(title, language) || words.preview}</h3>
                  <p>{inLanguage(body, language) || '–'}</p>
                </Preview>
              </Stack>
            );
          })}
        </Columns>
        <Row>
          <Button variant="primary" disabled={!isWhole} onClick={submit}>
            {send}
          </Button>
          {!isWhole && <span>{words.both}</span>}
        </Row>
      </Stack>
    </Card>
  );
};

type SponsorRow = OperatorResponse<'sponsorList'>['items'][number];

const paragraphs = (story: readonly LocalText[]): LocalText => ({
  'zh-CN': story.map((text) => text['zh-CN']).join('\n'),
  en: story.map((text) => text.en).join('\n'),
});

const Sponsors = () => {
  const { texts, of } = useWords();
  const { content: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  const { data } = useRead('sponsorList', {});
  const brands = data?.brands ?? [];
  const both = (name: string, label: string, start?: LocalText) =>
    ({
      name,
      kind: 'local',
      label,
      labels: localLabels(common, label),
      ...(start && { start }),
    }) as const;
  const save = (row?: SponsorRow) =>
    ask({
      title: row ? words.sponsorChange : words.sponsorAdd,
      fields: [
        {
          name: 'brand',
          kind: 'choice',
          label: words.brand,
          start: row?.brand ?? brands[0] ?? '',
          options: brands.map((value) => ({ value, label: value })),
        },
        both('name', words.name, row?.name),
        both('summary', words.summary, row?.summary),
        { ...both('story', words.story, row && paragraphs(row.story)), hint: words.storyHint },
        {
          name: 'scene',
          kind: 'choice',
          label: words.scene,
          start: row?.scene ?? 'stadium',
          options: bannerScenes.map((value) => ({ value, label: words.scenes[value] })),
        },
        { name: 'firstDay', kind: 'day', label: words.firstDay, ...(row && { start: row.firstDay }) },
        {
          name: 'lastDay',
          kind: 'day',
          label: words.lastDay,
          optional: true,
          ...(row?.lastDay && { start: row.lastDay }),
        },
      ],
      act: 'sponsorSave',
      body: (values) => ({
        ...(row && { id: row.id }),
        brand: values.brand as string,
        name: values.name as LocalText,
        summary: values.summary as LocalText,
        story: values.story as LocalText,
        scene: values.scene as string,
        firstDay: values.firstDay as string,
        ...(typeof values.lastDay === 'string' && { lastDay: values.lastDay }),
      }),
      onEnd: next,
    });
  return (
    <SimpleList
      name="sponsorList"
      body={{}}
      caption={words.sponsors}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      toolbar={
        can('sponsorSave') && (
          <Button size="sm" variant="primary" disabled={brands.length === 0} onClick={() => save()}>
            {words.sponsorAdd}
          </Button>
        )
      }
      columns={[
        { key: 'name', title: words.name, render: (row) => of(row.name) },
        { key: 'brand', title: words.brand, render: (row) => row.brand },
        { key: 'summary', title: words.summary, render: (row) => of(row.summary) },
        {
          key: 'days',
          title: words.days,
          render: ({ firstDay, lastDay }) => `${firstDay} – ${lastDay ?? ''}`,
        },
        {
          key: 'actions',
          title: common.actions,
          render: (row) => (
            <Row>
              {can('sponsorSave') && (
                <Button size="sm" onClick={() => save(row)}>
                  {words.sponsorChange}
                </Button>
              )}
              {can('sponsorRemove') && (
                <Button
                  size="sm"
                  variant="danger"
                  onClick={() =>
                    ask({
                      title: words.sponsorRemove,
                      question: of(row.name),
                      danger: true,
                      act: 'sponsorRemove',
                      body: () => ({ id: row.id }),
                      onEnd: next,
                    })
                  }
                >
                  {words.sponsorRemove}
                </Button>
              )}
            </Row>
          ),
        },
      ]}
    />
  );
};

export const ContentPage = () => {
  const { texts, of, fill, time } = useWords();
  const { content: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [tab, setTab] = useState<'notices' | 'broadcasts' | 'sponsors'>('notices');
  const [turn, next] = useTurn();
  return (
    <Page title={words.title}>
      <Stack>
        <Tabs
          variant="pill"
          label={words.title}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'notices', label: words.notices },
            { value: 'broadcasts', label: words.broadcasts },
            { value: 'sponsors', label: words.sponsors },
          ]}
        />
        {tab === 'sponsors' && <Sponsors />}
        {tab === 'notices' && (
          <>
            {can('noticePublish') && <Composer key="notice" kind="notice" onEnd={next} />}
            <PagedList
              name="noticeList"
              body={{}}
              caption={words.notices}
              turn={turn}
              onReload={next}
              columns={[
                { key: 'title', title: common.title, render: (row) => of(row.title) },
                { key: 'at', title: common.time, render: (row) => time(row.at) },
                {
                  key: 'actions',
                  title: common.actions,
                  render: ({ id }) =>
                    can('noticeRemove') && (
                      <Button
                        size="sm"
                        variant="danger"
                        onClick={() =>
                          ask({
                            title: words.remove,
                            question: words.removeQuestion,
                            danger: true,
                            act: 'noticeRemove',
                            body: () => ({ id }),
                            onEnd: next,
                          })
                        }
                      >
                        {words.remove}
                      </Button>
                    ),
                },
              ]}
            />
          </>
        )}
        {tab === 'broadcasts' && (
          <>
            {can('broadcastSend') && <Composer key="mail" kind="mail" onEnd={next} />}
            <PagedList
              name="broadcastList"
              body={{}}
              caption={words.broadcasts}
              turn={turn}
              onReload={next}
              columns={[
                { key: 'title', title: common.title, render: (row) => of(row.title) },
                { key: 'kind', title: words.kind, render: (row) => of(mailKindDefinitions[row.kind].name) },
                {
                  key: 'audience',
                  title: words.audienceOf,
                  render: ({ agentsOnly, vipMin, vipMax }) => {
                    if (agentsOnly) return words.audiences.agents;
                    if (vipMin === null && vipMax === null) return words.audiences.all;
                    return fill(words.levelsOf, { from: vipMin ?? 0, to: vipMax ?? topLevel });
                  },
                },
                { key: 'ends', title: words.ends, render: (row) => time(row.endsAt) },
                { key: 'read', title: words.read, align: 'end', render: (row) => row.read },
                { key: 'at', title: common.time, render: (row) => time(row.at) },
              ]}
            />
          </>
        )}
      </Stack>
    </Page>
  );
};
