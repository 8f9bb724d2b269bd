import fc from 'fast-check';
import vectors from '../../contract/vectors/phone.json';
import { defaultCountry, formatPhone, parsePhone } from './phone';
import { expectVector, vectorsOf } from './testing/vectors';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 15 });

describe('parsePhone', () => {
  it.each(vectorsOf(vectors, 'parsePhone'))('[PHN-1] $name', (vector) => {
    expectVector(vector, parsePhone);
  });

  it('[PHN-1] parses the output of formatPhone', () => {
    fc.assert(
      fc.property(digits, digits, (country, number) => {
        expect(parsePhone(formatPhone({ country, number }))).toEqual({ country, number });
      }),
    );
  });

  it('[PHN-1] uses the default country for a number alone', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(parsePhone(number)).toEqual({ country: defaultCountry, number });
      }),
    );
  });
});

describe('formatPhone', () => {
  it.each(vectorsOf(vectors, 'formatPhone'))('[PHN-1] $name', (vector) => {
    expectVector(vector, formatPhone);
  });
});
