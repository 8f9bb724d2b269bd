import type { CallName, CallRequest } from '@pavilion/contract/wire';
import type { ReactNode } from 'react';
import type { RecordTexts } from '../hooks/use-record-texts';

interface FilterProps<Value> {
  /** Undefined: the filter selects all records. */
  readonly value: Value | undefined;
  onChange(value: Value | undefined): void;
  readonly texts: RecordTexts;
}

/** A filter besides the date range: its text in the address, and its control. Its value is a field of the request. */
export interface Filter<Value> {
  /** The least width of its control, px. */
  readonly width: number;
  /** Undefined for an invalid text. */
  parse(text: string): Value | undefined;
  format(value: Value): string;
  render(props: FilterProps<Value>): ReactNode;
}

/** The filters of a record page by their fields in the request, which are also their parameters in the address. */
export type Filters = Readonly<Record<string, Filter<unknown>>>;

/** The filters that a call takes. */
export type FiltersOf<Name extends CallName> = {
  readonly [Field in Exclude<keyof CallRequest<Name>, 'from' | 'to' | 'cursor' | 'limit'>]?: Filter<
    NonNullable<CallRequest<Name>[Field]>
  >;
};
