import { siteOrigin } from '../kit/parent-window.js';

const sites = ['https://play.example', 'https://m.play.example'];

describe('the site that frames the game', () => {
  it.each([
    ['by ancestor', { sites, referrer: '', ancestors: ['https://play.example'] }, 'https://play.example'],
    [
      'by referrer',
      { sites, referrer: 'https://m.play.example/game/koi', ancestors: undefined },
      'https://m.play.example',
    ],
    ['a stranger', { sites, referrer: 'https://evil.example/', ancestors: undefined }, undefined],
    [
      'a stranger behind a known referrer',
      { sites, referrer: sites[0]!, ancestors: ['https://evil.example'] },
      undefined,
    ],
    ['nobody', { sites, referrer: '', ancestors: undefined }, undefined],
    [
      'a look-alike',
      { sites, referrer: 'https://play.example.evil.example/', ancestors: undefined },
      undefined,
    ],
  ])('[GAM-1] is spoken to only when it is known (%s)', (_, facts, origin) => {
    expect(siteOrigin(facts)).toBe(origin);
  });
});
