import { limitKinds, type PlayLimit } from '@pavilion/contract';
import { Button, breakpoint, Card, Progress, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../../shared/calendar/moment';
import { Stack } from '../../../shared/layout/stack';
import { useLocale, useMessages } from '../../../shared/messages';
import { lowerOfLonger } from '../../../shared/protection/play-model';
import { protectionMessages } from '../messages/protection-messages';
import { usedShare } from '../model/limit-change';
import { LimitDialog } from './limit-dialog';
import { useLimitTexts } from './use-limit-texts';
import { WaitingLimit } from './waiting-limit';

const Kind = styled.section`
  display: grid;
  gap: ${token.space[3]};
  & + & { padding-top: ${token.space[5]}; border-top: 1px solid ${token.color.line}; }
  h3 { font-size: ${token.text.md}; }
  > header p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[3]};
  > :only-child { grid-column: 1 / -1; }
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  min-height: 32px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Value = styled.p<{ $isSet: boolean }>`
  color: ${({ $isSet }) => ($isSet ? token.color.ink : token.color.inkMuted)};
  font-size: ${({ $isSet }) => ($isSet ? token.text.xl : token.text.lg)};
  font-weight: ${({ $isSet }) => ($isSet ? token.weight.bold : token.weight.regular)};
  line-height: 30px;
`;

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface LimitsProps {
  readonly limits: readonly PlayLimit[];
  readonly onReady: () => unknown;
}

/** The limits by kind, each with what is used and left of it (PRO-1). */
export const Limits = ({ limits, onReady }: LimitsProps) => {
  const t = useMessages(protectionMessages);
  const { locale } = useLocale();
  const { kindOf, aboutKind, spanOf, nameOf, amountOf } = useLimitTexts();
  const [chosen, setChosen] = useState<Pick<PlayLimit, 'kind' | 'span'>>();
  const [isOpen, setOpen] = useState(false);

  const tile = (limit: PlayLimit) => {
    const { kind, span, amount, cap, inForce, used, left, waiting, resetsAt } = limit;
    const lower = lowerOfLonger(limit, limits);
    const name = nameOf(limit);
    const usedText = used.startsWith('-')
      ? t('won', { amount: amountOf(kind, used.slice(1)) })
      : t('used', { used: amountOf(kind, used) });
    return (
      <Tile key={span}>
        <Head>
          {spanOf(span)}
          <Button
            size="sm"
            variant="ghost"
            aria-label={t(amount === null ? 'setOf' : 'changeOf', { name })}
            onClick={() => {
              setChosen({ kind, span });
              setOpen(true);
            }}
          >
            {t(amount === null ? 'set' : 'change')}
          </Button>
        </Head>
        <Value className="pv-num" $isSet={inForce !== null}>
          {inForce === null ? t('none') : amountOf(kind, inForce)}
        </Value>
        {inForce === null || left === null ? (
          <Small className="pv-num">{usedText}</Small>
        ) : (
          <>
            <Progress
              value={usedShare(limit) * 100}
              label={name}
              hideLabel
              valueText={usedText}
              tone={/[1-9]/.test(left) ? 'value' : 'accent'}
            />
            <Small className="pv-num">
              <span>{usedText}</span>
              <span>{/[1-9]/.test(left) ? t('left', { left: amountOf(kind, left) }) : t('reached')}</span>
            </Small>
            <Small className="pv-num">{t('resets', { at: formatMoment(resetsAt, locale, 'brief') })}</Small>
          </>
        )}
        {cap !== null && inForce === cap && (
          <Small className="pv-num">{t('brandLimit', { amount: amountOf(kind, cap) })}</Small>
        )}
        {lower && (
          <Small className="pv-num">
            {t(lower.span === 'week' ? 'lowerWeek' : 'lowerMonth', {
              amount: amountOf(kind, lower.inForce as string),
            })}
          </Small>
        )}
        {waiting && <WaitingLimit key={waiting.readyAt} limit={limit} waiting={waiting} onReady={onReady} />}
      </Tile>
    );
  };

  return (
    <Card title={t('limitsTitle')}>
      <Stack>
        {limitKinds.map((kind) => (
          <Kind key={kind} aria-label={kindOf(kind)}>
            <header>
              <h3>{kindOf(kind)}</h3>
              <p>{aboutKind(kind)}</p>
            </header>
            <Tiles>{limits.filter((limit) => limit.kind === kind).map(tile)}</Tiles>
          </Kind>
        ))}
      </Stack>
      <LimitDialog
        limit={limits.find(({ kind, span }) => kind === chosen?.kind && span === chosen.span)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
};
