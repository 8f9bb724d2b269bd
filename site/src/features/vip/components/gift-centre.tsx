import { vipGiftKinds, vipGiftTexts } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { formatAmount } from '@pavilion/format';
import { Badge, type BadgeTone, Button, breakpoint, Card, Empty, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useClaims } from '../../../shared/dividends/use-claims';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { vipMessages } from '../messages/vip-messages';

type VipGift = CallResponse<'vipInfo'>['gifts'][number];

/** Coupons: the amount on a stub, what it asks for, and the button. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(400px, 100%), 1fr));
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[5]};
  /* At most two fill a row: the last of an odd number is as wide as both. */
  > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  li {
    --stub: 116px;
    --notch: 7px;
    position: relative;
    display: grid;
    grid-template-columns: var(--stub) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[3]};
    min-height: 84px;
    padding-inline-end: ${token.space[4]};
    overflow: hidden;
    border: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.lg};
    background: ${token.gradient.panel};
    /* Half-round notches at both ends of the line to tear along; the rings below are their edges. */
    mask:
      radial-gradient(circle at calc(var(--stub) - 1px) 0, transparent var(--notch), #000 calc(var(--notch) + 0.5px)) intersect,
      radial-gradient(circle at calc(var(--stub) - 1px) 100%, transparent var(--notch), #000 calc(var(--notch) + 0.5px));
  }
  li::before, li::after {
    content: '';
    position: absolute;
    left: calc(var(--stub) - 2px);
    width: calc(2 * var(--notch) + 2px);
    height: calc(2 * var(--notch) + 2px);
    border: 1px solid ${token.color.hairline};
    border-radius: 50%;
    translate: -50% -50%;
    pointer-events: none;
  }
  li::before { top: -1px; }
  li::after { top: calc(100% + 1px); }
  li > div:nth-child(2) { padding-block: ${token.space[3]}; }
  strong { font-weight: ${token.weight.bold}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  [role='alert'] { color: ${token.color.danger}; }
  @media (max-width: ${breakpoint.phone}px) {
    padding: ${token.space[3]};
    li { --stub: 84px; gap: ${token.space[2]}; min-height: 88px; padding-inline-end: ${token.space[2]}; }
    li > div:nth-child(2) { padding-block: ${token.space[2]}; }
    li button { min-height: 44px; padding-inline: ${token.space[3]}; }
  }
`;

const Stub = styled.div`
  display: grid;
  place-items: center;
  align-self: stretch;
  border-inline-end: 2px dashed ${token.color.hairline};
  background: ${token.gradient.hero};
  /* An amount of four digits fits, too. */
  font-size: clamp(${token.text.xl}, 1.55vw, ${token.text.h3});
  font-weight: ${token.weight.bold};
`;

const Action = styled.div`
  justify-self: end;
`;

const states = {
  claimed: { name: 'claimed', tone: 'success' },
  pending: { name: 'pending', tone: 'info' },
  expired: { name: 'expired', tone: 'neutral' },
  revoked: { name: 'revoked', tone: 'danger' },
} as const satisfies Readonly<
  Record<Exclude<VipGift['state'], 'waiting'>, { name: string; tone: BadgeTone }>
>;

/** The gifts of the levels: those to be claimed first, one by one or all. */
export const GiftCentre = ({ gifts }: { readonly gifts: readonly VipGift[] | undefined }) => {
  const t = useMessages(vipMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const timeText = useTimeText();
  const { claim, claiming, claimed, errors } = useClaims();
  const isClaimed = (id: string) => claimed?.ids.includes(id) ?? false;
  const stateOf = ({ id, state }: VipGift) => (isClaimed(id) ? 'claimed' : state);
  const waiting = (gifts ?? []).filter((gift) => stateOf(gift) === 'waiting');
  const when = (gift: VipGift) => {
    const { expiresAt, claimedAt } = gift;
    if (stateOf(gift) === 'waiting' && expiresAt !== null)
      return t('until', { at: timeText(expiresAt, 'minute') });
    return claimedAt === null ? '' : t('claimedAt', { at: timeText(claimedAt, 'minute') });
  };
  return (
    <Card
      title={t('centre')}
      padding="none"
      aria-busy={!gifts}
      extra={
        waiting.length > 1 && (
          <Button
            variant="primary"
            loading={claiming.length > 0}
            onClick={() => claim(waiting.map(({ id }) => id))}
          >
            {t('claimAll')}
          </Button>
        )
      }
    >
      {gifts && gifts.length > 0 && (
        <List>
          {gifts.map((gift) => {
            const state = stateOf(gift);
            return (
              <li key={gift.id}>
                <Stub>
                  <Money value={gift.amount} tone="value" />
                </Stub>
                <div>
                  <strong>{text(gift.title)}</strong>
                  <p className="pv-num">{t('terms', { turnover: formatAmount(gift.turnover) })}</p>
                  <p className="pv-num">{when(gift)}</p>
                  {errors[gift.id] !== undefined && (
                    <p role="alert">
                      <ErrorMessage error={errors[gift.id]} />
                    </p>
                  )}
                  {isClaimed(gift.id) && (
                    <p role="status" className="pv-num">
                      {t('creditedOne', { amount: formatAmount(gift.amount) })}
                    </p>
                  )}
                </div>
                <Action>
                  {state === 'waiting' ? (
                    <Button
                      variant={waiting.length > 1 ? 'secondary' : 'primary'}
                      aria-label={`${t('claim')} ${text(gift.title)}`}
                      loading={claiming.includes(gift.id)}
                      onClick={() => claim([gift.id])}
                    >
                      {t('claim')}
                    </Button>
                  ) : (
                    <Badge tone={states[state].tone}>{t(states[state].name)}</Badge>
                  )}
                </Action>
              </li>
            );
          })}
        </List>
      )}
      {gifts?.length === 0 && (
        <Empty
          compact
          picture={<SceneImage name="results" />}
          title={t('noGifts')}
          description={t('noGiftsText', {
            gifts: new Intl.ListFormat(locale).format(
              vipGiftKinds.map((kind) => text(vipGiftTexts[kind].name)),
            ),
          })}
        />
      )}
      {!gifts && <Skeleton lines={3} style={{ padding: token.space[5] }} />}
    </Card>
  );
};
