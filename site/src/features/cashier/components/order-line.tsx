import { Badge, type BadgeTone } from '@pavilion/ui';
import { useTimeText } from '../../../shared/calendar/time-zone';
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
  const timeText = useTimeText();
  return (
    <li>
      <SideLink to={to}>
        <span>
          <Money value={amount} />
          <small className="pv-num">{timeText(at, 'brief')}</small>
        </span>
        <Badge tone={tone}>{state}</Badge>
      </SideLink>
    </li>
  );
};
