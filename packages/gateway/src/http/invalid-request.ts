import type { FieldErrors } from '@pavilion/contract';

/** A request that is not in the form of the contract: no person wrote it, so it travels as HTTP 400. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly fields: FieldErrors['fields'];

  constructor(fields: FieldErrors['fields'] = []) {
    super('the request is not in the form of the contract');
    this.fields = fields;
  }
}
