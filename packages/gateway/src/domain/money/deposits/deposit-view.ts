import type { DepositChannel, DepositOrder } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type BrandIdentity, brandText } from '../../../config/brand';
import type { Row } from '../../../db/schema';

export const presentChannel = (row: Row<'deposit_channels'>): DepositChannel => ({
  code: row.code,
  name: row.name,
  note: row.note,
  mark: row.mark,
  min: formatMinor(row.min_amount),
  max: formatMinor(row.max_amount),
  quickAmounts: row.quick_amounts,
  recommended: row.recommended,
  showsQrCode: row.shows_qr_code,
  hasPayee: row.payee.length > 0,
  antiFraudWarning: row.anti_fraud_warning,
  fields: row.fields,
});

/** Payment reference that matches a payment with its order. */
const reference = (orderId: string) => orderId.slice(-8).toUpperCase();

/** A payee needs the reference of the payment; in a channel without one there is nothing to pay. */
const withReference = (payee: DepositOrder['payee'], id: string): DepositOrder['payee'] =>
  payee.length === 0
    ? []
    : [...payee, { label: { 'zh-CN': '付款附言', en: 'Reference' }, value: reference(id), copyable: true }];

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
  payee: withReference(channel.payee, order.id),
  qrCode: channel.shows_qr_code ? (channel.payee.at(-1)?.value ?? null) : null,
  values: order.field_values,
});

/** The order with the payee of the brand under whose host the member pays. */
export const brandOrder = (order: DepositOrder, brand: BrandIdentity): DepositOrder => ({
  ...order,
  payee: order.payee.map((line) => ({ ...line, value: brandText(line.value, brand) })),
  qrCode: order.qrCode && brandText(order.qrCode, brand),
});
