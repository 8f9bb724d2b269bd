import type { MallGift } from '@pavilion/contract';
import { Badge, Button, CoinIcon, inScheme, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { coinText } from '../../../shared/coins/coin-text';
import { useLocalText, useMessages } from '../../../shared/messages';
import { mallMessages } from '../messages/mall-messages';
import type { GiftState } from '../model/gift-state';
import { GiftPicture, pictureOf } from './motifs/gift-picture';

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  transition: box-shadow ${token.motion.base} ${token.motion.out}, translate ${token.motion.base} ${token.motion.out};
  > :first-child { aspect-ratio: 16 / 9; }
  &:hover { box-shadow: ${token.shadow[2]}; translate: 0 -2px; }
  /* At night a sheet of glass with a lit upper edge. */
  ${inScheme('dark')} {
    border-color: transparent;
    background:
      linear-gradient(180deg, rgba(28, 32, 88, 0.82), rgba(10, 12, 40, 0.9)) padding-box,
      linear-gradient(180deg, rgba(139, 233, 255, 0.6), rgba(148, 158, 255, 0.16) 46%, rgba(167, 139, 250, 0.44)) border-box;
  }
`;

const Level = styled.div`
  position: absolute;
  top: ${token.space[2]};
  inset-inline-end: ${token.space[2]};
`;

const Body = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${token.space[2]};
  padding: ${token.space[3]};
  h3 { font-size: ${token.text.md}; font-weight: ${token.weight.bold}; }
  /* The line at the bottom: how far the coins reach. */
  && > button:disabled {
    background:
      linear-gradient(90deg, ${token.color.selected} var(--reached), ${token.color.line} 0) 0 100% / 100% 4px no-repeat,
      ${token.color.sunken};
    color: ${token.color.inkMuted};
  }
`;

const Price = styled.strong`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  margin-block: 2px;
  color: ${token.color.value};
  font-size: ${token.text.lg};
  font-variant-numeric: tabular-nums;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

interface GiftCardProps {
  readonly gift: MallGift;
  readonly state: GiftState;
  readonly onOrder: () => void;
}

/** A gift with its price, what is left of it, and the button that orders it or says why not. */
export const GiftCard = ({ gift, state, onOrder }: GiftCardProps) => {
  const t = useMessages(mallMessages);
  const text = useLocalText();
  const reached =
    state.kind === 'coinsShort' ? 100 - Math.ceil((Number(state.missing) / Number(gift.price)) * 100) : 0;
  const label = () => {
    switch (state.kind) {
      case 'ready':
        return t('exchange');
      case 'coinsShort':
        return t('coinsShort', { coins: coinText(String(Math.ceil(Number(state.missing)))) });
      case 'levelTooLow':
        return t('levelTooLow', { level: gift.minVipLevel });
      default:
        return t(state.kind);
    }
  };
  return (
    <Item>
      <GiftPicture {...pictureOf(gift)} />
      {gift.minVipLevel > 0 && (
        <Level>
          <Badge tone="value" variant="solid">
            {t('vip', { level: gift.minVipLevel })}
          </Badge>
        </Level>
      )}
      <Body>
        <div>
          <h3>{text(gift.title)}</h3>
          <Price>
            <CoinIcon size={18} />
            {t('price', { coins: coinText(gift.price) })}
          </Price>
          <Facts>
            <span>{t('stock', { stock: coinText(String(gift.stock)) })}</span>
            <span>{t('limit', { left: state.leftThisMonth, month: gift.perMonth })}</span>
          </Facts>
        </div>
        <Button
          block
          style={{ '--reached': `${reached}%` } as CSSProperties}
          variant={state.kind === 'ready' ? 'value' : 'ghost'}
          disabled={state.kind !== 'ready'}
          aria-label={state.kind === 'ready' ? t('exchangeOf', { name: text(gift.title) }) : undefined}
          onClick={onOrder}
        >
          {label()}
        </Button>
      </Body>
    </Item>
  );
};
