import type { FieldReason, LengthUnit } from './enumerations';

/** The wrapper of every answer of the gateway. */
export interface Envelope<Data = unknown> {
  /** 6000 for success, otherwise a code of the error catalogue. */
  status_code: number;
  message: string;
  data: Data;
}

/** The `data` of an answer with code 10003 (validationError): the invalid fields, with reasons. */
export interface FieldErrors {
  fields: { field: string; reason: FieldReason; limit?: string; counts?: LengthUnit }[];
}
