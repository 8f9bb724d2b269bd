import { limitKinds, type PlayLimit } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Button, breakpoint, Card, ChevronDownIcon, Progress, token } from '@pavilion/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
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

const phone = `@media (max-width: ${breakpoint.phone}px)`;

/** A tile; on phones a row of two lines, which opens to show the rest. */
const Tile = styled.li<{ $isOpen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
  > * { grid-column: 1 / -1; min-width: 0; }
  > [data-part='span'] { grid-column: 1; min-height: 32px; align-content: center; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  > [data-part='change'] { grid-column: 2; }
  > [data-part='toggle'] { display: none; }
  > [data-part='more'] { display: grid; gap: ${token.space[2]}; }
  ${phone} {
    grid-template: 'span value change toggle' auto 'used used used toggle' auto / auto minmax(0, 1fr) auto auto;
    gap: 0 ${token.space[2]};
    padding: ${token.space[2]} ${token.space[1]} ${token.space[2]} ${token.space[3]};
    > [data-part='span'] { grid-area: span; min-height: 0; }
    > [data-part='value'] { grid-area: value; font-size: ${token.text.md}; line-height: 24px; }
    > [data-part='used'] { grid-area: used; justify-content: flex-start; }
    > [data-part='change'] { z-index: 1; grid-area: change; }
    > [data-part='toggle'] { display: grid; grid-area: toggle; }
    > [data-part='more'], > [data-part='bar'] { display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')}; padding: ${token.space[2]} ${token.space[2]} 0 0; }
    > [data-part='more'] { z-index: 1; }
  }
`;

/** Opens a row on phones; the whole row takes the press. */
const Toggle = styled.button`
  place-items: center;
  width: 32px;
  min-height: 44px;
  color: ${token.color.inkMuted};
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: 0; }
  svg { transition: rotate ${token.motion.fast}; }
  &[aria-expanded='true'] svg { rotate: 180deg; }
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
  const timeText = useTimeText();
  const { kindOf, aboutKind, spanOf, nameOf, amountOf } = useLimitTexts();
  const [chosen, setChosen] = useState<Pick<PlayLimit, 'kind' | 'span'>>();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const id = useId();

  const tile = (limit: PlayLimit) => {
    const { kind, span, amount, cap, inForce, used, left, waiting, resetsAt } = limit;
    const lower = lowerOfLonger(limit, limits);
    const name = nameOf(limit);
    const isCapped = cap !== null && inForce === cap;
    const resets = inForce === null ? null : resetsAt;
    const usedTextOf = (amount: string) =>
      amount.startsWith('-')
        ? t('won', { amount: formatAmount(amount.slice(1)) })
        : t('used', { used: amountOf(kind, amount) });
    // A limit on each stake is never used up, so there is no progress.
    const usedText = used === null ? null : usedTextOf(used);
    const key = `${kind} ${span}`;
    // A change that waits asks for something, so its row is open.
    const isOpened = opened[key] ?? waiting !== null;
    const moreId = `${id}-${kind}-${span}`;
    return (
      <Tile key={span} $isOpen={isOpened}>
        <span data-part="span">{spanOf(span)}</span>
        <Button
          data-part="change"
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
        <Value data-part="value" className="pv-num" $isSet={inForce !== null}>
          {inForce === null ? t('none') : amountOf(kind, inForce)}
        </Value>
        {usedText !== null && left !== null && (
          <div data-part="bar">
            <Progress
              value={usedShare(limit) * 100}
              label={name}
              hideLabel
              valueText={usedText}
              tone={/[1-9]/.test(left) ? 'value' : 'accent'}
            />
          </div>
        )}
        {usedText !== null && (
          <Small data-part="used" className="pv-num">
            <span>{usedText}</span>
            {left !== null && (
              <span>{/[1-9]/.test(left) ? t('left', { left: amountOf(kind, left) }) : t('reached')}</span>
            )}
          </Small>
        )}
        {(resets !== null || isCapped || waiting) && (
          <>
            <Toggle
              type="button"
              data-part="toggle"
              aria-label={t('detailsOf', { name })}
              aria-expanded={isOpened}
              aria-controls={moreId}
              onClick={() => setOpened({ ...opened, [key]: !isOpened })}
            >
              <ChevronDownIcon size={18} />
            </Toggle>
            <div data-part="more" id={moreId}>
              {resets !== null && (
                <Small className="pv-num">{t('resets', { at: timeText(resets, 'brief') })}</Small>
              )}
              {isCapped && (
                <Small className="pv-num">{t('brandLimit', { limit: amountOf(kind, cap) })}</Small>
              )}
              {lower && (
                <Small className="pv-num">
                  {t(lower.span === 'week' ? 'lowerWeek' : 'lowerMonth', {
                    limit: amountOf(kind, lower.inForce as string),
                  })}
                </Small>
              )}
              {waiting && (
                <WaitingLimit key={waiting.readyAt} limit={limit} waiting={waiting} onReady={onReady} />
              )}
            </div>
          </>
        )}
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
