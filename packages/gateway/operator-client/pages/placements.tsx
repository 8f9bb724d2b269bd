import { festivalSkins } from '@pavilion/contract';
import { Button, bannerScenes, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import type { OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { useRead } from '../api';
import { useAsk } from '../parts/act-dialog';
import { type AskField, localLabels, type Values } from '../parts/ask-fields';
import { useTurn } from '../parts/list';
import { Page, Row, Stack, State } from '../parts/page';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { guestPages, sitePages } from '../parts/site-pages.generated';
import { useWords } from '../texts';

type Kind = OperatorRequest<'placementList'>['kind'];
type Placement = OperatorResponse<'placementList'>['items'][number];

const pages = [...sitePages, ...guestPages];

/** The fields of a kind, which begin with the values of a placement that is changed. */
const useFieldsOf = (timeZone: string) => {
  const { texts, fill, of } = useWords();
  const { placements: words, content, common } = texts;
  return (kind: Kind, row: Placement | undefined): readonly AskField[] => {
    const local = (name: 'title' | 'text' | 'button', label: string, hint?: string): AskField => {
      const start = row?.[name];
      return {
        ...{ name, kind: 'local', label, labels: localLabels(common, label) },
        ...(hint && { hint }),
        ...(start && { start }),
      };
    };
    const choice = (
      name: string,
      label: string,
      names: Readonly<Record<string, string>>,
      start: string,
    ): AskField => ({
      ...{ name, kind: 'choice', label, start },
      options: Object.entries(names).map(([value, text]) => ({ value, label: text })),
    });
    const titled = [local('title', common.title), local('text', words.texts[kind])];
    const linked = [
      choice(
        'href',
        content.href,
        {
          // A page that the site no longer has is kept by its path.
          ...(row && { [row.href]: row.href }),
          ...Object.fromEntries(pages.map(({ path, title }) => [path, `${of(title)} ${path}`])),
        },
        row?.href ?? '',
      ),
      choice(
        'scene',
        content.scene,
        Object.fromEntries(bannerScenes.map((value) => [value, content.scenes[value]])),
        row?.scene ?? 'festival',
      ),
    ];
    const button = local('button', words.button, words.shortHint);
    const span = (['from', 'until'] as const).map(
      (name): AskField => ({
        ...{ name, kind: 'moment', label: words[name], hint: fill(words.clockHint, { zone: timeZone }) },
        ...{ optional: true, start: row?.[name] ?? '' },
      }),
    );
    switch (kind) {
      case 'banner':
        return [...titled, button, ...linked, ...span];
      case 'icon':
        return [
          local('title', common.title, words.shortHint),
          choice('display', words.display, words.displays, row?.display ?? 'desktop'),
          ...[...linked, ...span],
        ];
      case 'popUp':
        return [
          ...[...titled, button],
          choice('audience', words.audience, words.audiences, row?.audience ?? 'all'),
          choice('frequency', words.frequency, words.frequencies, row?.frequency ?? 'once'),
          ...[...linked, ...span],
        ];
      case 'terminal':
        return [
          ...titled,
          choice('terminal', words.terminal, words.terminals, row?.terminal ?? 'web'),
          {
            ...{ name: 'href', kind: 'text', label: words.address, hint: words.addressHint },
            start: row?.href ?? '',
          },
          ...span,
        ];
    }
  };
};

const Placements = ({ kind }: { kind: Kind }) => {
  const { texts, of } = useWords();
  const { placements: words, content, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  const { data, reload } = useRead('placementList', { kind });
  const fieldsOf = useFieldsOf(data?.timeZone ?? '');
  const onEnd = () => {
    next();
    void reload();
  };
  const saveAct = (
    { banner: 'bannerSave', icon: 'iconSave', popUp: 'popUpSave', terminal: 'terminalSave' } as const
  )[kind];
  const save = (row?: Placement) =>
    ask({
      title: row ? `${words.change} · ${of(row.title)}` : words.add[kind],
      fields: fieldsOf(kind, row),
      act: saveAct,
      // The fields have the names of the request.
      body: (values: Values) =>
        ({ ...(row && { id: row.id }), ...values }) as unknown as OperatorRequest<'bannerSave'>,
      onEnd,
    });
  const move = (row: Placement) =>
    ask({
      title: `${words.move} · ${of(row.title)}`,
      fields: [
        {
          ...{ name: 'place', kind: 'choice', label: words.place, start: String(row.place) },
          options: (data?.items ?? []).map(({ place, title }) => ({
            value: String(place),
            label: `${place} · ${of(title)}`,
          })),
        },
      ],
      act: 'placementMove',
      body: ({ place }) => ({ kind, id: row.id, place: Number(place) }),
      onEnd,
    });
  const turnTo = (row: Placement, on: boolean) =>
    ask({
      title: `${on ? words.on : words.off} · ${of(row.title)}`,
      question: on ? words.onQuestion : words.offQuestion,
      danger: !on,
      act: 'placementSwitch',
      body: () => ({ kind, id: row.id, on }),
      onEnd,
    });
  const details = ({ text, button, scene, display, audience, frequency, terminal }: Placement) =>
    [
      text && of(text),
      button && of(button),
      scene && (content.scenes as Readonly<Record<string, string>>)[scene],
      display && words.displays[display],
      audience && words.audiences[audience],
      frequency && words.frequencies[frequency],
      terminal && words.terminals[terminal],
    ]
      .filter(Boolean)
      .join(' · ');
  const minute = (text: string | null) => text?.replace('T', ' ') ?? '';

  return (
    <SimpleList
      name="placementList"
      body={{ kind }}
      caption={words.kinds[kind]}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={onEnd}
      toolbar={
        can(saveAct) && (
          <Button size="sm" variant="primary" disabled={!data} onClick={() => save()}>
            {words.add[kind]}
          </Button>
        )
      }
      columns={[
        { key: 'place', title: words.place, align: 'end', render: ({ place }) => place },
        { key: 'title', title: common.title, render: ({ title }) => of(title) },
        { key: 'details', title: common.details, render: details },
        { key: 'href', title: content.href, render: ({ href }) => href },
        {
          key: 'span',
          title: words.span,
          render: ({ from, until }) => (from || until ? `${minute(from)} – ${minute(until)}` : '–'),
        },
        {
          key: 'state',
          title: common.state,
          render: ({ state }) => <State state={state} names={words.states} />,
        },
        {
          key: 'actions',
          title: common.actions,
          render: (row) => (
            <Row>
              {can(saveAct) && (
                <Button size="sm" onClick={() => save(row)}>
                  {words.change}
                </Button>
              )}
              {can('placementMove') && (
                <Button size="sm" onClick={() => move(row)}>
                  {words.move}
                </Button>
              )}
              {can('placementSwitch') && (
                <Button
                  size="sm"
                  variant={row.state === 'off' ? 'secondary' : 'danger'}
                  onClick={() => turnTo(row, row.state === 'off')}
                >
                  {row.state === 'off' ? words.on : words.off}
                </Button>
              )}
            </Row>
          ),
        },
      ]}
    />
  );
};

/** The value of the choice of no skin. */
const noSkin = 'none';

/** The festival skin of the site, and the button that changes it. */
const FestivalSkin = () => {
  const { texts, of } = useWords();
  const { placements: words } = texts;
  const can = useCan();
  const ask = useAsk();
  const { data, reload } = useRead('festivalSkinInfo', {});
  if (!data) return null;
  const { skin } = data;
  const change = () =>
    ask({
      title: words.skin,
      question: words.skinQuestion,
      fields: [
        {
          ...{ name: 'skin', kind: 'choice', label: words.skin, start: skin ?? noSkin },
          options: [
            { value: noSkin, label: words.noSkin },
            ...Object.entries(festivalSkins).map(([value, { name }]) => ({ value, label: of(name) })),
          ],
        },
      ],
      act: 'festivalSkinSet',
      body: (values) =>
        ({ skin: values.skin === noSkin ? null : values.skin }) as OperatorRequest<'festivalSkinSet'>,
      onEnd: reload,
    });
  return (
    <Row>
      <span>
        {words.skin} <strong>{skin ? of(festivalSkins[skin].name) : words.noSkin}</strong>
      </span>
      {can('festivalSkinSet') && (
        <Button size="sm" aria-label={words.changeSkin} onClick={change}>
          {words.change}
        </Button>
      )}
    </Row>
  );
};

/** What operators place on pages of the site: the festival skin, banners, floating icons, pop-ups, download terminals (OPS-5). */
export const PlacementsPage = () => {
  const { placements: words } = useWords().texts;
  const [kind, setKind] = useState<Kind>('banner');
  return (
    <Page title={words.title} actions={<FestivalSkin />}>
      <Stack>
        <Tabs
          variant="pill"
          label={words.title}
          value={kind}
          onValueChange={setKind}
          items={(Object.keys(words.kinds) as Kind[]).map((value) => ({ value, label: words.kinds[value] }))}
        />
        <Placements key={kind} kind={kind} />
      </Stack>
    </Page>
  );
};
