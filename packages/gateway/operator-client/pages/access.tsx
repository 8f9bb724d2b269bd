import { Badge, Button, Card, DataTable, Empty, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OperatorRequest } from '../../src/operator/contract';
import { useRead } from '../api';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { type AskField, wholeNumber } from '../parts/ask-fields';
import { Page, Row, Stack } from '../parts/page';
import { useCan } from '../parts/session';
import { useWords } from '../texts';

type RestrictionKind = OperatorRequest<'addressRestrict'>['kind'];

interface Value {
  readonly value: string;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[4]};
`;

/** A setting with its explanation, and its value and button at the end of the line. */
const SettingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[6]};
  padding: ${token.space[4]} ${token.space[5]};
  & + & { border-top: 1px solid ${token.color.line}; }
  > :first-child { flex: 1 1 320px; min-width: 0; }
  h2 { margin: 0; font-size: ${token.text.lg}; }
  p { margin: ${token.space[1]} 0 0; color: ${token.color.inkMuted}; }
`;

const Setting = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <SettingRow>
    <div>
      <h2>{title}</h2>
      <p>{hint}</p>
    </div>
    <Row>{children}</Row>
  </SettingRow>
);

/** As wide as the table, without the padding of the card. */
const Hint = styled.p`
  margin: 0;
  padding: ${token.space[4]} ${token.space[5]};
  color: ${token.color.inkMuted};
`;

