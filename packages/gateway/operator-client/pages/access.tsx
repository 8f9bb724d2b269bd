import { Badge, Button, Card, DataTable, ErrorFallback, Skeleton } from '@pavilion/ui';
import { useRead } from '../api';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { Page, Stack } from '../parts/page';
import { useCan } from '../parts/session';
import { useWords } from '../texts';

interface RefusedProps {
  readonly caption: string;
  readonly hint: string;
  /** The head of the column. */
  readonly name: string;
  readonly values: readonly string[];
  readonly onAllow: ((value: string) => void) | undefined;
  readonly add?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** What the site refuses, each with the button that allows it again. */
const Refused = ({ caption, hint, name, values, onAllow, add }: RefusedProps) => {
  const { texts } = useWords();
  return (
    <Card
      title={caption}
      extra={
        add && (
          <Button size="sm" onClick={add.onClick}>
            {add.label}
          </Button>
        )
      }
    >
      <Stack>
        <p>{hint}</p>
        <DataTable
          caption={caption}
          rows={values.map((value) => ({ value }))}
          rowKey={({ value }) => value}
          columns={[
            { key: 'value', title: name, render: ({ value }) => value },
            {
              key: 'actions',
              title: texts.common.actions,
              render: ({ value }) =>
                onAllow && (
                  <Button size="sm" onClick={() => onAllow(value)}>
                    {texts.access.allow}
                  </Button>
                ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
};

/** Who may enter the site: logins, registrations, phones, addresses and devices. */
export const AccessPage = () => {
  const { texts } = useWords();
  const { access: words } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const { data, status, reload } = useRead('accessInfo', {}, { every: 10_000 });
  if (status === 'error') return <ErrorFallback onRetry={() => void reload()} />;
  if (!data)
    return (
      <Page title={words.title}>
        <Skeleton shape="block" height={240} />
      </Page>
    );
  return (
    <Page title={words.title}>
      <Stack>
        {data.switches.map(({ name, isOn }) => (
          <Card
            key={name}
            title={words.switches[name]}
            extra={
              <>
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
              </>
            }
          >
            {words.switchHints[name]}
          </Card>
        ))}
        <Card
          title={words.maxDevices}
          extra={
            <>
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
                        count: values.count === undefined ? null : Number(values.count),
                        note: values.note as string,
                      }),
                      onEnd: reload,
                    })
                  }
                >
                  {words.change}
                </Button>
              )}
            </>
          }
        >
          {words.maxDevicesHint}
        </Card>
        <Refused
          caption={words.phones}
          hint={words.phoneHint}
          name={words.phone}
          values={data.phones}
          add={
            can('phoneRefuse')
              ? {
                  label: words.refusePhone,
                  onClick: () =>
                    ask({
                      title: words.refusePhone,
                      question: words.phoneHint,
                      fields: [{ name: 'phone', kind: 'text', label: words.phone }, note],
                      act: 'phoneRefuse',
                      body: (values) => ({ phone: values.phone as string, note: values.note as string }),
                      onEnd: reload,
                    }),
                }
              : undefined
          }
          onAllow={
            can('phoneAllow')
              ? (phone) =>
                  ask({
                    title: words.allow,
                    question: phone,
                    fields: [note],
                    act: 'phoneAllow',
                    body: (values) => ({ phone, note: values.note as string }),
                    onEnd: reload,
                  })
              : undefined
          }
        />
        <Refused
          caption={words.addresses}
          hint={words.addressHint}
          name={words.address}
          values={data.addresses}
          add={
            can('addressRestrict')
              ? {
                  label: words.restrictAddress,
                  onClick: () =>
                    ask({
                      title: words.restrictAddress,
                      question: words.addressHint,
                      danger: true,
                      fields: [{ name: 'address', kind: 'text', label: words.address }, note],
                      act: 'addressRestrict',
                      body: (values) => ({ address: values.address as string, note: values.note as string }),
                      onEnd: reload,
                    }),
                }
              : undefined
          }
          onAllow={
            can('addressAllow')
              ? (address) =>
                  ask({
                    title: words.allow,
                    question: address,
                    fields: [note],
                    act: 'addressAllow',
                    body: (values) => ({ address, note: values.note as string }),
                    onEnd: reload,
                  })
              : undefined
          }
        />
        <Refused
          caption={words.devices}
          hint={words.deviceHint}
          name={words.device}
          values={data.devices}
          onAllow={
            can('deviceUnblock')
              ? (device) =>
                  ask({
                    title: words.allow,
                    question: device,
                    fields: [note],
                    act: 'deviceUnblock',
                    body: (values) => ({ device, note: values.note as string }),
                    onEnd: reload,
                  })
              : undefined
          }
        />
      </Stack>
    </Page>
  );
};
