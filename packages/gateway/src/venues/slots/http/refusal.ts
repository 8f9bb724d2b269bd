import { codeDefinition, type ErrorCode } from '@pavilion/contract';

/** A business refusal: travels as an envelope in HTTP 200. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor(code: ErrorCode, data: unknown = null) {
    super(codeDefinition(code)!.message['zh-CN']);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

/** Reads a refusal off anything thrown, the house's own errors included; a fault of ours is not one. */
export const asRefusal = (error: unknown): { code: number; data: unknown } | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'number' || !codeDefinition(code)) return undefined;
  return { code, data: 'data' in error ? error.data : null };
};