interface RefusedProps {
  readonly caption: string;
  readonly hint: string;
  /** The head of the column. */
  readonly name: string;
  readonly values: readonly string[];
  /** Why each is refused, in a column of its own. */
  readonly reason?: { readonly name: string; readonly of: (value: string) => string };
  readonly onAllow: ((value: string) => void) | undefined;
  readonly add?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** What the site refuses, each with the button that allows it again. */
const Refused = ({ caption, hint, name, values, reason, onAllow, add }: RefusedProps) => {
  const { texts } = useWords();
  return (
    <Card
      title={caption}
      padding="none"
      extra={
        add && (
          <Button size="sm" onClick={add.onClick}>
            {add.label}
          </Button>
        )
      }
    >
      <Hint>{hint}</Hint>
      <DataTable
        caption={caption}
        empty={<Empty compact title={texts.access.nothing} />}
        rows={values.map((value) => ({ value }))}
        rowKey={({ value }) => value}
        columns={[
          { key: 'value', title: name, render: ({ value }) => value },
          ...(reason
            ? [{ key: 'reason', title: reason.name, render: ({ value }: Value) => reason.of(value) }]
            : []),
          {
            key: 'actions',
            title: texts.common.actions,
            align: 'end',
            render: ({ value }) =>
              onAllow && (
                <Button size="sm" onClick={() => onAllow(value)}>
                  {texts.access.allow}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  );
};

interface Adding<Name extends 'phoneRefuse' | 'addressRestrict'> {
  /** Of the button, and the title of the dialog. */
  readonly label: string;
  readonly question: string;
  /** The value that is refused, and others. */
  readonly fields: readonly AskField[];
  readonly body: (values: Record<string, string>) => OperatorRequest<Name>;
}

/** Who may enter the site: logins, registrations, phones, addresses and devices. */
export const AccessPage = () => {
  const { texts } = useWords();
  const { access: words } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const { data, status, reload } = useRead('accessInfo', {}, { every: 10_000 });
  /** The button that adds a refused value; undefined for operators who may not add one. */
  const adding = <Name extends 'phoneRefuse' | 'addressRestrict'>(
    act: Name,
    { label, question, fields, body }: Adding<Name>,
  ) =>
    can(act)
      ? {
          label,
          onClick: () =>
            ask({
              title: label,
              question,
              danger: true,
              fields: [...fields, note],
              act,
              body: (values) => body(values as Record<string, string>),
              onEnd: reload,
            }),
        }
      : undefined;
  /** Asks for a note, and allows a value again; undefined for operators who may not allow it. */
  const allowing = <Name extends 'phoneAllow' | 'addressAllow' | 'deviceUnblock'>(
    act: Name,
    body: (value: string, note: string) => OperatorRequest<Name>,
  ) =>
    can(act)
      ? (value: string) =>
          ask({
            title: words.allow,
            question: value,
            fields: [note],
            act,
            body: (values) => body(value, values.note as string),
            onEnd: reload,
          })
      : undefined;
  if (status === 'error') return <ErrorFallback onRetry={() => void reload()} />;
  if (!data)
    return (
      <Page title={words.title}>
        <Skeleton shape="block" height={240} />
      </Page>
    );
  const reasons = new Map(data.addresses.map(({ address, kind }) => [address, words.restrictionKinds[kind]]));
  return (
    <Page title={words.title}>
      <Stack>
        <Card padding="none">
          {data.switches.map(({ name, isOn }) => (
            <Setting key={name} title={words.switches[name]} hint={words.switchHints[name]}>
              <Badge tone={isOn ? 'danger' : 'neutral'}>{isOn ? words.on : words.off}</Badge>
              {can('siteSwitch') && (
                <Button
                  size="sm"
                  aria-label={`${isOn ? words.turnOff : words.turnOn}: ${words.switches[name]}`}
                  onClick={() =>
                    ask({
                      title: words.switches[name],
                      question: words.switchHints[name],
                      danger: !isOn,
                      fields: [note],
                      act: 'siteSwitch',
                      body: (values) => ({ name, on: !isOn, note: values.note as string }),
                      onEnd: reload,
                    })
                  }
                >
                  {isOn ? words.turnOff : words.turnOn}
                </Button>
              )}
            </Setting>
          ))}
          <Setting title={words.maxDevices} hint={words.maxDevicesHint}>
            <Badge>{data.maxDevices ?? words.anyNumber}</Badge>
            {can('maxDevicesSet') && (
              <Button
                size="sm"
                onClick={() =>
                  ask({
                    title: words.maxDevices,
                    fields: [
                      {
                        name: 'count',
                        kind: 'number',
                        label: words.maxDevices,
                        hint: words.maxDevicesHint,
                        optional: true,
                        start: data.maxDevices === null ? '' : String(data.maxDevices),
                      },
                      note,
                    ],
                    act: 'maxDevicesSet',
                    body: (values) => ({
                      count: values.count === undefined ? null : wholeNumber(values.count),
                      note: values.note as string,
                    }),
                    onEnd: reload,
                  })
                }
              >
                {words.change}
              </Button>
            )}
          </Setting>
        </Card>
        <Columns>
          <Refused
            caption={words.phones}
            hint={words.phoneHint}
            name={words.phone}
            values={data.phones}
            add={adding('phoneRefuse', {
              label: words.refusePhone,
              question: words.phoneHint,
              fields: [{ name: 'phone', kind: 'text', label: words.phone }],
              body: ({ phone = '', note = '' }) => ({ phone, note }),
            })}
            onAllow={allowing('phoneAllow', (phone, note) => ({ phone, note }))}
          />
          <Refused
            caption={words.addresses}
            hint={words.addressHint}
            name={words.address}
            values={data.addresses.map(({ address }) => address)}
            reason={{ name: words.kind, of: (value) => reasons.get(value) ?? '' }}
            add={adding('addressRestrict', {
              label: words.restrictAddress,
              question: words.addressHint,
              fields: [
                { name: 'address', kind: 'text', label: words.address },
                {
                  name: 'kind',
                  kind: 'choice',
                  label: words.kind,
                  start: 'address',
                  options: Object.entries(words.restrictionKinds).map(([value, label]) => ({ value, label })),
                },
              ],
              body: ({ address = '', kind, note = '' }) => ({ address, kind: kind as RestrictionKind, note }),
            })}
            onAllow={allowing('addressAllow', (address, note) => ({ address, note }))}
          />
          <Refused
            caption={words.devices}
            hint={words.deviceHint}
            name={words.device}
            values={data.devices}
            onAllow={allowing('deviceUnblock', (device, note) => ({ device, note }))}
          />
        </Columns>
      </Stack>
    </Page>
  );
};
