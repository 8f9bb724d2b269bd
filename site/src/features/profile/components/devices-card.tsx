import type { DeviceSession } from '@pavilion/contract';
import {
  useDeviceEndMutation,
  useDevicesEndOthersMutation,
  useDevicesQuery,
} from '@pavilion/sdk/react/money';
import { Badge, Button, Card, DataTable, type TableColumn, toast, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useMessages } from '../../../shared/messages';
import { profileMessages } from '../messages/profile-messages';

const Lead = styled.div`
  display: grid;
  gap: 2px;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: ${token.space[2]}; }
`;

/** The devices on which the member is logged in, and the way to log them out: their sessions end with 10004 (SES-3). */
export const DevicesCard = () => {
  const ask = useConfirm();
  const t = useMessages(profileMessages);
  const timeText = useTimeText();
  const showError = useErrorToast();
  const { data: sessions, error, refetch } = useDevicesQuery({}, { refetchOnMountOrArgChange: true });
  const [end, ending] = useDeviceEndMutation();
  const [endOthers] = useDevicesEndOthersMutation();
  const nameOf = ({ browser, system }: DeviceSession) =>
    [browser, system].filter((part) => part !== null).join(' · ') || t('unknownDevice');
  const confirmEndOthers = () =>
    void ask({
      title: t('endOthersTitle'),
      message: t('endOthersText'),
      confirmText: t('endOthers'),
      cancelText: t('cancel'),
      danger: true,
      direction: 'center',
      onConfirm: () =>
        endOthers({})
          .unwrap()
          .then(() => toast.success(t('endedOthers')), showError),
    });
  const columns: TableColumn<DeviceSession>[] = [
    {
      key: 'device',
      title: t('device'),
      narrow: 'lead',
      render: (session) => (
        <Lead>
          <span>
            {nameOf(session)}
            {session.isCurrent && <Badge tone="success">{t('thisDevice')}</Badge>}
          </span>
          <small className="pv-num">{t('since', { at: timeText(session.createdAt, 'minute') })}</small>
        </Lead>
      ),
    },
    {
      key: 'address',
      title: t('address'),
      narrow: 'note',
      render: ({ address }) => <span className="pv-num">{address}</span>,
    },
    {
      key: 'lastSeen',
      title: t('lastSeen'),
      render: ({ lastSeenAt }) => <span className="pv-num">{timeText(lastSeenAt, 'minute')}</span>,
    },
    {
      key: 'end',
      title: '',
      label: t('endOne'),
      align: 'end',
      narrow: 'value',
      render: (session) =>
        session.isCurrent ? null : (
          <Button
            size="sm"
            aria-label={t('endOneOf', { device: nameOf(session) })}
            loading={ending.isLoading && ending.originalArgs?.id === session.id}
            onClick={() =>
              end({ id: session.id })
                .unwrap()
                .then(() => toast.success(t('ended')), showError)
            }
          >
            {t('endOne')}
          </Button>
        ),
    },
  ];
  return (
    <Card
      padding="none"
      title={t('devicesTitle')}
      extra={
        sessions &&
        sessions.length > 1 && (
          <Button size="sm" onClick={confirmEndOthers}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('devicesCaption')}
        narrow="lines"
        columns={columns}
        rows={sessions ?? []}
        rowKey={({ id }) => id}
        status={sessions ? 'ready' : error ? 'error' : 'loading'}
        skeletonRows={2}
        errorMessage={error && <ErrorMessage error={error} />}
        onRetry={() => void refetch()}
      />
    </Card>
  );
};
