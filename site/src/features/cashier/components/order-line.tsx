import { Badge, type BadgeTone } from '@pavilion/ui';
import { formatMoment } from '../../../shared/calendar/moment';
import { useLocale } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { SideLink } from './side-list';

interface OrderLineProps {
  readonly to: string;
  readonly amount: string;
  readonly at: string;
  readonly state: string;
  readonly tone: BadgeTone;
}

/** A row of an order list: amount, time and state. */
export const OrderLine = ({ to, amount, at, state, tone }: OrderLineProps) => {
  const { locale } = useLocale();
  return (
    <li>
      <SideLink to={to}>
        <span>
          <Money value={amount} />
          <small className="pv-num">{formatMoment(at, locale, 'brief')}</small>
        </span>
        <Badge tone={tone}>{state}</Badge>
      </SideLink>
    </li>
  );
};
