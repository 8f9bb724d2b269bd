import type { DepositChannel, DepositOrder } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { Row } from '../../../db/schema';

export const presentChannel = (row: Row<'deposit_channels'>): DepositChannel => ({
  code: row.code,
  kind: row.kind,
  name: row.name,
  note: row.note,
  min: formatMinor(row.min_amount),
  max: formatMinor(row.max_amount),
  quickAmounts: row.quick_amounts,
  needsPayerName: row.needs_payer_name,
  recommended: row.recommended,
});

/** What a payer writes beside the payment, so that it finds its order. */
const reference = (orderId: string) => orderId.slice(-8).toUpperCase();

export const presentOrder = (
  order: Row<'deposit_orders'>,
  channel: Row<'deposit_channels'>,
): DepositOrder => ({
  id: order.id,
  channel: presentChannel(channel),
  amount: formatMinor(order.amount),
  state: order.state,
  createdAt: order.created_at.toISOString(),
  expiresAt: order.expires_at.toISOString(),
  paidAt: order.paid_at?.toISOString() ?? null,
  payee: [
    ...channel.payee,
    { label: { 'zh-CN': '付款附言', en: 'Reference' }, value: reference(order.id), copyable: true },
  ],
});
