import type { PaymentMark as Mark } from '@pavilion/contract';
import { IconTile, type IconTone } from '../layout/icon-tile';

interface Drawing {
  readonly tone: IconTone;
  /** Path data of the strokes, in a view box of 24 × 24. */
  readonly lines: string;
  /** Path data of the filled shapes. */
  readonly solids?: string;
}

/** Original drawings, not the logos of the companies. */
const drawings: Readonly<Record<Mark, Drawing>> = {
  bank: {
    tone: 'accent',
    lines: 'M3 9.5Q8.5 8 12 3.5 15.5 8 21 9.5ZM6.5 12.5v5M12 12.5v5M17.5 12.5v5M4 20.5h16',
  },
  speed: {
    tone: 'warning',
    lines: 'M13.5 3 6 13.500h5L9.5 21 18 10h-5.500ZM3 7.500h4M2.5 17h3.500',
  },
  alipay: {
    tone: 'info',
    lines: 'M4 5.5h16M12 3v7M6 10h11c-1 4.5-4.5 9-11 10M4.5 17c3-3.5 8-2 15 3',
  },
  wechat: {
    tone: 'success',
    lines:
      'M3 9.500C3 6.2 6 4 9.5 4S16 6.2 16 9.5 13 15 9.5 15L5.5 17 6 14C4.2 13 3 11.5 3 9.500ZM18.5 10.500C20.2 11.5 21 12.8 21 14.500c0 1.5-.8 2.8-2 3.600l.4 2.4-3-1.400c-2.3.300-4.4-.7-5.4-2.1',
    solids: 'M7.5 8.200a1 1 0 1 0 0 2 1 1 0 0 0 0-2M11.8 8.200a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  },
  ecny: {
    tone: 'danger',
    lines: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8.5 7.5 12 12l3.5-4.500M12 12v5M9 12.500h6M9 15h6',
  },
  ebpay: {
    tone: 'value',
    lines:
      'M4 7.500A2.5 2.5 0 0 1 6.5 5H17v3M4 7.500V17a2.5 2.5 0 0 0 2.5 2.500H20V8H6.500A2.5 2.5 0 0 1 4 7.500ZM20 11.500h-4.500a2.2 2.2 0 0 0 0 4.500H20',
  },
  koipay: {
    tone: 'warning',
    lines:
      'M3 12c3.5-5.5 9-6 13-1.500L21 7c-1 3.3-1 6.7 0 10l-5-3.500C12 18 6.5 17.5 3 12ZM11 9c1.3 2 1.3 4 0 6',
    solids: 'M7 10.400a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  },
  usdt: {
    tone: 'success',
    lines: 'M7 4h10l4 6-9 10.500L3 10ZM8 8.500h8M12 8.500V15M7.5 11.800c2.5 1.3 6.5 1.3 9 0',
  },
};

/** The mark of a deposit channel or payout kind. Hidden from assistive technology, because the name is next to it. */
export const PaymentMark = ({ mark, size = 36 }: { mark: Mark; size?: number }) => {
  // A newer gateway may send a mark that this site has no drawing for yet.
  const { tone, lines, solids } = drawings[mark] ?? drawings.bank;
  const side = Math.round(size * 0.64);
  return (
    <IconTile $tone={tone} $size={size}>
      <svg
        viewBox="0 0 24 24"
        width={side}
        height={side}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={lines} />
        {solids && <path d={solids} fill="currentColor" stroke="none" />}
      </svg>
    </IconTile>
  );
};
