/** @jest-environment jsdom */
import { createCountUp } from '../kit/count-up.js';
import { toSigned } from '../kit/money.js';

describe('an amount that counts up', () => {
  it('[GAM-2] is written without a sign, or as it is told', () => {
    const [plain, signed] = [document.createElement('b'), document.createElement('b')];
    createCountUp({ isStill: () => true }).count([plain], 1250n, 900);
    createCountUp({ isStill: () => true, format: toSigned }).count([signed], 1250n, 900);
    expect([plain.textContent, signed.textContent]).toEqual(['12.50', '+12.50']);
  });
});
