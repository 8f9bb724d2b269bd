import { readCookies } from './cookies';

describe('cookies', () => {
  it.each([
    ['theme=space; token=abc', { theme: 'space', token: 'abc' }],
    ['a=1; a=2', { a: '1' }],
    ['token=evil; theme=space; token=own; token=evil', { theme: 'space' }],
    ['__Host-token=a; __Host-token=b; token=c', { token: 'c' }],
    ['name=%E5%8D%8E%E4%BA%AD; broken=%E5%8', { name: '华亭', broken: '%E5%8' }],
    ['quoted="x y"; spaced =  z ', { quoted: 'x y', spaced: 'z' }],
    ['=nothing; flag; ', {}],
    [undefined, {}],
  ])('reads %j', (header, cookies) => expect({ ...readCookies(header) }).toEqual(cookies));

  it('sets no property of a prototype', () => {
    const cookies = readCookies('__proto__=x; constructor=y');
    expect(Object.getPrototypeOf(cookies)).toBeNull();
    expect(cookies.constructor).toBe('y');
  });
});
