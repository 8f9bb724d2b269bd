import { isCoinAddress } from './coin-address';
import { keccak256 } from './keccak256';

const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'];
const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

/** Every address that differs in one place. */
const slips = (address: string, letters: string) =>
  [...address].flatMap((letter, place) =>
    [...letters]
      .filter((other) => other !== letter)
      .map((other) => address.slice(0, place) + other + address.slice(place + 1)),
  );

describe('addresses of virtual coins', () => {
  it('hash as Ethereum does', () => {
    expect(keccak256(Buffer.from('')).toString('hex')).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
    expect(keccak256(Buffer.from('abc')).toString('hex')).toBe(
      '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
    );
    expect(keccak256(Buffer.alloc(200, 'a')).toString('hex')).toBe(
      '96ea54061def936c4be90b518992fdc6f12f535068a256229aca54267b4d084d',
    );
  });

  it.each(tron)('know the TRC20 address %s and no other that differs in one place', (address) => {
    expect(isCoinAddress('TRC20', address)).toBe(true);
    expect(isCoinAddress('ERC20', address)).toBe(false);
    expect(slips(address, 'TRaz19').filter((other) => isCoinAddress('TRC20', other))).toEqual([]);
  });

  it.each(ethereum)('know the ERC20 address %s by the case of its letters', (address) => {
    expect(isCoinAddress('ERC20', address)).toBe(true);
    expect(isCoinAddress('ERC20', address.toLowerCase())).toBe(true);
    expect(isCoinAddress('TRC20', address)).toBe(false);
    const swapped = [...address].map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect(isCoinAddress('ERC20', `0x${swapped.slice(2).join('')}`)).toBe(false);
    expect(isCoinAddress('ERC20', address.slice(0, -1))).toBe(false);
  });

  it('know no network that nobody named', () => {
    for (const network of ['', 'BEP20', 'toString', '__proto__']) {
      expect(isCoinAddress(network, tron[0] as string)).toBe(false);
    }
  });
});
