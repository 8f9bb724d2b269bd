import type { DepositKind, DepositOrder } from '@pavilion/contract';

/** Ways to pay whose payee is scanned; a bank's account is typed. */
export const scanned: Readonly<Record<DepositKind, boolean>> = {
  bank: false,
  speed: false,
  alipay: true,
  wechat: true,
  ecny: true,
  ebpay: true,
  koipay: true,
  usdt: true,
};

/** The payee's account or address: in the order of reading it stands before the reference, which comes last. */
export const payeeAddress = ({ payee }: DepositOrder): string | undefined =>
  (payee.at(-2) ?? payee.at(-1))?.value;
