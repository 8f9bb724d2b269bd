import { teamColour } from './team-colour';

describe('the colour of a team', () => {
  it('[SEC-5] is a colour or nothing', () => {
    expect(['#a1B2c3', '#fff', 'red;position:fixed', '#a1b2c3;x:y', ''].map(teamColour)).toEqual([
      '#a1B2c3',
      ...Array(4).fill('transparent'),
    ]);
  });
});
