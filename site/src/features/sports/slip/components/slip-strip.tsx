import type { SportsProvider } from '@pavilion/contract';
import { displayPrice } from '@pavilion/contract/sports';
import type { OddsFormat } from '@pavilion/format';
import { ArrowRightIcon, BetIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { useSelectionText } from '../../../../shared/sports/leg-text';
import { useLegsNow } from '../hooks/use-legs-now';
import { slipMessages } from '../messages/slip-messages';
import type { Slip } from '../model/slip';
import { parlayPriceText } from '../model/slip-facts';

const Root = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token.space[3]};
  width: 100%;
  min-height: 60px;
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.hairline};
  border-bottom: 0;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: ${token.color.raised};
  box-shadow: ${token.shadow[3]};
  text-align: start;
`;

const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${token.radius.md};
  background: ${token.color.accentSoft};
  color: ${token.color.accentText};
  b {
    position: absolute;
    inset: -6px -6px auto auto;
    min-width: 20px;
    padding-inline: 5px;
    border-radius: ${token.radius.full};
    background: ${token.color.selected};
    color: ${token.color.onSelected};
    font-size: ${token.text.xs};
    font-variant-numeric: tabular-nums;
    line-height: 20px;
    text-align: center;
  }
`;

const Facts = styled.span`
  display: grid;
  min-width: 0;
  > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong { font-size: ${token.text.md}; font-variant-numeric: tabular-nums; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

const Open = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: ${token.control.md};
  padding-inline: ${token.space[4]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.gradient.accent};
  color: ${token.color.onAccent};
  font-weight: ${token.weight.bold};
`;

interface SlipStripProps {
  /** With one selection at least. */
  readonly slip: Slip;
  readonly provider: SportsProvider;
  /** Of a single selection. */
  readonly format: OddsFormat;
  readonly onOpen: () => void;
}

/** The slip in a line at the foot of a narrow screen: its selections, their price, and the way to the stake. */
export const SlipStrip = ({ slip, provider, format, onOpen }: SlipStripProps) => {
  const t = useMessages(slipMessages);
  const legs = useLegsNow(slip.legs, provider);
  const selectionText = useSelectionText();
  const count = legs.length;
  const [only] = legs;
  const facts = () => {
    if (count === 1 && only) {
      const { selection, market } = selectionText(only.leg.selection, only.leg.event);
      const price = only.hasPrice ? ` @${displayPrice(only.facts.now.price, format)}` : '';
      return [`${selection}${price}`, market];
    }
    if (slip.mode === 'single') return [t('stripSingles', { count }), t('stripStake')];
    const hasPrices = legs.every(({ hasPrice }) => hasPrice);
    return [hasPrices ? t('stripPrice', { price: parlayPriceText(legs) }) : t(slip.mode), t('stripStake')];
  };
  const [first, second] = facts();
  return (
    <Root data-slip-strip="" aria-label={t('opener', { count })} aria-haspopup="dialog" onClick={onOpen}>
      <Sign aria-hidden="true">
        <BetIcon size={20} />
        <b>{count}</b>
      </Sign>
      <Facts aria-hidden="true">
        <strong>{first}</strong>
        <small>{second}</small>
      </Facts>
      <Open aria-hidden="true">
        {t('placeNone')}
        <ArrowRightIcon size={16} />
      </Open>
    </Root>
  );
};
