import { codeDefinition, codes } from './codes';
import { limits } from './limits';

/** The codes of the specification, copied from it (ERR-1 to ERR-7). */
const specified = [
  6002, 6021, 6022, 6024, 6025, 6026, 6027, 6028, 6029, 6035, 6036, 6037, 6038, 6039, 6501, 6008, 22007,
  900000, 0, 10001, 10003, 10009, 10108, 6013, 6014, 10409, 301220, 600101, 244102, 6000, 6001, 6031, 6032,
  6033, 10102, 10105, 10004, 10104,
];

describe('the error catalogue', () => {
  it.each(specified)('[ERR-7] holds %d', (code) => expect(codeDefinition(code)).toBeDefined());
  it('[ERR-7] gives every code a unique name, wording in both languages and a next step', () => {
    const definitions = Object.values(codes);
    expect(new Set(definitions.map((each) => each.name)).size).toBe(definitions.length);
    for (const { message, kind, nextStep } of definitions) {
      expect(message['zh-CN']).toMatch(/\p{Script=Han}/u);
      expect(message.en).toMatch(/[a-z]/);
      if (kind !== 'success') expect(nextStep).toBeTruthy();
    }
  });
  it('[ERR-7] takes the codes from 20001 to 20999 as ours and only the specified ones as the specification’s', () => {
    const numbers = (provenance: string) =>
      Object.keys(codes)
        .filter((code) => codeDefinition(code)?.provenance === provenance)
        .map(Number);
    expect(numbers('ours').filter((code) => code < 20_001 || code > 20_999)).toEqual([]);
    expect(numbers('spec').filter((code) => !specified.includes(code))).toEqual([]);
    expect(specified.filter((code) => code >= 20_001 && code <= 20_999)).toEqual([]);
  });
  it('[PRO-1][SUP-3] names the times of the limits', () => {
    // Written out there, because browsers load the texts and would load the limits with them.
    const hours = limits.protection.raiseWaits / (60 * 60_000);
    const days = (span: number) => span / (24 * 60 * 60_000);
    for (const [code, ...numbers] of [
      [20309, hours, days(limits.protection.raiseLapses)],
      [20513, days(limits.support.reopenWithin)],
    ] as const) {
      const { message } = codeDefinition(code)!;
      for (const text of [message['zh-CN'], message.en])
        expect(text.match(/\d+/g)?.map(Number)).toEqual(numbers);
    }
  });
  it('[ERR-7] answers undefined for an unknown code', () => {
    expect(codeDefinition(123456)).toBeUndefined();
    expect(codeDefinition('toString')).toBeUndefined();
  });
});
