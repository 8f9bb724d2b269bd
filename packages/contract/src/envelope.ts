import type { FieldReason } from './words';

/**
 * What every answer of the gateway is wrapped in.
 * Source: section 7 of the specification.
 */
export interface Envelope<Data = unknown> {
  /** 6000 for success, otherwise a code of the error catalogue. */
  status_code: number;
  message: string;
  data: Data;
}

/** What `data` holds beside code 10003: which fields are wrong, and why. */
export interface FieldErrors {
  fields: { field: string; reason: FieldReason; limit?: string }[];
}
