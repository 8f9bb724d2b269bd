import { formatAmount } from '@pavilion/format';
import { useRealityCheckAnswerMutation } from '@pavilion/sdk/react/money';
import { Modal, toast, token } from '@pavilion/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCurrency } from '../brand/brand-context';
import { useNow } from '../calendar/use-now';
import { useMessages } from '../messages';
import { Money } from '../money/money';
import { signedMoney } from '../money/signed-money';
import { isPositive, resultOf, settledNet } from './play-model';
import { protectionTexts } from './protection-texts';
import { usePlayTime } from './use-play-time';
import { useProtection, useStoreProtection } from './use-protection';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[4]};
  margin-block: ${token.space[4]};
  padding: ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { margin: 0; font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; }
`;

const resultTexts = { loss: 'sumLoss', gain: 'sumGain', even: 'sumEven' } as const;

interface RealityCheckProps {
  /** The gateway has refused a stake or a launch until the check is answered. */
  readonly isDemanded: boolean;
  readonly onContinue: () => void;
  readonly onStop: () => void;
}

/**
 * Interrupts play when a reality check is due, by the clock or because the gateway demands it (PRO-3). Only the two
 * answers close it.
 */
export const RealityCheck = ({ isDemanded, onContinue, onStop }: RealityCheckProps) => {
  const t = useMessages(protectionTexts);
  const currency = useCurrency();
  const playTime = usePlayTime();
  const now = useNow();
  const { protection, refetch } = useProtection();
  const [answer] = useRealityCheckAnswerMutation();
  const store = useStoreProtection();
  const session = protection?.session;
  const isDue = session != null && now !== undefined && now >= Date.parse(session.checkDueAt);
  const isOpen = session != null && (isDemanded || isDue);

  // The session that the gateway refers to may be newer than the one on the page.
  useEffect(() => {
    if (isDemanded) refetch();
  }, [isDemanded, refetch]);
  // Outside the element in full screen no dialog is visible.
  useEffect(() => {
    if (isOpen && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }, [isOpen]);

  if (!session) return null;
  const minutes =
    Math.max(0, (now ?? Date.parse(session.startedAt)) - Date.parse(session.startedAt)) / 60_000;
  const time = playTime(minutes);
  const net = settledNet(session);
  const { kind, amount } = resultOf(net);
  const send = async (given: 'continue' | 'stop') => {
    await store(answer({ answer: given }).unwrap());
    if (given === 'continue') return onContinue();
    toast.info(t('stopped', { time, net: signedMoney(net, currency) }));
    onStop();
  };
  return (
    <Modal
      open={isOpen}
      title={t('checkTitle')}
      direction="center"
      hideCloseIcon
      maskClosable={false}
      footer={[
        { title: t('continue'), type: 'hoverCancel', onClick: () => send('continue') },
        { title: t('stop'), type: 'confirm', onClick: () => send('stop') },
      ]}
    >
      <p>{t('checkLead', { time })}</p>
      <p>{t(resultTexts[kind], { amount: formatAmount(amount) })}</p>
      <Sums>
        <div>
          <dt>{t('stakes')}</dt>
          <dd>
            <Money value={session.stakes} />
          </dd>
        </div>
        <div>
          <dt>{t('net')}</dt>
          <dd>
            <Money value={net} tone="change" />
          </dd>
        </div>
        {isPositive(session.running) && (
          <div>
            <dt>{t('running')}</dt>
            <dd>
              <Money value={session.running} />
            </dd>
          </div>
        )}
      </Sums>
      <p>{t('checkAsk')}</p>
    </Modal>
  );
};
