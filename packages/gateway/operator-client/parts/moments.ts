import type { OperatorRequest } from '../../src/operator/contract';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A moment as the field `datetime-local` has it: `YYYY-MM-DDTHH:mm` on the clock of this machine. */
export const momentField = (iso: string): string => {
  const at = new Date(iso);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

/** The moment of a field; an unchanged field keeps the seconds that it does not show. */
const momentOf = (field: string, before: string | null): string =>
  before !== null && momentField(before) === field ? before : new Date(field).toISOString();

/** The request of a changed promotion: only what the operator changed. Values that were left empty are missing in `values`. */
export const changeOf = (
  before: {
    readonly id: string;
    readonly budget: string;
    readonly startsAt: string;
    readonly endsAt: string | null;
  },
  values: Readonly<Record<string, unknown>>,
): OperatorRequest<'promotionChange'> => {
  const budget = values.budget as string;
  const startsAt = momentOf(values.starts as string, before.startsAt);
  const endsAt = typeof values.ends === 'string' ? momentOf(values.ends, before.endsAt) : null;
  return {
    id: before.id,
    ...(Number(budget) !== Number(before.budget) && { budget }),
    ...(startsAt !== before.startsAt && { startsAt }),
    ...(endsAt !== before.endsAt && { endsAt }),
  };
};
